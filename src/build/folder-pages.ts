import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where Astro leaves the page for folders in which no page lies (frame/FolderPage.astro). */
export const FOLDER_PAGE = 'folder-page';

/** Takes that page out of the staged site. */
export function takeFolderPage(folder: string): string {
  const html = readFileSync(join(folder, FOLDER_PAGE, 'index.html'), 'utf8');
  rmSync(join(folder, FOLDER_PAGE), { recursive: true });
  return html;
}
