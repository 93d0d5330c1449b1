import { copyFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const INDEX = 'index.html';
const NOT_FOUND = '404.html';

/**
 * Writes `philosophy/en.html` beside `philosophy/en/index.html`, so that hosts which look for either
 * answer the address without a trailing slash.
 */
export async function writeTwins(folder: string, pages: readonly string[]): Promise<void> {
  const nested = pages.filter((page) => page.endsWith(`/${INDEX}`));
  await Promise.all(nested.map((page) => copyFile(join(folder, page), join(folder, `${dirname(page)}.html`))));
}

/** Puts the not-found page into every folder that is no page, so that no host lists its files. */
export async function fillFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => fillBelow(folder, join(folder, entry.name))),
  );
}

async function fillBelow(root: string, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (!entries.some((entry) => entry.name === INDEX)) await copyFile(join(root, NOT_FOUND), join(folder, INDEX));
  await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => fillBelow(root, join(folder, entry.name))),
  );
}
