import { extent, median as middle } from 'd3-array';
import { markdownTable } from 'markdown-table';

/** What `npm run bench -- …` was asked for. */
export interface Options {
  /** Visits per row. */
  readonly runs: number;
  /** Words of which a page's path contains one; empty for all pages. */
  readonly words: readonly string[];
}

/** Measures one part: what is printed, what is written down, and whether a budget is missed. */
export type Part = (options: Options) => Promise<{ text: string; results: unknown; failed?: boolean }>;

/** Rows as a Markdown table, for the terminal and for the documentation. Thousands are grouped by a space. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)));
  const align = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? 'right' : null));
  return markdownTable([head, ...cells], { align });
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
