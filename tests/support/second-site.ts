import { existsSync, renameSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localeCodes, perLocale } from '#language/locales.ts';
import { copyProject, removeFolder } from '../../tools/project-copy.ts';
import { buildCopy } from './build-copy.ts';
import { frontMatter, slugs } from './content.ts';

/** Where the second site hangs, from when it is, and the contact that is configured for it. */
export const BASE = '/estate/sub';
export const YEAR = 2100;
export const CONTACT = 'mailto:corrections@leroy.example';

/** The Grand Cru that is added: Musigny's files under another name. */
export const ADDED_CRU = { name: 'Clos du Dixième', slug: 'clos-du-dixieme' };

/**
 * The page of text that is added, as the files in `added-page`. The name of a village leads from the index to it; the
 * other words are its own: its description is its first sentence.
 */
export const ADDED_PAGE = {
  path: { en: '/visits/en', fr: '/visites' },
  facing: { en: '/facing/visits/en', fr: '/en-regard/visites' },
  head: perLocale(
    (locale) =>
      frontMatter(`../tests/support/added-page/${locale}.md`) as Readonly<
        Record<'title' | 'subtitle' | 'description', string>
      >,
  ),
} as const;

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

/** What the README says of a new page of text: a row, its path in each language, and its words in each language. */
async function addPage(folder: string): Promise<void> {
  const edit = async (file: string, change: (text: string) => string): Promise<void> => {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  const files = join(import.meta.dirname, 'added-page');
  const row = `visits: { sitemap: { priority: 0.5, changefreq: 'monthly' }, footer: 'visits.title', group: 'collectors', text: true, cover: 'gate', book: 10 },`;
  await edit('src/routes/routes.ts', (text) => text.replace('  sitemap: {\n    footer:', `  ${row}\n$&`));
  for (const locale of localeCodes) {
    await edit(`src/language/${locale}.ts`, (text) =>
      text
        .replace(/^ {4}sitemap: '/m, `    visits: '${ADDED_PAGE.path[locale]}',\n$&`)
        .replace(/^ {2}facing: \{\n/m, `$&    visits: '${ADDED_PAGE.facing[locale]}',\n`),
    );
    await cp(join(files, `${locale}.md`), join(folder, `content/${locale}/pages/visits.md`));
  }
  await cp(join(files, 'facts.md'), join(folder, 'content/facts/pages/visits.md'));
}
