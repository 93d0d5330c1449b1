import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChangeFreqEnum, SitemapOptions } from '@astrojs/sitemap';
import { load } from 'cheerio';
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

/** Options that let @astrojs/sitemap write what the route table says of the pages; the others have no entry there. */
export function sitemapOptions(deployment: Deployment): NonNullable<SitemapOptions> {
  // Read when the first address is looked up: a configuration must load without content.
  let entries: ReadonlyMap<string, SitemapEntry> | undefined;
  const entryOf = (address: string): SitemapEntry | undefined => {
    entries ??= new Map(listedEntries(deployment).map((entry) => [entry.url, entry]));
    return entries.get(address.replace(/\/$/, ''));
  };
  return {
    namespaces: { news: false, image: false, video: false },
    filter: (address) => entryOf(address) !== undefined,
    serialize: ({ url: address }) => {
      const entry = entryOf(address);
      if (entry === undefined) return undefined;
      const { alternates, changefreq, ...values } = entry;
      return {
        ...values,
        changefreq: changefreq as ChangeFreqEnum,
        links: alternates.map(({ hreflang, url }) => ({ lang: hreflang, url })),
      };
    },
  };
}

/**
 * Gives what the integration wrote the single name `sitemap.xml`, in the order of the route table and in the form of the
 * tool, which names a style sheet.
 */
export async function publishSitemap(folder: string, deployment: Deployment): Promise<void> {
  const written = join(folder, 'sitemap-0.xml');
  const $ = load(await readFile(written, 'utf8'), { xml: true });
  const order = listedEntries(deployment).map(({ url }) => url);
  const entries = $('url')
    .toArray()
    .map((entry) => ({
      url: $('loc', entry).text(),
      lastmod: $('lastmod', entry).text().slice(0, deployment.buildDate.length),
      changefreq: $('changefreq', entry).text() as SitemapEntry['changefreq'],
      priority: Number($('priority', entry).text()),
      alternates: $('xhtml\\:link', entry)
        .toArray()
        .map(({ attribs: { hreflang = '', href = '' } }) => ({ hreflang, url: href })),
    }));
  entries.sort((one, other) => order.indexOf(one.url) - order.indexOf(other.url));
  await writeFile(join(folder, 'sitemap.xml'), sitemapXml(entries));
  await writeFile(join(folder, SITEMAP_STYLESHEET), STYLESHEET);
  await rm(written);
  await rm(join(folder, 'sitemap-index.xml'));
}
