import type { z } from 'astro/zod';
import { plotProblems } from '#atlas/plot-checks.ts';
import { polygonsOf } from '#atlas/schemas.ts';
import { dataFiles } from '#collections.ts';
import { entriesOf, type Library } from '../library.ts';
import { problem, repeated, type Problem } from '../problem.ts';

const FOLDER = 'content/facts/atlas/';
const README = `${FOLDER}README.md`;
const SCHEMAS = 'src/collections.ts';

/** A row of the table in the README: file, what it holds, provenance and licence, the texts that print the licence. */
const ROW = /^\|\s*`(?<file>[^`]+)`\s*\|[^|]*\|(?<provenance>[^|]*)\|(?<texts>[^|]*)\|/gm;
const LICENCE = /Licence Ouverte 2\.0|CC BY 4\.0|general knowledge/;
/** Needs no line on the site. */
const FREE = 'general knowledge';

/** Every data file of the atlas is what its schema asks for, knows the vineyards it names, and has a licence that the site prints. */
export function* dataFileProblems(library: Library): Iterable<Problem> {
  const texts = [...library.dataFiles.values()];
  // A content without an atlas has nothing to check.
  if (texts.length === 0) return;
  const problems = Object.values(dataFiles).flatMap((file) => [...fileProblems(library, file)]);
  yield* problems;
  // What lies where is asked of files that are sound in themselves.
  if (problems.length === 0 && !texts.includes(undefined)) {
    yield* placeProblems(library);
    yield* idProblems(library);
  }
  yield* licenceProblems(library);
}

type DataFile = (typeof dataFiles)[keyof typeof dataFiles];

function* fileProblems({ dataFiles: texts }: Library, { file: name, parse, schema }: DataFile): Iterable<Problem> {
  const file = FOLDER + name;
  const text = texts.get(file);
  if (text === undefined) {
    if (!texts.has(file)) yield problem({ file }, 'is missing', `Put it back, or take it out of ${SCHEMAS}`);
    return;
  }
  try {
    const rows = parse(text).map((row) => ({ row, id: String(row.id) }));
    for (const { row, id } of rows)
      for (const issue of schema.safeParse(row).error?.issues ?? []) yield issueProblem(file, id, issue);
    for (const { item } of repeated(rows, ({ id }) => id))
      yield problem({ file, field: item.id }, 'is there twice', 'Remove one of the two, or correct its name');
  } catch (error) {
    yield problem({ file }, `cannot be read: ${String(error)}`, 'Write it as its ending says');
  }
}

/** Messages of our own schemas hold their cure after a colon. */
function issueProblem(file: string, id: string, { code, message, path }: z.core.$ZodIssue): Problem {
  const [wrong = '', cure = `correct it; its schema (${SCHEMAS}) says what it holds`] =
    code === 'custom' ? message.split(/: (?!.*: )/) : [message];
  const field = [id, ...path.map(String)].join('.');
  return problem({ file, field }, wrong, cure.charAt(0).toUpperCase() + cure.slice(1));
}

/** The entries of a data file as they are written. */
function rowsOf(library: Library, { file, parse }: DataFile): Record<string, unknown>[] {
  return parse(library.dataFiles.get(FOLDER + file) ?? '');
}

/** Plots lie in their crus and add up to the hectares of the records. */
function* placeProblems(library: Library): Iterable<Problem> {
  const { grandCruOutlines, plots } = dataFiles;
  const outlines = rowsOf(library, grandCruOutlines).map((row) => grandCruOutlines.schema.parse(row));
  const polygons = new Map(outlines.map(({ id, geometry }) => [id, polygonsOf(geometry)]));
  const crus = entriesOf(library, 'grandCruFacts').map(({ document, data: { areaHa, outline } }) => ({
    slug: document.name,
    areaHa,
    polygons: polygons.get(outline ?? document.name),
  }));
  const known = rowsOf(library, plots).map((row) => plots.schema.parse(row));
  for (const { field, wrong, cure } of plotProblems(known, crus))
    yield problem({ file: FOLDER + plots.file, field }, wrong, cure);
}

/** Outlines and slopes of the estate are those of its vineyards. A vineyard may be without: its page then has no sheet. */
function* idProblems(library: Library): Iterable<Problem> {
  const outlines = entriesOf(library, 'otherVineyardFacts').flatMap(({ data }) => data.outline ?? []);
  const known = [...library.crus, ...outlines];
  for (const data of Object.values(dataFiles))
    for (const row of rowsOf(library, data)) {
      const field = String(row.id);
      // The beds of rock stand in the file of the slopes.
      const isOurs = row.estate === true || (data.file === dataFiles.slopes.file && !field.startsWith('bed-'));
      if (!isOurs || known.includes(field)) continue;
      const place = { file: FOLDER + data.file, field };
      yield problem(place, 'is no vineyard of the estate', 'Correct the id after content/facts/vineyards/');
    }
}

function* licenceProblems(library: Library): Iterable<Problem> {
  const readme = library.dataFiles.get(README) ?? '';
  const rows = new Map([...readme.matchAll(ROW)].map(({ groups }) => [groups?.file, groups]));
  for (const file of library.dataFiles.keys()) {
    if (file === README) continue;
    const { provenance = '', texts = '' } = rows.get(file.slice(FOLDER.length)) ?? {};
    const [licence] = LICENCE.exec(provenance) ?? [];
    const keys = [...texts.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);
    if (licence === undefined)
      yield problem({ file }, 'has no licence', `Name its provenance and licence in the table of ${README}`);
    if (licence === undefined || licence === FREE) continue;
    if (keys.length === 0)
      yield problem({ file }, 'has no text that prints its licence', `Name one in the last column of ${README}`);
    for (const key of keys) yield* printedProblems(library, key, licence, file);
  }
}

/** A text of the dictionary, in every language, or the title of a source of a page, that has to name a licence. */
function* printedProblems(library: Library, key: string, licence: string, file: string): Iterable<Problem> {
  const texts = entriesOf(library, 'translations').flatMap(({ document, data: { [key]: text } }) =>
    text === undefined ? [] : [{ place: document.at([key]), text }],
  );
  const titles = entriesOf(library, 'pageFacts').flatMap(({ document, data: { sources } }) =>
    sources.flatMap(({ id, title }, index) =>
      id === key ? [{ place: document.at(['sources', index, 'title']), text: title }] : [],
    ),
  );
  const printed = [...texts, ...titles];
  if (printed.length === 0) {
    const lost = `names the text "${key}", which neither the dictionary nor a source of a page has`;
    yield problem({ file: README }, lost, 'Correct its name');
  }
  for (const { place, text } of printed)
    if (!text.includes(licence))
      yield problem(place, `does not name "${licence}", the licence of ${file}`, 'Print it again');
}
