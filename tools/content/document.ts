import type { z } from 'astro/zod';
import { collections } from '#collections/definitions.ts';
import { readFrontMatter, type FieldPath, type FrontMatter } from './front-matter.ts';
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

/** A problem of one field of a file. */
export function problemAt(document: Document, path: FieldPath, wrong: string, cure: string): Problem {
  return { file: document.file, line: document.lineOf(path), field: path.join('.'), wrong, cure };
}

/** A problem of a file that is missing or should not be there. */
export function problemOfFile(file: string, wrong: string, cure: string): Problem {
  return { file, line: 1, field: '', wrong, cure };
}
