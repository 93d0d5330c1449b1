import { expect, it } from 'vitest';
import { parseMarkdown } from '#text/markdown.ts';
import { textRuns, type TextRun } from '#text/tree.ts';
import { unwrapped } from '#text/render.ts';

it.each<[string, string, TextRun[]]>([
  ['plain text', '0.27 ha', ['0.27 ha']],
  [
    'names in French',
    '<span lang="fr">Vogüé</span> 7.1421 ha; <span lang="fr">Mugnier</span>',
    [{ lang: 'fr', text: 'Vogüé' }, ' 7.1421 ha; ', { lang: 'fr', text: 'Mugnier' }],
  ],
  ['a French word', 'first <i lang="fr">cuvée</i>', ['first ', { lang: 'fr', text: 'cuvée' }]],
  ['signs and other markup', 'Danguy & Aubertin, 1<sup>er</sup>', ['Danguy & Aubertin, 1er']],
  ['nothing', '', []],
])('textRuns keeps %s', (_, markdown, runs) => {
  expect(textRuns(unwrapped(parseMarkdown(markdown)))).toEqual(runs);
});
