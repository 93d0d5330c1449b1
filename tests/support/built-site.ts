import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, type CheerioAPI } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { readDeployment, type Deployment } from '#site/deployment.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { bookPath } from '#site/book.ts';
import { allPages, pathTo } from '#site/paths.ts';
import { sitemapValues, type PageRef, type RouteId } from '#site/routes.ts';
import { href } from '#site/address.ts';
import { slugs } from './content.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built site that the tests read. */
export const siteFolder = process.env.SITE_DIST ?? join(root, 'dist');
if (!existsSync(siteFolder)) throw new Error(`There is no built site in ${siteFolder}. Run npm run build first.`);

/** Where the build that the tests read is meant to live, and its day, which may be before today. */
export const deployment: Deployment = { ...readDeployment(process.env), buildDate: dayOfBuild() };

function dayOfBuild(): string {
  const [, day = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(readSite('sitemap.xml')) ?? [];
  return day;
}

/** A page of the route table in a language. */
export interface BuiltPage {
  readonly page: PageRef;
  readonly locale: Locale;
  /** Path without base: `/vignoble/musigny`. */
  readonly path: string;
}

/** Kinds of page on which something moves or answers: those that the load run (`npm run test:load`) visits. */
const LIVELY: readonly RouteId[] = [
  'home',
  'vineyards',
  'vineyard',
  'atlas',
  'compare',
  'harvests',
  'offline',
  'sitemap',
];

/**
 * Every page of the route table in every language. On the slowed processor of the load run, which asks whether tests
 * hold and not whether pages do, one page of each kind that is lively.
 */
export const builtPages: readonly BuiltPage[] = (
  process.env.E2E_SLOWED === undefined
    ? allPages(slugs)
    : LIVELY.flatMap((kind) => allPages(slugs).findLast(({ id }) => id === kind) ?? [])
).flatMap((page) => localeCodes.map((locale) => ({ page, locale, path: pathTo(page, locale) })));

/** The pages that search engines are offered. */
export const indexedPages = builtPages.filter(({ page }) => sitemapValues(page.id) !== undefined);

/** The text of a file of the built site, by its path from the site's root. */
export function readSite(path: string): string {
  return readFileSync(join(siteFolder, path), 'utf8');
}

/** The texts of the book in a language by the names of their files, `EPUB/history.xhtml`, in this built site or another. */
export function textsOfBook(locale: Locale, folder = siteFolder): ReadonlyMap<string, string> {
  const files = unzipSync(readFileSync(join(folder, bookPath(locale))));
  const names = Object.keys(files).filter((name) => /\.(?:xhtml|opf|css)$/.test(name));
  return new Map(names.map((name) => [name, strFromU8(files[name] ?? new Uint8Array())]));
}

const documents = new Map<string, CheerioAPI>();

/** The document of a path without base, or of a file such as `404.html`, parsed once: tests must not change it. */
export function documentAt(path: string): CheerioAPI {
  const document = documents.get(path) ?? load(readSite(path.endsWith('.html') ? path : `${path}/index.html`));
  documents.set(path, document);
  return document;
}

/** The document of a page in one language. */
export function documentOf(page: PageRef, locale: Locale): CheerioAPI {
  return documentAt(pathTo(page, locale));
}

/** The document of a Grand Cru. */
export function documentOfCru(slug: string, locale: Locale): CheerioAPI {
  return documentOf({ id: 'vineyard', params: { slug } }, locale);
}

/**
 * Whether an address of the site (with base, without origin) leads somewhere: a plain file server answers it by the file
 * itself or the index of the folder, and its fragment is the id of one element there.
 */
export function answers(address: string): boolean {
  const base = href(deployment, '');
  if (!address.startsWith(`${base}/`)) return false;
  const [place = '', fragment] = decodeURI(address.slice(base.length)).split('#');
  const path = place.replace(/\?.*$/, '');
  const isPage = path.endsWith('/') || !/\.\w+$/.test(path);
  if (!existsSync(join(siteFolder, path, isPage ? 'index.html' : ''))) return false;
  return !fragment || !isPage || documentAt(path)(`[id="${fragment}"]`).length === 1;
}
