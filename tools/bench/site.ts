import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grandCruSlugs } from '#collections/slugs.ts';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { allPages, pathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';
import { href } from '#seo/address.ts';
import { startStaticServer, type StaticServer } from '../static-server.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A page of the site in one language. */
export interface SitePage {
  readonly page: PageRef;
  readonly locale: Locale;
  /** Path with base: `/estate/vignoble/musigny`. */
  readonly path: string;
}

/** Every page of the route table in both languages whose path contains one of the words; all, when there are none. */
export function sitePages(words: readonly string[] = []): SitePage[] {
  const deployment = readDeployment(process.env);
  return allPages(grandCruSlugs(join(projectFolder, 'content')))
    .flatMap((page) => localeCodes.map((locale) => ({ page, locale, path: href(deployment, pathTo(page, locale)) })))
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)));
}

/** The built site. Throws an Error with the cure when nothing is built. */
export function builtSite(): string {
  const folder = join(projectFolder, 'dist');
  if (!existsSync(folder)) throw new Error('There is no dist/. Run npm run build.');
  return folder;
}

/** Serves the built site as a good host does: over HTTP/2 and TLS, compressed, with its own headers. */
export function serveSite(): Promise<StaticServer> {
  return startStaticServer({ folder: builtSite(), base: readDeployment(process.env).base, secure: true });
}
