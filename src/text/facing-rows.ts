import type { Element } from 'hast';
import type { FacingPair, Locale } from '#language/locales.ts';
import { elementsIn, type Tree } from '#text/tree.ts';

/** Both sides of a row; undefined where a side has nothing. */
export interface FacingRow<T> {
  readonly left: T | undefined;
  readonly right: T | undefined;
}

/** The two sides of a row with their languages. */
export function sidesOf<T>({ left, right }: FacingRow<T>, pair: FacingPair): { locale: Locale; side: T | undefined }[] {
  return [left, right].map((side, index) => ({ locale: pair[index === 0 ? 0 : 1], side }));
}

/**
 * The rows of two texts that face each other. Two originals tell the same in another order, so a row holds as few
 * paragraphs of each as share their matter: what they cite and link to. Where a paragraph shares nothing, texts of as many
 * paragraphs face each other one by one, and others stand whole in one row.
 */
export function pairBlocks({ left, right }: FacingRow<Tree>): FacingRow<Tree>[] {
  const blocksOf = (tree: Tree = []): Element[] => tree.filter((node) => node.type === 'element');
  const [blocks, others] = [blocksOf(left), blocksOf(right)];
  const [marks, otherMarks] = [blocks.map(marksOf), others.map(marksOf)];
  const isEven = blocks.length === others.length;
  const partners = marks.map((own, index) => nearestTo(own, otherMarks, isEven ? index : undefined));
  const otherPartners = otherMarks.map((own, index) => nearestTo(own, marks, isEven ? index : undefined));
  const begins = blocks.flatMap((_, row): [number, number][] => {
    const column = partners[row];
    if (column === undefined || otherPartners[column] !== row) return [];
    const isParted = (from: readonly (number | undefined)[], at: number, to: number): boolean =>
      from.every((partner, index) => partner === undefined || index < at === partner < to);
    return isParted(partners, row, column) && isParted(otherPartners, column, row) ? [[row, column]] : [];
  });
  const [first] = begins;
  if (!first) return [{ left, right }];
  // The text before the first pair is a row of its own where both languages have some.
  begins.splice(0, Math.min(...first) > 0 ? 0 : 1, [0, 0]);
  return begins.map(([row, column], index) => {
    const [nextRow, nextColumn] = begins[index + 1] ?? [];
    return { left: blocks.slice(row, nextRow), right: others.slice(column, nextColumn) };
  });
}

/** Citations and links of a paragraph: parts of addresses that languages share, such as `source-3` and `musigny`. */
const marksOf = (block: Element): ReadonlySet<string> =>
  new Set(
    elementsIn([block], ({ tagName }) => tagName === 'a').flatMap(({ properties }) =>
      String(properties.href).split(/[/#]/).filter(Boolean),
    ),
  );

/** The place of the text that has most of the marks; where none has more, the place that is proposed. */
function nearestTo(marks: ReadonlySet<string>, texts: readonly ReadonlySet<string>[], proposed?: number) {
  const shared = texts.map((text) => marks.intersection(text).size);
  const most = Math.max(0, ...shared);
  return proposed !== undefined && shared[proposed] === most ? proposed : most > 0 ? shared.indexOf(most) : undefined;
}

/**
 * Parts of two texts, matched by id, in the order of the left one. A part that only one language has stands
 * alone, after the part that it follows in its own text.
 */
export function alignParts<Part extends { readonly id: string }>(
  left: readonly Part[],
  right: readonly Part[],
): FacingRow<Part>[] {
  const rows = left.map((part): FacingRow<Part> => ({ left: part, right: right.find(({ id }) => id === part.id) }));
  for (const [index, part] of right.entries()) {
    if (left.some(({ id }) => id === part.id)) continue;
    const before = index === 0 ? -1 : rows.findIndex((row) => row.right === right[index - 1]);
    rows.splice(before + 1, 0, { left: undefined, right: part });
  }
  return rows;
}
