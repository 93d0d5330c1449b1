import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grandCruSlugs } from '#collections/slugs.ts';
import type { Deployment } from '#config/deployment.ts';
import { allPages } from '#routing/paths.ts';
import { sitemapEntries, sitemapFiles, SITEMAP_STYLESHEET, type SitemapEntry } from '#seo/sitemap.ts';
import { themeColour } from '../theme.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Makes the file readable in a browser; XSLT is on its way out of browsers, CSS is not. */
const STYLESHEET = `urlset,sitemapindex{display:block;padding:2rem;font:14px/1.6 ui-monospace,monospace;color:${themeColour('ink')};background:${themeColour('paper')}}
url,sitemap{display:block;margin-bottom:1rem}
loc,lastmod,changefreq,priority{display:block}
loc{font-weight:bold}
lastmod,changefreq,priority{padding-left:2ch}
lastmod::before{content:"lastmod "}
changefreq::before{content:"changefreq "}
priority::before{content:"priority "}
`;

/** What the sitemap says of every page of the route table. */
export function siteEntries(deployment: Deployment): SitemapEntry[] {
  return sitemapEntries(allPages(grandCruSlugs(contentFolder)), deployment, deployment.buildDate);
}

/**
 * Settles the integration's numbered files on the single name `sitemap.xml` (decision: one real file; an
 * index of several where one may not hold all). Throws when the pages that were written are not the pages
 * of the route table.
 */
export async function settleSitemap(folder: string, deployment: Deployment): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => /^sitemap-(\d+|index)\.xml$/.test(name));
  const written = await Promise.all(
    parts.filter((name) => name !== 'sitemap-index.xml').map((name) => readFile(join(folder, name), 'utf8')),
  );
  const entries = siteEntries(deployment);
  compare(new Set(written.flatMap(locations)), new Set(entries.map(({ url }) => url)));
  await Promise.all(parts.map((name) => rm(join(folder, name))));
  await Promise.all(sitemapFiles(entries, deployment).map(({ name, text }) => writeFile(join(folder, name), text)));
  await writeFile(join(folder, SITEMAP_STYLESHEET), STYLESHEET);
}

/** The addresses that a sitemap or an index of sitemaps lists. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

function compare(written: ReadonlySet<string>, expected: ReadonlySet<string>): void {
  const missing = expected.difference(written);
  const unknown = written.difference(expected);
  if (missing.size + unknown.size === 0) return;
  throw new Error(
    `The pages written are not the pages of src/routing/routes.ts. Not written: ${[...missing].join(', ') || 'none'}. Unknown: ${[...unknown].join(', ') || 'none'}.`,
  );
}
