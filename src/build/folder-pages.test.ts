import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FOLDER_PAGE, takeFolderPage } from '#build/folder-pages.ts';
import { removeFolder, temporaryFolder } from '../../tools/project-copy.ts';

it('the page for folders is taken out of the site', () => {
  const site = temporaryFolder('folder-page');
  const page = join(site, FOLDER_PAGE);
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), 'Not found');
  expect(takeFolderPage(site)).toBe('Not found');
  expect(existsSync(page)).toBe(false);
  removeFolder(site);
});
