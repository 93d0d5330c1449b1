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

/** Every data file of the atlas is what its schema asks for, knows the vineyards it names, and has a licence that the site prints. */
export function dataFileProblems(library: Library): Problem[] {
  // A content without an atlas has nothing to check.
  if (library.dataFiles.size === 0) return [];
  const problems = Object.values(dataFiles).flatMap((file) => fileProblems(library, file));
  // What lies where is asked of files that are sound in themselves.
  const placed = problems.length > 0 ? [] : [...placeProblems(library), ...idProblems(library)];
  return [...problems, ...placed, ...licenceProblems(library)];
}

type DataFile = (typeof dataFiles)[keyof typeof dataFiles];

/** A problem of an entry of a data file. */
const problemOf = (file: string, field: string, wrong: string, cure: string): Problem => {
  return { ...problemOfFile(`${FOLDER}${file}`, wrong, cure), field };
};

function fileProblems({ dataFiles: texts, refused }: Library, { file, parse, schema }: DataFile): Problem[] {
  const text = texts.get(`${FOLDER}${file}`);
  if (refused.some((problem) => problem.file === `${FOLDER}${file}`)) return [];
  if (text === undefined) return [problemOf(file, '', 'is missing', `Put it back, or take it out of ${SCHEMAS}`)];
  try {
    const rows = parse(text).map((row) => ({ row, id: String(row.id) }));
    return [
      ...rows.flatMap(({ row, id }) =>
        (schema.safeParse(row).error?.issues ?? []).map((issue) => issueProblem(file, id, issue)),
      ),
      ...repeated(rows, ({ id }) => id).map(({ item: { id } }) =>
        problemOf(file, id, 'is there twice', 'Remove one of the two, or correct its name'),
      ),
    ];
  } catch (error) {
    return [problemOf(file, '', `cannot be read: ${String(error)}`, 'Write it as its ending says')];
  }
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
  return plotProblems(rowsOf(library, 'plots'), crus).map(({ field, wrong, cure }) =>
    problemOf(dataFiles.plots.file, field, wrong, cure),
  );
}

/** Outlines and slopes of the estate are those of its vineyards. A vineyard may be without: its page then has no sheet. */
function idProblems(library: Library): Problem[] {
  const slugs = entriesOf(library, 'grandCruFacts').map(({ document }) => document.name);
  const known = [...slugs, ...entriesOf(library, 'holdingFacts').flatMap(({ data }) => data.outline ?? [])];
  return Object.values(dataFiles).flatMap(({ file, parse }) =>
    parse(library.dataFiles.get(`${FOLDER}${file}`) ?? '')
      .filter(({ estate }) => estate === true || file === dataFiles.slopes.file)
      .map(({ id }) => String(id))
      // The beds of rock stand in the file of the slopes.
      .filter((id) => !known.includes(id) && !id.startsWith('bed-'))
      .map((id) =>
        problemOf(file, id, 'is no vineyard of the estate', 'Correct the id after content/facts/vineyards/'),
      ),
  );
}

/** Messages of our own schemas hold their cure after a colon. */
function issueProblem(file: string, id: string, { code, message, path }: z.core.$ZodIssue): Problem {
  const [wrong = '', cure = `correct it; ${SCHEMAS} says what it holds`] =
    code === 'custom' ? message.split(/: (?!.*: )/) : [message];
  return problemOf(file, [id, ...path.map(String)].join('.'), wrong, cure.charAt(0).toUpperCase() + cure.slice(1));
}

function licenceProblems(library: Library): Problem[] {
  const readme = library.dataFiles.get(README) ?? '';
  const rows = new Map([...readme.matchAll(ROW)].map(({ groups }) => [groups?.file, groups]));
  const files = [...library.dataFiles.keys()].filter((path) => path !== README);
  return files.flatMap((path): Problem[] => {
    const { provenance = '', texts = '' } = rows.get(path.slice(FOLDER.length)) ?? {};
    const [licence] = LICENCE.exec(provenance) ?? [];
    if (licence === undefined)
      return [problemOfFile(path, 'has no licence', `Name its provenance and licence in the table of ${README}`)];
    if (licence === FREE) return [];
    const keys = [...texts.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);
    if (keys.length === 0)
      return [problemOfFile(path, 'has no text that prints its licence', `Name one in the last column of ${README}`)];
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
