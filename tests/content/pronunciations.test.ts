import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frontMatter, slugs } from '../support/content.ts';

interface Fields {
  readonly term: string;
  readonly respelling?: string;
  readonly ipa?: string;
}
const fieldsOf = (file: string): Fields => frontMatter(file) as Fields;

/** Words that English has made its own. */
const ENGLISH = new Set(['appellation', 'base', 'fermentation', 'village']);
const longWords = (term: string): string[] => term.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [];

const glossary = readdirSync('content/en/glossary');
const french = glossary.filter((file) => {
  const own = longWords(fieldsOf(`fr/glossary/${file}`).term);
  return longWords(fieldsOf(`en/glossary/${file}`).term).some((word) => own.includes(word) && !ENGLISH.has(word));
});

it('English readers are told how to say the terms that their pages keep in French', () => {
  expect(french).toEqual(expect.arrayContaining(['climat.md', 'lieu-dit.md', 'elevage.md', 'guyot.md']));
  for (const file of french) {
    const { respelling, ipa } = fieldsOf(`en/glossary/${file}`);
    expect(respelling, file).toMatch(/\p{Lu}{2}/u);
    expect(ipa, file).toMatch(/^[^[\]/]+$/);
  }
});

it.each(slugs)('English readers are told how to say %s', (slug) => {
  expect(fieldsOf(`facts/vineyards/grand-cru/${slug}.md`).ipa).toBeDefined();
  expect(fieldsOf(`en/vineyards/${slug}.md`).respelling).toMatch(/\p{Lu}{2}/u);
});
