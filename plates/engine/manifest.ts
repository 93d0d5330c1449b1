import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingOf, type Plate } from '../album.ts';

const TOOL = fileURLToPath(new URL('..', import.meta.url));
export const MANIFEST = fileURLToPath(new URL('../../src/pictures/plates.generated.json', import.meta.url));
export const UPLOADS = fileURLToPath(new URL('../../public/uploads/plates/', import.meta.url));

/** Size of the widest file of a drawing in pixels, and the widths it exists in. */
export interface DrawingEntry {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** What the site needs to know about a plate without opening its files. */
export interface PlateEntry extends DrawingEntry {
  /** The drawing for upright screens, whose files are named `<id>-tall-<width>.avif`. */
  readonly portrait?: DrawingEntry;
  /** Size of each file in bytes: `avif-480-dark` is `<id>-480-dark.avif`. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Digest of the programs that the plate was drawn with. */
  readonly digest: string;
}

export type Manifest = Readonly<Record<string, PlateEntry>>;

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** Sorted keys, two spaces, a final newline: the same facts give the same bytes. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(MANIFEST, `${JSON.stringify(sorted(manifest), null, 2)}\n`);
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Digest of everything a plate depends on: its shape, its scene with all that it imports, and the engine. */
export async function digestOf(plate: string): Promise<string> {
  const { ratio, widths, spacing, chalk, values, portrait } = drawingOf(plate) as Plate;
  const hash = createHash('sha256').update(JSON.stringify([ratio, widths, spacing, chalk, portrait, values]));
  const files = new Set<string>();
  await addImports(join(TOOL, 'scene', `${plate}.ts`), files);
  for (const file of ['engrave.ts', 'worker.ts']) await addImports(join(TOOL, 'engine', file), files, ['album.ts']);
  await addImports(join(TOOL, 'part', 'view.ts'), files);
  for (const file of [...files].sort()) {
    hash
      .update(relative(TOOL, file))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Adds a program file and, recursively, the files of this program that it imports. */
async function addImports(file: string, found: Set<string>, except: readonly string[] = []): Promise<void> {
  if (found.has(file)) return;
  found.add(file);
  for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(/ from '(\.[^']+)'/g)) {
    if (!except.some((name) => path.endsWith(name))) await addImports(join(dirname(file), path), found, except);
  }
}

/** True when the files of a plate exist and were drawn by the present program. */
export async function isCurrent(plate: string): Promise<boolean> {
  const entry = (await readManifest())[plate];
  if (entry?.digest !== (await digestOf(plate))) return false;
  try {
    await Promise.all(filesOf(plate, entry).map((file) => access(join(UPLOADS, file))));
    return true;
  } catch {
    return false;
  }
}

/** The files that an entry promises, from its keys such as `avif-480-dark`. */
export const filesOf = (plate: string, entry: PlateEntry): string[] =>
  Object.keys(entry.bytes).map((key) => {
    const [format, ...rest] = key.split('-');
    return `${plate}-${rest.join('-')}.${format ?? ''}`;
  });
