import { extent, median as middle } from 'd3-array';
import { markdownTable } from 'markdown-table';

type Cell = string | number;

/**
 * Rows as a Markdown table with aligned columns, so that it reads in a terminal and can be pasted into
 * the documentation. Columns of numbers stand right, thousands are grouped by a space.
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isNumeric = (column: number): boolean => rows.every((row) => typeof row[column] === 'number');
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)));
  return markdownTable([head, ...cells], { align: head.map((_, column) => (isNumeric(column) ? 'right' : null)) });
}

/** `14600` is `14 600`. */
function grouped(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 4 }).replaceAll(',', ' ');
}

/** The middle value, or the mean of the two middle ones; NaN of none. */
export function median(values: readonly number[]): number {
  return middle(values) ?? Number.NaN;
}

/** From the lowest to the highest, without repeating one that is both: `98–100`, `100`. */
export function range(values: readonly number[]): string {
  const ends = extent(values).map((end) => grouped(end ?? Number.NaN));
  return [...new Set(ends)].join('–');
}
