import { existsSync, renameSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localeCodes } from '#language/locales.ts';
import { copyProject, removeFolder } from '../../tools/project-copy.ts';
import { buildCopy } from './build-copy.ts';
import { slugs } from './content.ts';

/** Where the second site hangs, from when it is, and the contact that is configured for it. */
export const BASE = '/estate/sub';
export const YEAR = 2100;
export const CONTACT = 'mailto:corrections@leroy.example';

/** The Grand Cru that is added: Musigny's files under another name. */
export const ADDED_CRU = { name: 'Clos du Dixième', slug: 'clos-du-dixieme' };

/** Paths of the page that is added, which the route table of the project does not have. */
export const ADDED_PAGE = { en: '/visits/en', fr: '/visites' };

/**
 * A second build, of a copy of the project, that answers many questions: below a base path, in another year, with
 * a contact, with a Grand Cru and a page more. Suites of one run share it in the folder that SECOND_SITE names.
 * Throws an Error with what the build printed when it fails.
 */
export async function secondSite(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const shared = process.env.SECOND_SITE;
  if (shared !== undefined && existsSync(shared)) return { folder: shared, remove: () => undefined };
  const copy = copyProject();
  await addCru(join(copy, 'content'));
  await addPage(copy);
  const { exitCode, output } = await buildCopy(copy, {
    SITE_BASE: BASE,
    SITE_CONTACT: CONTACT,
    // Noon of the first day.
    SOURCE_DATE_EPOCH: String(Date.UTC(YEAR, 0, 1, 12) / 1000),
  });
  if (exitCode !== 0) throw new Error(`The site could not be built for ${BASE}:\n${output}`);
  const folder = join(copy, 'dist');
  const remove = (): void => {
    removeFolder(copy);
  };
  if (shared === undefined) return { folder, remove };
  // Another suite that started at the same time may be done already.
  if (!existsSync(shared)) renameSync(folder, shared);
  remove();
  return { folder: shared, remove: () => undefined };
}

/** Content only. */
async function addCru(content: string): Promise<void> {
  const { name, slug } = ADDED_CRU;
  for (const folder of ['facts/vineyards/grand-cru', ...localeCodes.map((locale) => `${locale}/vineyards`)]) {
    await cp(join(content, folder, 'musigny.md'), join(content, folder, `${slug}.md`));
  }
  const record = join(content, 'facts/vineyards/grand-cru', `${slug}.md`);
  const text = await readFile(record, 'utf8');
  await writeFile(
    record,
    text.replace(/^name: .*$/m, `name: ${name}`).replace(/^order: .*$/m, `order: ${slugs.length + 1}`),
  );
}

/** What the README says of a new page: a row in the route table, a page file and its words, here those of Labels under another name. */
async function addPage(folder: string): Promise<void> {
  const copyOf = async (from: string, to: string, change: (text: string) => string): Promise<void> => {
    await writeFile(join(folder, to), change(await readFile(join(folder, from), 'utf8')));
  };
  const row = `visits: { path: ${JSON.stringify(ADDED_PAGE)}, sitemap: { priority: 0.5, changefreq: 'monthly' } },`;
  await copyOf('src/routes/routes.ts', 'src/routes/routes.ts', (text) =>
    text.replace('  sitemap: {\n    path:', `  ${row}\n$&`),
  );
  await copyOf('src/pages/[...labels].astro', 'src/pages/[...visits].astro', (text) =>
    text.replaceAll('labels', 'visits'),
  );
  await copyOf('content/translations/labels.md', 'content/translations/visits.md', (text) =>
    text.replace(/^( {2})labels\./gm, '$1visits.'),
  );
}
