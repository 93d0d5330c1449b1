import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { inTurns } from '../in-turns.ts';
import { readDocument } from './document.ts';
import { makeLibrary, type Library, type Pictures } from './library.ts';

const CONTENT = 'content';
const MANIFEST = 'src/data/plates.generated.json';
const PLATES = 'public/uploads/plates';

/** Files open at once: a site of thousands of vineyards has more files than a system lets one program open. */
const AT_ONCE = 16;

/** What the plate maker writes down about each plate; the keys of `bytes` are its files: `avif-480-dark`. */
const manifestSchema = z.record(z.string(), z.object({ bytes: z.record(z.string(), z.number()) }));

/** Reads the content folder and what the plate maker left of a project. */
export async function loadLibrary(root: string): Promise<Library> {
  // The data files of the atlas are checked by their collections alone.
  const files = (await filesBelow(root, CONTENT)).filter((file) => !file.startsWith('atlas/'));
  const documents = await inTurns(files, AT_ONCE, async (file) => {
    const path = `${CONTENT}/${file}`;
    return readDocument(path, await readFile(join(root, path), 'utf8'));
  });
  return makeLibrary(documents, await loadPictures(root));
}

async function loadPictures(root: string): Promise<Pictures> {
  const manifest = await readManifest(join(root, MANIFEST));
  const drawings = Object.entries(manifest).map(
    ([id, { bytes }]) => [id, new Map(Object.entries(bytes).map(([key, size]) => [drawingFile(id, key), size]))] as const,
  );
  const files = await filesBelow(root, PLATES);
  const sizes = await inTurns(
    files,
    AT_ONCE,
    async (file) => [file, (await stat(join(root, PLATES, file))).size] as const,
  );
  return { drawings: new Map(drawings), files: new Map(sizes) };
}

async function readManifest(file: string): Promise<z.infer<typeof manifestSchema>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${MANIFEST} cannot be read. Run npm run plates to write it again.`, { cause });
  }
}

/** `drawingFile('musigny', 'avif-480-dark')` is `musigny-480-dark.avif`. */
function drawingFile(id: string, key: string): string {
  const [format = '', ...variant] = key.split('-');
  return `${[id, ...variant].join('-')}.${format}`;
}

/** Files below a folder of the project, sorted, with forward slashes; hidden files belong to systems, not to editors. */
async function filesBelow(root: string, path: string): Promise<string[]> {
  const folder = join(root, path);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`${path}/ cannot be read (${String(cause)}). Make it a folder that you may read.`, { cause });
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'))
    .sort();
}
