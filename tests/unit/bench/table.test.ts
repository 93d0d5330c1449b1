import { describe, expect, it } from 'vitest';
import { range, table } from '../../../tools/bench/table.ts';

describe('a table', () => {
  it('sets words left and numbers right, and groups thousands', () => {
    const rows = [
      ['/en', 14600],
      ['/philosophie', 0.0027],
    ];
    expect(table(['page', 'bytes'], rows)).toBe(
      [
        '| page         |  bytes |',
        '| ------------ | -----: |',
        '| /en          | 14 600 |',
        '| /philosophie | 0.0027 |',
      ].join('\n'),
    );
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
