import type { z } from 'astro/zod';
import { plotProblems } from '#atlas/plot-checks.ts';
import { dataFiles, polygonsOf } from '#atlas/schemas.ts';
import { entriesOf, type Library } from '../library.ts';
import { problemAt, problemOfFile, repeated, type Problem } from '../problem.ts';

const FOLDER = 'content/facts/atlas/';
const README = `${FOLDER}README.md`;
const SCHEMAS = 'src/atlas/schemas.ts';

/** A row of the table in the README: file, what it holds, provenance and licence, the texts that print the licence. */
const ROW = /^\|\s*`(?<file>[^`]+)`\s*\|[^|]*\|(?<provenance>[^|]*)\|(?<texts>[^|]*)\|/gm;
const LICENCE = /Licence Ouverte 2\.0|CC BY 4\.0|general knowledge/;
/** Needs no line on the site. */
const FREE = 'general knowledge';

interface DataEntry {
  readonly file: string;
  readonly id: string;
  readonly estate: boolean;
}

/** Every data file of the atlas is what its schema asks for, knows the vineyards it names, and has a licence that the site prints. */
export function dataFileProblems(library: Library): Problem[] {
  // A content without an atlas has nothing to check.
  if (library.dataFiles.size === 0) return [];
  const entries: DataEntry[] = [];
  const problems = Object.values(dataFiles).flatMap(({ file, parse, schema }): Problem[] => {
    const path = `${FOLDER}${file}`;
    const text = library.dataFiles.get(path);
    if (library.refused.some((problem) => problem.file === path)) return [];
    if (text === undefined) return [problemOfFile(path, 'is missing', `Put it back, or take it out of ${SCHEMAS}`)];
    let rows: Record<string, unknown>[];
    try {
      rows = parse(text);
    } catch (error) {
      return [problemOfFile(path, `cannot be read: ${String(error)}`, 'Write it as its ending says')];
    }
    const named = rows.map((row) => ({ row, id: String(row.id) }));
    entries.push(...named.map(({ row, id }) => ({ file, id, estate: row.estate === true })));
    return [
      ...named.flatMap(({ row, id }) =>
        (schema.safeParse(row).error?.issues ?? []).map((issue) => issueProblem(path, id, issue)),
      ),
      ...repeated(named, ({ id }) => id).map(({ item: { id } }) => ({
        ...problemOfFile(path, 'is there twice', 'Remove one of the two, or correct its name'),
        field: id,
      })),
    ];
  });
  // What lies where is asked of files that are sound in themselves.
  const placed = problems.length > 0 ? [] : placeProblems(library);
  return [...problems, ...placed, ...idProblems(library, entries), ...licenceProblems(library)];
}

/** The entries of one data file. */
function rowsOf<Name extends keyof typeof dataFiles>(
  library: Library,
  name: Name,
): z.output<(typeof dataFiles)[Name]['schema']>[] {
  const { file, parse, schema } = dataFiles[name];
  return parse(library.dataFiles.get(`${FOLDER}${file}`) ?? '').map((row) => schema.parse(row)) as never;
}

/** Plots lie in their crus and add up to the hectares of the records. */
function placeProblems(library: Library): Problem[] {
  const outlines = new Map(rowsOf(library, 'grandCruOutlines').map(({ id, geometry }) => [id, polygonsOf(geometry)]));
  const crus = entriesOf(library, 'grandCruFacts').map(({ document: { name: slug }, data: { areaHa, outline } }) => ({
    slug,
    areaHa,
    polygons: outlines.get(outline ?? slug),
  }));
  return plotProblems(rowsOf(library, 'plots'), crus).map(({ field, wrong, cure }) => ({
    ...problemOfFile(`${FOLDER}${dataFiles.plots.file}`, wrong, cure),
    field,
  }));
}

/** Messages of our own schemas hold their cure after a colon. */
function issueProblem(file: string, id: string, { code, message, path }: z.core.$ZodIssue): Problem {
  const cut = code === 'custom' ? message.lastIndexOf(': ') : -1;
  const [wrong, cure] =
    cut < 0 ? [message, `correct it; ${SCHEMAS} says what it holds`] : [message.slice(0, cut), message.slice(cut + 2)];
  const capital = cure.charAt(0).toUpperCase() + cure.slice(1);
  return { ...problemOfFile(file, wrong, capital), field: [id, ...path.map(String)].join('.') };
}

/** Outlines and slopes of the estate are those of its vineyards. A vineyard may be without: its page then has no sheet. */
function idProblems(library: Library, entries: readonly DataEntry[]): Problem[] {
  const slugs = entriesOf(library, 'grandCruFacts').map(({ document }) => document.name);
  const named = entriesOf(library, 'holdingFacts').flatMap(({ data }) => data.outline ?? []);
  const known = new Set([...slugs, ...named]);
  const slopes = dataFiles.slopes.file;
  return entries
    .filter(({ file, id, estate }) => (estate || file === slopes) && !known.has(id) && !isBed(id))
    .map(({ file, id }) => ({
      ...problemOfFile(
        `${FOLDER}${file}`,
        'is no vineyard of the estate',
        'Correct the id after content/facts/vineyards/',
      ),
      field: id,
    }));
}

/** The beds of rock stand in the file of the slopes. */
const isBed = (id: string): boolean => id.startsWith('bed-');

function licenceProblems(library: Library): Problem[] {
  const readme = library.dataFiles.get(README) ?? '';
  const rows = new Map([...readme.matchAll(ROW)].map(({ groups }) => [groups?.file, groups]));
  const files = [...library.dataFiles.keys()].filter((path) => path !== README);
  return files.flatMap((path): Problem[] => {
    const { provenance = '', texts = '' } = rows.get(path.slice(FOLDER.length)) ?? {};
    const [licence] = LICENCE.exec(provenance) ?? [];
    if (licence === undefined) {
      return [problemOfFile(path, 'has no licence', `Name its provenance and licence in the table of ${README}`)];
    }
    if (licence === FREE) return [];
    const keys = [...texts.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);
    if (keys.length === 0) {
      return [problemOfFile(path, 'has no text that prints its licence', `Name one in the last column of ${README}`)];
    }
    return keys.flatMap((key) => printedProblems(library, key, licence, path));
  });
}

/** A text of the dictionary, in every language, or the title of a source of a page, that has to name a licence. */
function printedProblems(library: Library, key: string, licence: string, path: string): Problem[] {
  const wrong = `does not name "${licence}", the licence of ${path}`;
  const texts = entriesOf(library, 'translations').flatMap(({ document, data: { [key]: text } }) =>
    text === undefined ? [] : [{ document, field: [key], text }],
  );
  const titles = entriesOf(library, 'pageFacts').flatMap(({ document, data: { sources } }) =>
    sources.flatMap(({ id, title }, index) =>
      id === key ? [{ document, field: ['sources', index, 'title'], text: title }] : [],
    ),
  );
  const printed = [...texts, ...titles];
  if (printed.length === 0) {
    const lost = `names the text "${key}", which neither the dictionary nor a source of a page has`;
    return [problemOfFile(README, lost, 'Correct its name')];
  }
  return printed
    .filter(({ text }) => !text.includes(licence))
    .map(({ document, field }) => problemAt(document, field, wrong, 'Print it again'));
}
