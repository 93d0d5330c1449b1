import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { glossarySchema } from '#text/schemas.ts';
import { localeCodes } from '#language/locales.ts';
import { parseMarkdown } from '#text/markdown.ts';
import { indexTerms, linkTerms, type GlossaryTerm } from '#text/terms.ts';
import { htmlOf, treeOf } from '#text/tree.ts';

const defined = { word: '', definition: [], rock: undefined, pronunciation: undefined };
const terms = indexTerms(
  [
    { id: 'climat', forms: ['climat', 'climats'] },
    { id: 'grand-cru', forms: ['grand cru', 'grands crus'] },
    { id: 'marl', forms: ['marl', 'marls'] },
    { id: 'limestone-marl', forms: ['limestone marl'] },
    { id: 'combe', forms: ['combe'] },
    { id: 'elevage', forms: ['élevage'] },
    { id: 'bathonian', forms: ['Bathonian'] },
    { id: 'yield', forms: ["vin d'ici", 'hl/ha'] },
  ].map((term) => ({ ...defined, ...term })),
);

const linked = (...texts: readonly string[]) => {
  const used = new Set<GlossaryTerm>();
  const html = texts.map((text) => htmlOf(linkTerms(parseMarkdown(text), terms, used)));
  return { html, used: [...used].map(({ id }) => id) };
};
const link = (id: string, words: string) => `<a class="term" id="ref-${id}" href="#term-${id}">${words}</a>`;

describe('marking terms', () => {
  it.each([
    ['the first use only', 'a climat, a climat', `a ${link('climat', 'climat')}, a climat`],
    ['another form of the same term counts as used', 'climats, a climat', `${link('climat', 'climats')}, a climat`],
    ['words in capitals', 'nine Grands Crus', `nine ${link('grand-cru', 'Grands Crus')}`],
    ['words held together', 'un grand\u00a0cru', `un ${link('grand-cru', 'grand\u00a0cru')}`],
    ['the longer term, not the one inside it', 'limestone marl', link('limestone-marl', 'limestone marl')],
    ['the first word of a sentence', 'So. Marl it is', `So. ${link('marl', 'Marl')} it is`],
    ['a term after an elision', 'l’élevage', `l’${link('elevage', 'élevage')}`],
    ['a curled apostrophe in the term', 'vin d’ici', link('yield', 'vin d’ici')],
    ['a French word in English', '<i lang="fr">climat</i>', `<i lang="fr">${link('climat', 'climat')}</i>`],
  ])('marks %s', (_, text, html) => {
    expect(linked(`<p>${text}</p>`).html).toEqual([`<p>${html}</p>`]);
  });

  it.each([
    ['a longer word', '<p>climatic, marlstone</p>'],
    ['a part of a compound', '<p>sous-combe, combe-bas</p>'],
    ['a name', '<p>La Combe d’Orveau</p>'],
    ['a marked name', '<p><span lang="fr">combe d’Orveau</span></p>'],
    ['a proper adjective in small letters', '<p>bathonian</p>'],
    ['a heading', '<h3>Marl</h3>'],
    ['a link', '<p><a href="/x">marl</a></p>'],
    ['a quotation', '<blockquote><p>marl</p></blockquote>'],
    ['words in quotation marks', '<p>“a marl of sorts” and « un climat »</p>'],
    ['a title', '<p><cite>On marl</cite></p>'],
    ['an attribute', '<p title="marl">x</p>'],
  ])('does not mark %s', (_, html) => {
    expect(linked(html).html).toEqual([html]);
  });

  it('marks each term once on a page, and tells which in which order', () => {
    const { html, used } = linked('<p>a marl, a climat</p>', '<p>a climat, a combe</p>');
    expect(html).toEqual([
      `<p>a ${link('marl', 'marl')}, a ${link('climat', 'climat')}</p>`,
      `<p>a climat, a ${link('combe', 'combe')}</p>`,
    ]);
    expect(used).toEqual(['marl', 'climat', 'combe']);
  });
});

describe.each(localeCodes)('the glossary in %s', (locale) => {
  const folder = new URL(`../../content/${locale}/glossary/`, import.meta.url);
  const entries = readdirSync(folder).map((file) => ({
    id: file.replace(/\.md$/, ''),
    ...glossarySchema.parse(parse(readFileSync(new URL(file, folder), 'utf8').split('---')[1] ?? '')),
    ...defined,
  }));
  const index = indexTerms(entries);

  it.each(entries)('finds each form of $id', ({ id, forms }) => {
    for (const form of forms) {
      const used = new Set<GlossaryTerm>();
      linkTerms(treeOf(`x ${form.replaceAll("'", '’')} x`), index, used);
      expect([...used][0]?.id, form).toBe(id);
    }
  });
});
