import { expect, it } from 'vitest';
import { explainAbbreviations } from './abbreviations.ts';
import { parsedPage, withEdits } from './parsed-page.ts';
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
  expect(withEdits(html, explainAbbreviations(parsedPage(html, 'x.html')))).toBe(page(explained));
});

it.each([
  ['le 1er et la 1re', 'le 1<sup>er</sup> et la 1<sup>re</sup>'],
  ['le 2e et le 12e', 'le 2<sup>e</sup> et le 12<sup>e</sup>'],
  ['du XIe au XIXe', 'du XI<sup>e</sup> au XIX<sup>e</sup>'],
  ['au Ve siècle', 'au V<sup>e</sup> siècle'],
  ['Napoléon Ier', 'Napoléon I<sup>er</sup>'],
  ['la Vie et les Ier-cru', 'la Vie et les Ier-cru'],
  ['Louis XIV, 1936, Exe', 'Louis XIV, 1936, Exe'],
  ['<code>1er</code><svg>1er</svg>', '<code>1er</code><svg>1er</svg>'],
])('the endings of ordinals are raised in French words, and nowhere else: %s', (text, raised) => {
  const html = (words: string) => `<html lang="en"><body><p>1er</p><p lang="fr" title="1er">${words}</p></body>`;
  expect(withEdits(html(text), raiseEndings(parsedPage(html(text), 'x.html')))).toBe(html(raised));
});
