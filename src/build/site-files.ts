import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { dirname } from 'node:path/posix';

const INDEX = 'index.html';

/** Every file below a folder, as sorted paths with forward slashes: `philosophy/en/index.html`. */
export async function siteFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The names a page is written under: `philosophy/en/index.html` and its copy `philosophy/en.html`, so that
 * hosts which look for either answer the address without a trailing slash.
 */
export function namesOf(page: string): string[] {
  return page.endsWith(`/${INDEX}`) ? [page, `${dirname(page)}.html`] : [page];
}

/** Folders in which files lie, at whatever depth, but no page: `['_astro', 'vineyard']`, sorted. */
export function foldersWithoutPage(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
    }
  }
  const present = new Set(files);
  return [...folders].filter((folder) => !present.has(`${folder}/${INDEX}`)).sort();
}
