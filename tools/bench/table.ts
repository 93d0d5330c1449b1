type Cell = string | number;

/**
 * Rows as a Markdown table with aligned columns, so that it reads in a terminal and can be pasted into
 * the documentation. Columns of numbers stand right, thousands are grouped by a space.
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const numeric = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const lines = [head, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const bar = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [first = [], ...rest] = lines.map((line) =>
    widths.map((width, column) => {
      const cell = line[column] ?? '';
      return numeric[column] ? cell.padStart(width) : cell.padEnd(width);
    }),
  );
  const rule = widths.map((width, column) => (numeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [first, rule, ...rest].map(bar).join('\n');
}

/** `14600` is `14 600`. */
function grouped(number: number): string {
  const [whole = '', fraction] = String(number).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** The middle value, or the mean of the two middle ones; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** From the lowest to the highest, without repeating one that is both: `98–100`, `100`. */
export function range(values: readonly number[]): string {
  return [...new Set([Math.min(...values), Math.max(...values)])].map(grouped).join('–');
}
