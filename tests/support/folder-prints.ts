import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFiles } from '#build/site-files.ts';

/** Every file of a folder with the SHA-256 of its bytes. */
export async function folderPrints(folder: string): Promise<ReadonlyMap<string, string>> {
  const prints = new Map<string, string>();
  for (const file of await siteFiles(folder)) prints.set(file, hash('sha256', await readFile(join(folder, file))));
  return prints;
}
