import { matchesGlob } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'astro/zod';
import { collections, type CollectionName } from '#collections.ts';

/** Where a value stands in the front matter: `['tags', 0, 'en']`. */
export type FieldPath = readonly (string | number)[];

/** One file of the content folder. */
export interface Document {
  /** `content/vineyards/grand-cru/musigny/en.md` */
  readonly file: string;
  /** Absent for a file that no collection reads. */
  readonly collection: CollectionName | undefined;
  /** Path inside the collection's folder without the ending: `musigny/en`. */
  readonly id: string;
  /** The front matter as written, valid or not. */
  readonly data: unknown;
  /** Why the front matter cannot be read. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  /** What the collection's schema makes of the data. */
  readonly parsed: z.ZodSafeParseResult<unknown> | undefined;
  /** The line of a field; of its nearest parent when the field is absent. */
  readonly lineOf: (path: FieldPath) => number;
  /** The text after the front matter, and the line it begins on. */
  readonly body: string;
  readonly bodyLine: number;
}

const FRONT_MATTER = /^---\r?\n(?<yaml>(?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

/** Line of the first line of YAML: the one after the opening `---`. */
const FIRST_LINE = 2;

/** Reads one file. Takes its path from the project's root and its text. Never throws: mistakes are listed. */
export function readDocument(file: string, text: string): Document {
  const collection = collectionOf(file);
  const folder = collection === undefined ? 'content' : `content/${collections[collection].folder}`;
  const id = file.slice(folder.length + 1).replace(/\.md$/, '');
  const match = FRONT_MATTER.exec(text);
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line + FIRST_LINE - 1;
  // Astro reads dates as dates; the core schema of this parser needs to be told.
  const yaml = parseDocument(match?.groups?.yaml ?? '', {
    lineCounter: lines,
    customTags: ['timestamp'],
    prettyErrors: false,
  });
  const faults = match
    ? yaml.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message }))
    : [{ line: 1, message: 'the file does not begin with a front matter between two lines of ---' }];
  const head = match?.[0] ?? '';
  const data: unknown = faults.length > 0 ? undefined : yaml.toJS();
  return {
    file,
    collection,
    id,
    data,
    faults,
    parsed: collection === undefined || faults.length > 0 ? undefined : collections[collection].schema.safeParse(data),
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
  return (Object.keys(collections) as CollectionName[]).find((name) => {
    const { folder, pattern } = collections[name];
    return matchesGlob(file, `content/${folder}/${pattern}`);
  });
}
