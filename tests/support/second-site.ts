import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, perLocale } from '#language/locales.ts';
import { copyProject } from '../../tools/project-copy.ts';
import { removeFolder } from '../../tools/temporary-folder.ts';
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

/** The language that is added: English with a mark in the place of each `the`. Its paths are the English ones, `/atlas/xx`. */
export const ADDED_LANGUAGE = { code: 'xx', mark: 'xhe' } as const;

/** A copy of the project, and the site that was built in it. */
export interface SecondSite {
  readonly project: string;
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * A second build, of a copy of the project, that answers many questions: below a base path, in another year, with
 * a contact, with a Grand Cru, a page and a language more. Suites of one run share it in the folder that SECOND_SITE
 * names. Throws an Error with what the build printed when it fails.
 */
export async function secondSite(): Promise<SecondSite> {
  const shared = process.env.SECOND_SITE;
  const remove = (): void => {
    if (shared === undefined) removeFolder(project);
  };
  let project = shared ?? '';
  if (!existsSync(project)) {
    const copy = copyProject();
    addCru(copy);
    addPage(copy);
    addLanguage(copy);
    const { exitCode, output } = await buildCopy(copy, {
      SITE_BASE: BASE,
      SITE_CONTACT: CONTACT,
      // Noon of the first day.
      SOURCE_DATE_EPOCH: String(Date.UTC(YEAR, 0, 1, 12) / 1000),
    });
    if (exitCode !== 0) throw new Error(`The site could not be built for ${BASE}:\n${output}`);
    if (shared === undefined) project = copy;
    else renameSync(copy, shared);
  }
  return { project, folder: join(project, 'dist'), remove };
}

/** Writes a file of the project, as some change makes it of this or of another. */
function edit(project: string, file: string, change: (text: string) => string, from = file): void {
  writeFileSync(join(project, file), change(readFileSync(join(project, from), 'utf8')));
}

/** Content only. */
function addCru(project: string): void {
  const { name, slug } = ADDED_CRU;
  for (const folder of ['facts/vineyards/grand-cru', ...localeCodes.map((locale) => `${locale}/vineyards`)]) {
    // Its plate stands on two pages already.
    const unplated = (text: string): string => text.replaceAll(/^!\[\]\(plate:.*\n\n/gm, '');
    edit(project, `content/${folder}/${slug}.md`, unplated, `content/${folder}/musigny.md`);
  }
  edit(project, `content/facts/vineyards/grand-cru/${slug}.md`, (text) =>
    text.replace(/^name: .*$/m, `name: ${name}`).replace(/^order: .*$/m, `order: ${slugs.length + 1}`),
  );
}

/** What the README says of a new page of text: a row, its path in each language, and its words in each language. */
function addPage(project: string): void {
  const files = join(import.meta.dirname, 'added-page');
  const row = `visits: { footer: 'visits.title', group: 'collectors', cover: 'gate', book: 10 },`;
  edit(project, 'src/site/routes.ts', (text) => text.replace('  sitemap: { noindex:', `  ${row}\n$&`));
  for (const locale of localeCodes) {
    edit(project, `src/language/${locale}.ts`, (text) =>
      text
        .replace(/^ {2}sitemap: '/m, `  visits: '${ADDED_PAGE.path[locale]}',\n$&`)
        .replace(/^ {2}facing: \{\n/m, `$&    visits: '${ADDED_PAGE.facing[locale]}',\n`),
    );
    cpSync(join(files, `${locale}.md`), join(project, `content/${locale}/pages/visits.md`));
  }
  cpSync(join(files, 'facts.md'), join(project, 'content/facts/pages/visits.md'));
}

/** All that a language needs: its folder of content, its module, and its lines in the list of languages. */
function addLanguage(project: string): void {
  const { code, mark } = ADDED_LANGUAGE;
  cpSync(join(project, 'content/en'), join(project, 'content', code), { recursive: true });
  const files = readdirSync(join(project, 'content', code), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.md'))) {
    edit(project, join('content', code, file), (text) => {
      const [, head = '', body = ''] = /^(---\n[^]*?\n---\n|)([^]*)$/.exec(text) ?? [];
      // Ids and addresses have no "the " with its spaces. Names and quotations stay as they are; a file of the dictionary
      // is nothing but words.
      const marked = (words: string): string => words.replaceAll(' the ', ` ${mark} `);
      return file.startsWith('translations') ? marked(text) : head + marked(body);
    });
  }
  edit(
    project,
    `src/language/${code}.ts`,
    (text) =>
      text
        .replace(
          "name: 'English',\n  label: 'EN',\n  hreflang: 'en'",
          `name: 'Xx',\n  label: 'XX',\n  hreflang: '${code}'`,
        )
        .replace("'en_GB'", "'en_XX'")
        .replaceAll(/'(\/[^']*)en'/g, `'$1${code}'`)
        // It stands in no pair of languages side by side.
        .replace(/facing: \{[^}]*\}/, 'facing: {}'),
    'src/language/en.ts',
  );
  edit(project, 'src/language/locales.ts', (text) =>
    text
      .replace("import * as fr from './fr.ts';", `$&\nimport * as ${code} from './${code}.ts';`)
      .replaceAll(/fr: fr\.(\w+)/g, `$&, ${code}: ${code}.$1`),
  );
}
