import { describe, expect, it } from 'vitest';
import { median, medianOf } from '../../../tools/bench/statistics.ts';

describe('the median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves the order of what it was given alone', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('does not exist of nothing', () => {
    expect(() => median([])).toThrow('no median');
  });

  it('is taken of one field', () => {
    expect(medianOf([{ lcp: 900 }, { lcp: 1300 }, { lcp: 1000 }], ({ lcp }) => lcp)).toBe(1000);
  });
});
