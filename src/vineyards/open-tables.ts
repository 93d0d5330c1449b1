import { load } from 'cheerio';
import { CITATION } from '#text/citations.ts';
import type { PageFiles } from '#text/pages.ts';
import { sectionNamed } from '#text/sections.ts';
import { openCsv, sourcesInWords } from '#vineyards/open-fields.ts';

/** One cell of the tables that compare the crus, with the day for which it holds and the sources of its figure. */
interface OpenCell {
  readonly cru: string;
  readonly what: string;
  readonly value: string;
  readonly unit: string;
  /** A day or a year; empty where the source has none. */
  readonly date: string;
  readonly sources: readonly string[];
}

const EMPTY = '–';

/** The day of the register of plots owned by companies. */
const REGISTER = { date: '2025-01-01', sources: ['register', 'register-compiled'] };

/** The first table of a section, in which citations are still marks. */
function tableIn(html: string) {
  const $ = load(html);
  const [head = [], ...rows] = Array.from($('table').first().find('tr'), (row) =>
    Array.from($('th, td', row), (cell) => {
      const text = $(cell).text();
      /** With the ids of the sources that it cites. */
      return {
        text: text.replace(CITATION, '').trim(),
        cites: Array.from(text.matchAll(CITATION), ([, id = '']) => id),
      };
    }),
  );
  return { heads: head.map(({ text }) => text), rows };
}

type Table = ReturnType<typeof tableIn>;
type Cell = Table['rows'][number][number];

/** Every cell of a table that is not empty, told by a function that knows its column and its row. */
function cellsOf(
  { heads, rows }: Table,
  tell: (cell: Cell, head: string, row: readonly Cell[], column: number) => Omit<OpenCell, 'cru'>[],
): OpenCell[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, column) =>
      column === 0 || cell.text === EMPTY
        ? []
        : tell(cell, heads[column] ?? '', row, column).map((told) => ({ cru: row[0]?.text ?? '', ...told })),
    ),
  );
}

/** A day in words as `1937-07-31`; empty for what is no day. */
function isoDay(words: string): string {
  const time = Date.parse(`${words} UTC`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

function rulesOf(table: Table): OpenCell[] {
  // A decree is cited where the table names it first.
  const decrees = new Map<string, readonly string[]>();
  for (const [, , decree] of table.rows) {
    if (decree && decree.cites.length > 0) decrees.set(decree.text, decree.cites);
  }
  return cellsOf(table, ({ text, cites }, head, row, column) => {
    const [what = head, unit = ''] = head.split(', ');
    if (column === 1) return [{ what, value: isoDay(text), unit: '', date: isoDay(text), sources: cites }];
    if (column === table.heads.length - 1) {
      const [number = text, day = ''] = text.split(', ');
      return [{ what, value: number, unit: '', date: isoDay(day), sources: cites }];
    }
    const decree = row[2]?.text ?? EMPTY;
    const sources = [...(decrees.get(decree) ?? []), ...(column > 2 ? ['annexes-2009'] : [])];
    return [{ what, value: text, unit, date: '2009', sources: cites.length > 0 ? cites : sources }];
  });
}

function ranksOf(table: Table, known: readonly string[]): OpenCell[] {
  return cellsOf(table, ({ text, cites }, head) => {
    const date = /\d{4}$/.exec(head)?.[0] ?? '';
    const author = head.split(/[ ,]/)[0]?.toLowerCase() ?? '';
    const book = known.includes(author) ? [author] : [];
    const read = [...cites, ...book];
    // The committee's ranks of 1860 were printed in 1861.
    return [{ what: head, value: text, unit: '', date, sources: read.length > 0 ? read : ['ranks-1861'] }];
  });
}

/** One row for each owner. A `p` stands before an area that a list has published, which has no day. */
function ownersOf(table: Table): OpenCell[] {
  return cellsOf(table, (cell, _, __, column) => {
    if (column > 1) return [];
    return cell.text.split('; ').map((entry) => {
      const [, name, published, area] = /^(.*?) (?:(p|about) )?([\d.]+)$/.exec(entry) ?? [];
      if (name === undefined || area === undefined) throw new Error(`"${entry}" of the holders has no area.`);
      const from = published === 'p' ? { date: '', sources: cell.cites } : REGISTER;
      return { what: name, value: area, unit: 'ha', ...from };
    });
  });
}

/** The rules, ranks and owners of the page that compares the crus as three tables of CSV: a row for each cell. */
export function openTables(
  { text, references }: PageFiles,
  rights: { readonly licence: string; readonly version: string },
): Readonly<Record<'rules' | 'ranks' | 'owners', string>> {
  const table = (id: string): Table => tableIn(sectionNamed(text.html, id, text.file).html);
  const csv = (cells: readonly OpenCell[]): string => {
    const rows = cells.map((cell) => {
      const cited = [...new Set(cell.sources)].flatMap(
        (id) => references.sources.find((source) => source.id === id) ?? [],
      );
      return { ...cell, sources: sourcesInWords(cited), ...rights };
    });
    return openCsv(rows, ['cru', 'what', 'value', 'unit', 'date', 'sources', 'licence', 'version']);
  };
  const known = references.sources.map(({ id }) => id);
  return {
    rules: csv(rulesOf(table('rules'))),
    ranks: csv(ranksOf(table('ranks'), known)),
    owners: csv(ownersOf(table('holders'))),
  };
}
