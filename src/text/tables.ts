import type { Element } from 'hast';
import { element, elementsIn, isElement, mapElements, plainText, treeOf, type Tree } from '#text/tree.ts';

/**
 * Gives the cells of tables the head of their column as `data-label`, which names them where a narrow screen sets each row
 * as a list. The first cell of a row is its head, and each head says of what.
 */
export function labelCells(tree: Tree): Tree {
  return mapElements(tree, (table) => {
    if (table.tagName !== 'table') return table;
    const heads = elementsIn([table], ({ tagName }) => tagName === 'th').map((head) => plainText([head]).trim());
    const children = mapElements(table.children, (row) => {
      let column = 0;
      const label = (cell: Element): Element => {
        const properties = { dataLabel: heads[column++] ?? '', ...cell.properties };
        if (column > 1) return { ...cell, properties };
        return { ...cell, tagName: 'th', properties: { ...cell.properties, scope: 'row' } };
      };
      const cells = row.children.map((cell) => {
        if (isElement(cell, 'th')) return { ...cell, properties: { ...cell.properties, scope: 'col' } };
        return isElement(cell, 'td') ? label(cell) : cell;
      });
      return { ...row, children: cells };
    });
    return { ...table, children };
  });
}

/** Names the tables of a text after the heading with this id. */
export function nameTables(tree: Tree, heading: string): Tree {
  return mapElements(tree, (table) =>
    table.tagName === 'table' ? { ...table, properties: { ariaLabelledBy: [heading], ...table.properties } } : table,
  );
}

/** A long part in `<details>`; a table takes the room of the notes too. Paper has it open. */
export const disclosure = (words: string, blocks: Tree): Element =>
  element('details', { dataWide: '' }, [
    element('summary', { className: ['button', 'mt-4', 'mb-4', 'wrap-anywhere'] }, words),
    ...blocks,
  ]);

/** A colon that ends a label, with the space that French has before it. */
const COLON = /^([^:]*?)[\u00a0\u202f]?: /;

/** Parts the label from the text of each list item that begins with one: `Scent: humus`. Other items become one `div`. */
export function splitLabels(tree: Tree): Tree {
  return mapElements(tree, (item) => {
    if (item.tagName !== 'li') return item;
    const at = item.children.findIndex(
      (child) => !isElement(child, 'a', 'span', 'cite') || plainText([child]).includes(':'),
    );
    const child = item.children[at];
    const [begin, label] = COLON.exec(child?.type === 'text' ? child.value : '') ?? [];
    if (child?.type !== 'text' || begin === undefined || label === undefined || at + label.length === 0)
      return { ...item, children: [element('div', {}, item.children)] };
    const [before, after] = [item.children.slice(0, at), item.children.slice(at + 1)];
    const rest = treeOf(child.value.slice(begin.length), ...after);
    return { ...item, children: treeOf(element('span', {}, treeOf(...before, label)), ' ', element('div', {}, rest)) };
  });
}
