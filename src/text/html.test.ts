import { expect, it } from 'vitest';
import { labelCells, splitLabels, textRuns } from '#text/html.ts';

it.each([
  ['a label', '<li>Scent: humus</li>', '<li><span>Scent</span> <div>humus</div></li>'],
  ['a label with a French space', '<li>Nez\u00a0: l’humus</li>', '<li><span>Nez</span> <div>l’humus</div></li>'],
  [
    'a label with a name in another language',
    '<li><span lang="fr">Bourgogne</span> Wine Board: humus</li>',
    '<li><span><span lang="fr">Bourgogne</span> Wine Board</span> <div>humus</div></li>',
  ],
  ['no label', '<li>Humus and truffle</li>', '<li><div>Humus and truffle</div></li>'],
])('splitLabels finds the label of an item with %s', (_, html, expected) => {
  expect(splitLabels(html)).toBe(expected);
});

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
])('textRuns keeps %s', (_, html, runs) => {
  expect(textRuns(html)).toEqual(runs);
});

it('the cells of a table have the head of their column as a label', () => {
  const head = '<thead><tr><th>Cru</th><th>Base &amp; "ceiling"</th></tr></thead>';
  const body = '<tbody><tr><td>Musigny</td><td align="right">35</td></tr></tbody>';
  expect(labelCells(`<p>x</p><table>${head}${body}</table>`)).toBe(
    `<p>x</p><table>${head}<tbody><tr><td data-label="Cru">Musigny</td>` +
      '<td data-label="Base &amp; &quot;ceiling&quot;" align="right">35</td></tr></tbody></table>',
  );
});
