import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Astro derives each island's `uid` from the absolute path of its component, so two machines would
 * build different bytes. Islands are numbered page by page instead.
 */
export async function stampIslands(folder: string, pages: readonly string[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const file = join(folder, page);
      const html = await readFile(file, 'utf8');
      await writeFile(file, numberIslands(withoutIslandStyle(html)));
    }),
  );
}

/** `<astro-island uid="Z1uHtzS"` becomes `<astro-island uid="1"`, counting from 1. */
export function numberIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island uid=")[^"]*/g, (_, start: string) => {
    number += 1;
    return `${start}${number}`;
  });
}

/**
 * Takes out the style element that Astro prints before the first island, where HTML allows none; the
 * site's own style sheet says the same.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace('<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>', '');
}
