import { describe, expect, it } from 'vitest';
import { renamed } from '../../../tools/bench/vineyard-generator.ts';

describe('a generated vineyard', () => {
  it('takes a place and a name of its own and keeps every other line', () => {
    const record = 'order: 4\nname: Musigny\nplate: musigny\ncommune: Chambolle-Musigny\n';
    expect(renamed(record, 12)).toBe('order: 12\nname: Musigny 12\nplate: musigny\ncommune: Chambolle-Musigny\n');
  });
});
