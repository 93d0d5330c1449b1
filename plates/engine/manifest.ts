import { createHash } from 'node:crypto';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALBUM } from '../album.ts';

const TOOL = fileURLToPath(new URL('..', import.meta.url));
export const MANIFEST = fileURLToPath(new URL('../../src/data/plates.generated.json', import.meta.url));
export const UPLOADS = fileURLToPath(new URL('../../public/uploads/plates/', import.meta.url));

/** What the site needs to know about a plate without opening its files. */
export interface PlateEntry {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
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

/** Digest of everything a plate depends on: its scene, the shared parts and the engine. */
export async function digestOf(plate: string): Promise<string> {
  const hash = createHash('sha256').update(String(ALBUM[plate]?.widest));
  const files = [...(await listed('engine')), ...(await listed('part')), join('scene', `${plate}.ts`)];
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(TOOL, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const listed = async (folder: string): Promise<string[]> =>
  (await readdir(join(TOOL, folder))).sort().map((name) => join(folder, name));

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
