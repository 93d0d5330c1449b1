import { matchesGlob } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { collections } from '#collections.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import type { Refusal } from './bytes.ts';
import { editorial } from './editorial.ts';

/** Every collection that a file of the content may belong to. */
export const allCollections = { ...collections, ...editorial };

export type CollectionName = keyof typeof allCollections;

/** Where a value stands in the front matter: `['tags', 0, 'en']`. */
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
  /** The front matter as written, valid or not. */
  readonly data: unknown;
  /** Why the file cannot be read. */
  readonly faults: readonly Refusal[];
  /** The line of a field; of its nearest parent when the field is absent. */
  readonly lineOf: (path: FieldPath) => number;
  /** The text after the front matter, and the line it begins on. */
  readonly body: string;
  readonly bodyLine: number;
}

const FRONT_MATTER = /^---\r?\n(?<yaml>(?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

/** Line of the first line of YAML: the one after the opening `---`. */
const FIRST_LINE = 2;

/**
 * Reads one file. Takes its path from the project's root and its text, or why it has none. Never throws: mistakes are
 * listed.
 */
export function readDocument(file: string, read: string | Refusal): Document {
  const text = typeof read === 'string' ? read : '';
  const collection = collectionOf(file);
  const [, folder = '', ...rest] = file.split('/');
  const match = FRONT_MATTER.exec(text);
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line + FIRST_LINE - 1;
  // Astro reads dates as dates; the core schema of this parser needs to be told.
  const yaml = parseDocument(match?.groups?.yaml ?? '', {
    lineCounter: lines,
    customTags: ['timestamp'],
    prettyErrors: false,
  });
  const unread = (line: number, message: string): Refusal => ({
    line,
    wrong: `the front matter cannot be read: ${message.replace(/\.$/, '')}`,
    cure: 'Check indentation, and write texts with ": " or quotes after ">-" on lines of their own',
  });
  const faults = yaml.errors.map(({ pos, message }) => unread(lineAt(pos[0]), message));
  if (typeof read !== 'string') faults.push(read);
  else if (!match) {
    const wrong = 'the file does not begin with a front matter between two lines of ---';
    faults.push({ line: 1, wrong, cure: 'Write the fields of the file there' });
  }
  let data: unknown;
  try {
    data = faults.length > 0 ? undefined : (yaml.toJS() ?? {});
  } catch (error) {
    faults.push(unread(1, String(error)));
  }
  const head = match?.[0] ?? '';
  return {
    file,
    collection,
    name: (rest.at(-1) ?? '').replace(/\.md$/, ''),
    locale: localeCodes.find((locale) => locale === folder),
    path:
      folder === 'facts' || localeCodes.some((locale) => locale === folder)
        ? rest.join('/')
        : [folder, ...rest].join('/'),
    data,
    faults,
    lineOf: (path) => {
      const known = path.findLastIndex((_, index) => isNode(yaml.getIn(path.slice(0, index + 1), true)));
      const node = yaml.getIn(path.slice(0, known + 1), true);
      return known >= 0 && isNode(node) && node.range ? lineAt(node.range[0]) : 1;
    },
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}

function collectionOf(file: string): CollectionName | undefined {
  return (Object.keys(allCollections) as CollectionName[]).find((name) =>
    allCollections[name].files.some((pattern) => matchesGlob(file, `content/${pattern}`)),
  );
}
