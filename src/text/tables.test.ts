import { expect, it } from 'vitest';
import { parseMarkdown } from '#text/markdown.ts';
import { labelCells, splitLabels } from '#text/tables.ts';
import { htmlOf } from '#text/tree.ts';

it.each([
  ['a label', 'Scent: humus', '<span>Scent</span> <div>humus</div>'],
  ['a label with a French space', 'Nez\u00a0: l’humus', '<span>Nez</span> <div>l’humus</div>'],
  [
    'a label with a name in another language',
    '<span lang="fr">Bourgogne</span> Wine Board: humus',
    '<span><span lang="fr">Bourgogne</span> Wine Board</span> <div>humus</div>',
  ],
  ['no label', 'Humus and truffle', '<div>Humus and truffle</div>'],
])('splitLabels finds the label of an item with %s', (_, item, expected) => {
  expect(htmlOf(splitLabels(parseMarkdown(`- ${item}`)))).toBe(`<ul>\n<li>${expected}</li>\n</ul>`);
});

it('the cells of a table have the head of their column as a label', () => {
  const table = parseMarkdown('x\n\n| Cru | Base & "ceiling" |\n| - | -: |\n| Musigny | *35* |');
  const html = htmlOf(labelCells(table));
  expect(html).toContain('<th scope="row">Musigny</th>');
  expect(html).toMatch(
    /<td data-label="Base &amp; (&quot;|&#x22;)ceiling\1" style="text-align: right"><em>35<\/em><\/td>/,
  );
  expect(html).not.toMatch(/<th[^>]* data-label/);
});
