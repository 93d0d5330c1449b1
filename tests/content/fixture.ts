import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProblems } from '../../tools/content/check.ts';
import { readDocument, type Document } from '../../tools/content/document.ts';
import { loadLibrary, makeLibrary, type Library } from '../../tools/content/library.ts';
import { describeProblem } from '../../tools/content/problem.ts';

const root = fileURLToPath(new URL('fixture', import.meta.url));

/** A small content of its own, so that no wording of the real site can break these tests. */
export const fixture = await loadLibrary(root);

/** One change of a file: what stands there, and what instead. Without `from` and `pattern` the whole file is written. */
export interface Change {
  readonly file: string;
  readonly from?: string;
  /** A regular expression in the place of `from`. */
  readonly pattern?: string;
  /** Undefined removes the file. */
  readonly to?: string;
}

/** The fixture with some files changed. Throws an Error when a change would change nothing. */
export async function changed(...changes: readonly Change[]): Promise<Library> {
  const documents = new Map<string, Document>(fixture.documents.map((document) => [document.file, document]));
  for (const { file, pattern, from = pattern && new RegExp(pattern), to } of changes) {
    const path = `content/${file}`;
    const text = from === undefined || to === undefined ? to : await replaced(path, from, to);
    if (text === undefined) documents.delete(path);
    else documents.set(path, readDocument(path, text));
  }
  return makeLibrary({ ...fixture, documents: [...documents.values()] });
}

async function replaced(path: string, from: string | RegExp, to: string): Promise<string> {
  const text = await readFile(join(root, path), 'utf8');
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${String(from)} is not in ${path}: the change cannot be made.`);
  return result;
}

/** What the check says of a library, a line per mistake. */
export function mistakesIn(library: Library): string[] {
  return findProblems(library).map(describeProblem);
}
