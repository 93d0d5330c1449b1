import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFiles } from './site-files.ts';

/** File in which a build lists what it consists of. */
export const FINGERPRINTS = 'fingerprints.json';

/** Path of each file to the SHA-256 of its bytes, in hexadecimal. */
export type Fingerprints = Readonly<Record<string, string>>;

/**
 * Lists every file of the built site with its SHA-256, sorted by path: two builds are the same when
 * this file is, and `npm run verify` compares it with a live site.
 */
export async function writeFingerprints(folder: string): Promise<void> {
  const files = (await siteFiles(folder)).filter((file) => file !== FINGERPRINTS);
  const entries: [string, string][] = [];
  for (const file of files) entries.push([file, fingerprint(await readFile(join(folder, file)))]);
  await writeFile(join(folder, FINGERPRINTS), `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}

/** `fingerprint('')` is `e3b0c442…`. */
export function fingerprint(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
