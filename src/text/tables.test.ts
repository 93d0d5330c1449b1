import { expect, it } from 'vitest';
import { labelCells } from '#text/tables.ts';

it('the cells of a table have the head of their column as a label', () => {
  const head = '<thead><tr><th>Cru</th><th>Base &amp; "ceiling"</th></tr></thead>';
  const body = '<tbody><tr><td>Musigny</td><td align="right">35</td></tr></tbody>';
  expect(labelCells(`<p>x</p><table>${head}${body}</table>`)).toBe(
    `<p>x</p><table>${head}<tbody><tr><td data-label="Cru">Musigny</td>` +
      '<td data-label="Base &amp; &quot;ceiling&quot;" align="right">35</td></tr></tbody></table>',
  );
});
