import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument } from '../../tools/content/document.ts';
import { makeLibrary, type Library } from '../../tools/content/library.ts';
import { loadLibrary } from '../../tools/content/load.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The real content, read once. */
export const library = await loadLibrary(root);

/** The real text of a file. */
export function realText(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8');
}

/** The library with some files written anew, added, or (without a text) taken away. */
export function withFiles(changes: Readonly<Record<string, string | undefined>>): Library {
  const kept = library.documents.filter(({ file }) => !Object.hasOwn(changes, file));
  const written = Object.entries(changes).flatMap(([file, text]) => (text === undefined ? [] : [readDocument(file, text)]));
  return makeLibrary([...kept, ...written], library.pictures);
}

/** The library with one file changed. */
export function withFile(file: string, text: string | undefined): Library {
  return withFiles({ [file]: text });
}
