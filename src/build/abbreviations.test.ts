import { expect, it } from 'vitest';
import { explainAbbreviations } from './abbreviations.ts';

const page = (text: string) => `<html lang="en"><main><p>1 ha</p><div id="text">${text}</div></main><p>2 ha</p>`;

it.each([
  ['<p>0.27\u00a0ha, 3 ha</p>', '<p>0.27\u00a0<abbr title="hectare">ha</abbr>, 3 ha</p>'],
  [
    '<p>15 hl/ha on 2 ha</p>',
    '<p>15 <abbr title="hectolitres per hectare">hl/ha</abbr> on 2 <abbr title="hectare">ha</abbr></p>',
  ],
  ['<svg><text>1 ha</text></svg><p>a-ha, has</p>', '<svg><text>1 ha</text></svg><p>a-ha, has</p>'],
  ['<svg><svg /></svg><i>ha</i>', '<svg><svg /></svg><i><abbr title="hectare">ha</abbr></i>'],
])('the first of each abbreviation is explained, in text alone: %s', (text, explained) => {
  expect(explainAbbreviations(page(text))).toBe(page(explained));
});
