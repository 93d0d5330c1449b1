type Cell = string | number;

/**
 * Rows as a Markdown table with aligned columns, so that it reads in a terminal and can be pasted into
 * the documentation. Columns of numbers stand right.
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const numeric = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const lines = [head, ...rows].map((row) => row.map((cell) => printed(cell)));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const align = (line: readonly string[]): string =>
    bar(widths.map((width, column) => pad(line[column] ?? '', width, numeric[column] === true)));
  const rule = bar(widths.map((width, column) => (numeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))));
  const [first = [], ...rest] = lines;
  return [align(first), rule, ...rest.map(align)].join('\n');
}

/** Thousands are grouped by a space: `14 600`. */
function printed(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const [whole = '', fraction] = String(cell).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}

function bar(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
