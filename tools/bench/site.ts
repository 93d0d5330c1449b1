import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { allPages, facingPathTo, pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';
import { href } from '#routes/address.ts';
import { startStaticServer, type StaticServer } from '../static-server.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const deployment = readDeployment(process.env);
const slugs = grandCruSlugs(join(projectFolder, 'content'));

/** A page of the site in one language. */
export interface SitePage {
  readonly page: PageRef;
  readonly locale: Locale;
  /** Path with base: `/estate/vignoble/musigny`. */
  readonly path: string;
  /** Whether it sets both languages of `page` side by side. */
  readonly isFacing?: true;
}

/** Every page of the route table in both languages whose path contains one of the words; all, when there are none. */
export function sitePages(words: readonly string[] = []): SitePage[] {
  return withWords(inEveryLanguage(allPages(slugs)), words);
}

/** As `sitePages`, with facing pages and sheets for notes. */
export function everyPage(words: readonly string[] = []): SitePage[] {
  const pages = inEveryLanguage(allPages(slugs));
  const facing = pages.flatMap(({ page, locale }): SitePage[] => {
    const path = facingPathTo(page, locale);
    return path === undefined ? [] : [{ page, locale, path: href(deployment, path), isFacing: true }];
  });
  const further = slugs.map((slug): PageRef => ({ id: 'notes', params: { slug } }));
  return withWords([...pages, ...facing, ...inEveryLanguage(further)], words);
}

function inEveryLanguage(pages: readonly PageRef[]): SitePage[] {
  return pages.flatMap((page) =>
    localeCodes.map((locale) => ({ page, locale, path: href(deployment, pathTo(page, locale)) })),
  );
}

/** The pages whose path contains one of the words; all, when there are none. */
function withWords(pages: SitePage[], words: readonly string[]): SitePage[] {
  return words.length === 0 ? pages : pages.filter(({ path }) => words.some((word) => path.includes(word)));
}

/** The built site. Throws an Error with the cure when nothing is built. */
export function builtSite(): string {
  const folder = join(projectFolder, 'dist');
  if (!existsSync(folder)) throw new Error('There is no dist/. Run npm run build.');
  return folder;
}

/** Serves the built site as a good host does: over HTTP/2 and TLS, compressed, with its own headers. */
export function serveSite(): Promise<StaticServer> {
  return startStaticServer({ folder: builtSite(), base: deployment.base, secure: true });
}
