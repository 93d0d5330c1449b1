import type { z } from 'astro/zod';
import { collections } from '#collections/definitions.ts';
import { readFrontMatter, type FieldPath, type FrontMatter } from './front-matter.ts';
import { oncePerObject } from './once.ts';
import { passagesOf, type Passage } from './passages.ts';
import type { Problem } from './problem.ts';

/** How a collection says which files are its own. */
export interface Definition<Schema extends z.ZodType = z.ZodType> {
  readonly folder: string;
  readonly pattern: string;
  readonly schema: Schema;
}

/** One file of the content folder, read but not yet judged. */
export interface Document extends FrontMatter {
  /** `content/vineyards/grand-cru/musigny/en.md` */
  readonly file: string;
  /** Path inside the collection's folder without the ending: `grand-cru/musigny/en`. */
  readonly id: string;
  /** Absent for a file that no collection reads. */
  readonly definition: Definition | undefined;
}

/** A file whose front matter is what its schema asks for. */
export interface Entry<Data> {
  readonly document: Document;
  readonly data: Data;
}

/** What is known of the drawn plates. */
export interface Pictures {
  /** Id of each drawn plate and the files it needs, with their bytes: `musigny` → `musigny-960.webp` → 48626. */
  readonly drawings: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Bytes of the files in the folder of plates, by name. */
  readonly files: ReadonlyMap<string, number>;
}

/** Everything the rules look at. Made from texts alone, so that tests need no disk. */
export interface Library {
  readonly documents: readonly Document[];
  /** Everything visitors read, cut out of the documents. */
  readonly passages: readonly Passage[];
  readonly pictures: Pictures;
}

const definitions: readonly (readonly [RegExp, Definition])[] = Object.values(collections).map((definition) => [
  filesOf(definition),
  definition,
]);

/** A collection's glob as a regular expression, for paths below `content/`. Globs here know `*` and `{a,b}` only. */
function filesOf({ folder, pattern }: Definition): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);
  return new RegExp(`^${folder}/${source}$`);
}

/** Reads one file. Takes its path from the project's root and its text. */
export function readDocument(file: string, text: string): Document {
  const path = file.replace(/^content\//, '');
  const definition = definitions.find(([files]) => files.test(path))?.[1];
  const id = path.slice((definition?.folder.length ?? -1) + 1).replace(/\.md$/, '');
  return { file, id, definition, ...readFrontMatter(text) };
}

const passagesOnce = oncePerObject(passagesOf);

/** Puts documents together to what the rules look at. */
export function makeLibrary(documents: readonly Document[], pictures: Pictures): Library {
  return { documents, passages: documents.flatMap(passagesOnce), pictures };
}

/** The valid files of one collection: `entriesOf(library, collections.plates)`. Invalid ones are reported elsewhere. */
export function entriesOf<Schema extends z.ZodType>(
  { documents }: Library,
  definition: Definition<Schema>,
): Entry<z.output<Schema>>[] {
  return documents
    .filter((document) => document.definition === definition)
    .flatMap((document) => {
      const result = definition.schema.safeParse(document.data);
      return result.success ? [{ document, data: result.data }] : [];
    });
}

/** A problem of one field of a file. */
export function problemAt(document: Document, path: FieldPath, wrong: string, cure: string): Problem {
  return { file: document.file, line: document.lineOf(path), field: path.join('.'), wrong, cure };
}

/** A problem of a file that is missing or should not be there. */
export function problemOfFile(file: string, wrong: string, cure: string): Problem {
  return { file, line: 1, field: '', wrong, cure };
}
