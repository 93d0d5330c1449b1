import { expect, it } from 'vitest';
import { explainAbbreviations } from './abbreviations.ts';
import { builtPage, withEdits } from './built-page.ts';
import { raiseEndings } from './ordinals.ts';

const page = (text: string) => `<html lang="en"><main><p>1 ha</p><div id="text">${text}</div></main><p>2 ha</p>`;

it.each([
  ['<p>0.27\u00a0ha, 3 ha</p>', '<p>0.27\u00a0<abbr title="hectare">ha</abbr>, 3 ha</p>'],
  [
    '<p>15 hl/ha on 2 ha</p>',
    '<p>15 <abbr title="hectolitres per hectare">hl/ha</abbr> on 2 <abbr title="hectare">ha</abbr></p>',
  ],
  ['<svg><text>1 ha</text></svg><p>a-ha, has</p>', '<svg><text>1 ha</text></svg><p>a-ha, has</p>'],
  ['<svg><svg /></svg><i>ha</i>', '<svg><svg /></svg><i><abbr title="hectare">ha</abbr></i>'],
  [
    '<p class="[&>i]:x" aria-label="0.27 ha">3 ha</p>',
    '<p class="[&>i]:x" aria-label="0.27 ha">3 <abbr title="hectare">ha</abbr></p>',
  ],
])('the first of each abbreviation is explained, in text alone: %s', (text, explained) => {
  const html = page(text);
  expect(withEdits(html, explainAbbreviations(builtPage(html, 'x.html')))).toBe(page(explained));
});

it('the endings of ordinals are raised in French words, wherever they stand, and nowhere else', () => {
  const html =
    '<html lang="en"><body><p>1er</p><p lang="fr" title="1er">1er mai <code>1er</code><svg>1er</svg></p></body>';
  const raised = html.replace('>1er mai', '>1<sup>er</sup> mai');
  expect(withEdits(html, raiseEndings(builtPage(html, 'x.html')))).toBe(raised);
});
