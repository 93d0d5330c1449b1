import { describe, expect, it } from 'vitest';
import { alignParts, pairBlocks } from '#prose/facing.ts';

describe('pairBlocks', () => {
  it('sets paragraph beside paragraph where both texts have as many', () => {
    expect(pairBlocks('<p>One</p>\n<ul><li>a</li></ul>', '<p>Un</p><ul><li>b</li></ul>')).toEqual([
      { en: '<p>One</p>', fr: '<p>Un</p>' },
      { en: '<ul><li>a</li></ul>', fr: '<ul><li>b</li></ul>' },
    ]);
  });

  it('sets the whole texts side by side where one has more paragraphs', () => {
    const [en, fr] = ['<p>One</p><p>Two</p>', '<p>Un et deux</p>'];
    expect(pairBlocks(en, fr)).toEqual([{ en, fr }]);
  });
});

describe('alignParts', () => {
  const parts = (ids: string): { id: string }[] => ids.split('').map((id) => ({ id }));
  const sides = (en: string, fr: string): string[] =>
    alignParts(parts(en), parts(fr)).map((row) => `${row.en?.id ?? '-'}${row.fr?.id ?? '-'}`);

  it('puts parts of the same id side by side', () => {
    expect(sides('abc', 'abc')).toEqual(['aa', 'bb', 'cc']);
  });

  it('leaves the other side free beside a part that one language has', () => {
    expect(sides('abd', 'acd')).toEqual(['aa', '-c', 'b-', 'dd']);
    expect(sides('a', 'ab')).toEqual(['aa', '-b']);
  });

  it('loses no part where the order differs', () => {
    expect(sides('abc', 'cab')).toEqual(['aa', 'bb', 'cc']);
  });
});
