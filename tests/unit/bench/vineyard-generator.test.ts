import { describe, expect, it } from 'vitest';
import { renamed } from '../../../tools/bench/vineyard-generator.ts';
import { spread } from '../../../tools/bench/scale-sample.ts';

describe('a generated vineyard', () => {
  it('takes a place and a name of its own and keeps every other line', () => {
    const record = 'order: 4\nname: Musigny\nplate: musigny\ncommune: Chambolle-Musigny\n';
    expect(renamed(record, 12)).toBe('order: 12\nname: Musigny 12\nplate: musigny\ncommune: Chambolle-Musigny\n');
  });
});

describe('a sample', () => {
  it.each([
    [['a', 'b', 'c', 'd', 'e'], 3, ['a', 'c', 'e']],
    [['a', 'b'], 3, ['a', 'b']],
    [['a', 'b', 'c', 'd'], 2, ['a', 'd']],
  ])('of %j is spread from the first to the last', (items, count, expected) => {
    expect(spread(items, count)).toEqual(expected);
  });
});
