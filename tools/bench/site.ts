import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { readDeployment } from '#site/deployment.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { allPages, facingPathTo, pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { href } from '#site/address.ts';
import { startStaticServer, type StaticServer } from '../static-server.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const deployment = readDeployment(process.env);

export interface SitePage {
  readonly page: PageRef;
  readonly locale: Locale;
  /** Path with base: `/estate/vignoble/musigny`. */
  readonly path: string;
  /** Whether it sets both languages of `page` side by side. */
  readonly isFacing: boolean;
}

/** Every page in both languages, facing pages and tasting sheets among them, whose path contains one of the words, if any are given. */
export function everyPage(words: readonly string[] = []): SitePage[] {
  const slugs = grandCruSlugs(join(projectFolder, 'content'));
  const pages: PageRef[] = [...allPages(slugs), ...slugs.map((slug): PageRef => ({ id: 'tasting', params: { slug } }))];
  return pages
    .flatMap((page) => localeCodes.map((locale) => ({ page, locale, facing: facingPathTo(page, locale) })))
    .flatMap(({ page, locale, facing }): SitePage[] => [
      { page, locale, path: href(deployment, pathTo(page, locale)), isFacing: false },
      ...(facing === undefined ? [] : [{ page, locale, path: href(deployment, facing), isFacing: true }]),
    ])
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
  return startStaticServer({ folder: builtSite(), base: deployment.base, secure: true });
}
