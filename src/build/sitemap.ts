import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapOptions } from '@astrojs/sitemap';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import type { Deployment } from '#site/deployment.ts';
import { themeColour } from '#site/theme.ts';
import { allPages } from '#site/paths.ts';
import { sitemapEntries, SITEMAP_STYLESHEET, sitemapXml, type SitemapEntry } from '#site/sitemap.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Makes the file readable in a browser; browsers are removing XSLT. */
const STYLESHEET = `urlset{display:block;padding:2rem;font:14px/1.6 ui-monospace,monospace;color:${themeColour('ink')};background:${themeColour('paper')}}
url{display:block;margin-bottom:1rem}
loc,lastmod,changefreq,priority{display:block}
loc{font-weight:bold}
lastmod,changefreq,priority{padding-left:2ch}
lastmod::before{content:"lastmod "}
changefreq::before{content:"changefreq "}
priority::before{content:"priority "}
`;

/** The pages of the route table that search engines are offered. */
function listedEntries(deployment: Deployment): SitemapEntry[] {
  return sitemapEntries(allPages(grandCruSlugs(contentFolder)), deployment, deployment.buildDate);
}

/** Options that let @astrojs/sitemap list the built pages that the route table offers to search engines, and no others. */
export function sitemapOptions(deployment: Deployment): NonNullable<SitemapOptions> {
  // Read when the first address is looked up: a configuration must load without content.
  let listed: ReadonlySet<string> | undefined;
  return {
    namespaces: { news: false, image: false, video: false },
    filter: (address) => {
      listed ??= new Set(listedEntries(deployment).map(({ url }) => url));
      return listed.has(withoutSlash(address));
    },
  };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * Puts the sitemap in the place of what the integration wrote, under the single name `sitemap.xml`, with the values and in the
 * order of the route table. Throws an Error if a page of the table was not built.
 */
export async function publishSitemap(folder: string, deployment: Deployment): Promise<void> {
  const written = join(folder, 'sitemap-0.xml');
  const built = new Set(
    Array.from((await readFile(written, 'utf8')).matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => withoutSlash(url)),
  );
  const entries = listedEntries(deployment);
  const missing = entries.find(({ url }) => !built.has(url));
  if (missing) {
    throw new Error(`${missing.url} is a page of src/site/routes.ts, but was not built. Make its route in src/pages/.`);
  }
  await writeFile(join(folder, 'sitemap.xml'), sitemapXml(entries));
  await writeFile(join(folder, SITEMAP_STYLESHEET), STYLESHEET);
  await rm(written);
  await rm(join(folder, 'sitemap-index.xml'));
}
