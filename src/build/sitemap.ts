import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChangeFreqEnum, SitemapOptions } from '@astrojs/sitemap';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import type { Deployment } from '#config/deployment.ts';
import { themeColour } from '#config/theme.ts';
import { allPages } from '#routes/paths.ts';
import { sitemapEntries, SITEMAP_STYLESHEET, type SitemapEntry } from '#routes/sitemap.ts';

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

/** Options that let @astrojs/sitemap write what the route table says of the pages; the others have no entry there. */
export function sitemapOptions(deployment: Deployment): NonNullable<SitemapOptions> {
  // Read when the first address is looked up: a configuration must load without content.
  let entries: ReadonlyMap<string, SitemapEntry> | undefined;
  const entryOf = (address: string): SitemapEntry | undefined => {
    entries ??= new Map(
      sitemapEntries(allPages(grandCruSlugs(contentFolder)), deployment, deployment.buildDate).map((entry) => [
        entry.url,
        entry,
      ]),
    );
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
 * Gives the integration's `sitemap-0.xml` the single name `sitemap.xml` and removes the index. The text is
 * put on lines, dates are cut to days, and a style sheet is named, none of which the integration offers.
 */
export async function nameSitemap(folder: string): Promise<void> {
  const written = join(folder, 'sitemap-0.xml');
  const xml = (await readFile(written, 'utf8'))
    .replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${SITEMAP_STYLESHEET}"?>\n`)
    .replace(/T00:00:00\.000Z(?=<\/lastmod>)/g, '')
    .replace(/<\/?url>/g, '\n  $&')
    .replace(/<(?:loc|lastmod|changefreq|priority|xhtml:link)\b/g, '\n    $&')
    .replace('</urlset>', '\n</urlset>\n');
  await writeFile(join(folder, 'sitemap.xml'), xml);
  await writeFile(join(folder, SITEMAP_STYLESHEET), STYLESHEET);
  await rm(written);
  await rm(join(folder, 'sitemap-index.xml'));
}
