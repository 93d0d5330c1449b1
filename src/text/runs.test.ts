import { describe, expect, it } from 'vitest';
import { textRuns } from '#text/runs.ts';

describe('textRuns', () => {
  it.each([
    ['plain text', '0.27 ha', ['0.27 ha']],
    [
      'names in French',
      '<span lang="fr">Vogüé</span> 7.1421 ha; <span lang="fr">Mugnier</span>',
      [{ lang: 'fr', text: 'Vogüé' }, ' 7.1421 ha; ', { lang: 'fr', text: 'Mugnier' }],
    ],
    ['a French word', 'first <i lang="fr">cuvée</i>', ['first ', { lang: 'fr', text: 'cuvée' }]],
    ['entities and other tags', 'Danguy &amp; Aubertin, 1<sup>er</sup>', ['Danguy & Aubertin, 1er']],
    ['nothing', '', []],
  ])('keeps %s', (_, html, runs) => {
    expect(textRuns(html)).toEqual(runs);
  });
});
