import { matchesGlob } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { collections } from '#collections.ts';
import { localeOf, type Locale } from '#language/locales.ts';
import { editorial } from './editorial.ts';
import { problem, type Place, type Problem } from './problem.ts';

/** Every collection that a file of the content may belong to. */
export const allCollections = { ...collections, ...editorial };

export type CollectionName = keyof typeof allCollections;

/** Where a value stands in the front matter: `['tags', 0]`. */
export type FieldPath = readonly (string | number)[];

/** One file of the content folder. */
export interface Document {
  /** `content/en/vineyards/musigny.md` */
  readonly file: string;
  /** Absent for a file that no collection reads. */
  readonly collection: CollectionName | undefined;
  /** The last part of its path, without the ending: `musigny`. */
  readonly name: string;
  /** The language it is written in; undefined for facts and for files of all languages. */
  readonly locale: Locale | undefined;
  /** Path below the folder of the language: the same for the files that belong together. */
  readonly path: string;
  /** The front matter as written, valid or not; undefined when it cannot be read. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** Why the front matter cannot be read. */
  readonly faults: readonly Problem[];
  /** The place of a field; its line is that of its nearest parent when the field is absent. */
  readonly at: (path: FieldPath) => Required<Place>;
  /** Where the text after the front matter begins. */
  readonly start: Place;
  /** That text in pieces. */
  readonly blocks: readonly Block[];
}

/** A heading, a paragraph or something placed in the text of a file. A list counts as one paragraph. */
export interface Block extends Required<Place> {
  /** A section is a second-level heading with an id: `## Title {#intro}`; without id, or of the first level, it is unnamed. */
  readonly kind: 'section' | 'unnamed' | 'heading' | 'paragraph' | 'placed';
  /** The section it stands in, by id; empty before the first. */
  readonly section: string;
  /** As written; of a heading without the `##` and the id. */
  readonly text: string;
}

const FRONT_MATTER = /^---\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

const BLOCK = /^#{1,6} .*$|^(?!#{1,6} )[^\n]*\S[^\n]*(?:\n(?!#{1,6} )[^\n]*\S[^\n]*)*/gm;
/** A line that places a plate, a quotation or a figure. */
const PLACED = /^!\[[^\]]*\]\(\w+:[^)]*\)$/;
const HEADING = /^(?<marks>#{1,6})\s+(?<title>.*?)\s*(?:\{#(?<id>[^} ]*)[^}]*\}\s*)?$/;

/** Cuts a file up. Takes its path from the project's root and its text, if it has one. Never throws: faults are listed. */
export function readDocument(file: string, text?: string): Document {
  const [, folder = '', ...path] = file.split('/');
  const [head = '', fields = ''] = FRONT_MATTER.exec(text ?? '') ?? [];
  const lines = new LineCounter();
  // The fields begin on the second line of the file.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  // Astro reads dates as dates; the core schema of this parser needs to be told.
  const yaml = parseDocument(fields, { lineCounter: lines, customTags: ['timestamp'], prettyErrors: false });
  const unread = (line: number, message: string): Problem => {
    const cure = 'Check indentation, and write texts with ": " or quotes after ">-" on lines of their own';
    return problem({ file, line }, `the front matter cannot be read: ${message.replace(/\.$/, '')}`, cure);
  };
  const faults = yaml.errors.map(({ pos, message }) => unread(lineAt(pos[0]), message));
  if (text !== undefined && head === '') {
    const wrong = 'the file does not begin with a front matter between two lines of ---';
    faults.push(problem({ file }, wrong, 'Write the fields of the file there'));
  }
  let data: Document['data'];
  try {
    if (head !== '' && faults.length === 0) data = (yaml.toJS() ?? {}) as Document['data'];
  } catch (error) {
    faults.push(unread(1, String(error)));
  }
  const start = { file, line: head.split('\n').length };
  return {
    file,
    collection: collectionOf(file),
    name: (path.at(-1) ?? '').replace(/\.md$/, ''),
    locale: localeOf(folder),
    path: path.join('/'),
    data,
    faults,
    at: (steps) => {
      const nodes = steps.map((_, index) => yaml.getIn(steps.slice(0, index + 1), true)).filter((node) => isNode(node));
      const range = nodes.at(-1)?.range;
      return { file, line: range ? lineAt(range[0]) : 1, field: steps.join('.') };
    },
    start,
    blocks: readBlocks((text ?? '').slice(head.length).replaceAll('\r', ''), start),
  };
}

function collectionOf(file: string): CollectionName | undefined {
  return (Object.keys(allCollections) as CollectionName[]).find((name) =>
    allCollections[name].files.some((pattern) => matchesGlob(file, `content/${pattern}`)),
  );
}

/** Cuts a text into its headings and paragraphs. */
function readBlocks(body: string, start: { readonly file: string; readonly line: number }): Block[] {
  let section = '';
  let paragraph = 0;
  return [...body.matchAll(BLOCK)].map(({ 0: block, index }): Block => {
    const { marks, title = '', id } = HEADING.exec(block)?.groups ?? {};
    const kind = kindOf(block, marks, id);
    if (kind === 'section') [section, paragraph] = [id ?? '', 0];
    if (kind === 'paragraph') paragraph += 1;
    const name = section === '' ? 'before the first section' : section;
    return {
      file: start.file,
      line: start.line + body.slice(0, index).split('\n').length - 1,
      field: `${name}, ${marks === undefined ? `paragraph ${paragraph}` : 'heading'}`,
      kind,
      section,
      text: marks === undefined ? block : title,
    };
  });
}

function kindOf(block: string, marks: string | undefined, id: string | undefined): Block['kind'] {
  if (marks === undefined) return PLACED.test(block) ? 'placed' : 'paragraph';
  if (marks === '##' && id !== undefined) return 'section';
  return marks.length <= 2 ? 'unnamed' : 'heading';
}
