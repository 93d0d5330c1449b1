import { describe, expect, it } from 'vitest';
import { median, range, table } from '../../../tools/bench/table.ts';

describe('a table', () => {
  it('sets words left and numbers right, and groups thousands', () => {
    const rows = [
      ['/en', 14600],
      ['/philosophie', 12],
    ];
    expect(table(['page', 'bytes'], rows)).toBe(
      [
        '| page         |  bytes |',
        '| ------------ | -----: |',
        '| /en          | 14 600 |',
        '| /philosophie |     12 |',
      ].join('\n'),
    );
  });

  it.each([
    [999, '999'],
    [1234567, '1 234 567'],
    [1234.5678, '1 234.5678'],
    [0.0027, '0.0027'],
    [-1234, '-1 234'],
  ])('prints %d as %s', (number, printed) => {
    expect(
      table(['x'], [[number]])
        .split('\n')
        .at(-1),
    ).toContain(`${printed} |`);
  });
});

describe('the median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('a range', () => {
  it.each([
    [[98, 100, 99], '98–100'],
    [[100, 100], '100'],
    [[1200, 950], '950–1 200'],
  ])('of %j is %s', (values, expected) => {
    expect(range(values)).toBe(expected);
  });
});
