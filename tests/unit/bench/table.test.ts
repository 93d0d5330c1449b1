import { describe, expect, it } from 'vitest';
import { table } from '../../../tools/bench/table.ts';

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
