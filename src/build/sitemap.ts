import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChangeFreqEnum, type SitemapOptions } from '@astrojs/sitemap';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import type { Deployment } from '#config/deployment.ts';
import { allPages } from '#routes/paths.ts';
import { sitemapEntries, SITEMAP_STYLESHEET } from '#routes/sitemap.ts';
import { themeColour } from '../../tools/theme.ts';

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

/** The integration's names of change frequencies. */
const FREQUENCIES = { monthly: ChangeFreqEnum.MONTHLY, yearly: ChangeFreqEnum.YEARLY };

/**
 * Options that let @astrojs/sitemap write what the route table says of the pages. The integration sorts
 * addresses alphabetically and knows no priorities; the filter leaves it the pages that have an entry, and
 * `serialize`, which it calls once for each of them in turn, answers with the entries in the order of the table.
 */
export function sitemapOptions(deployment: Deployment): NonNullable<SitemapOptions> {
  const entries = sitemapEntries(allPages(grandCruSlugs(contentFolder)), deployment, deployment.buildDate);
  const listed = new Set(entries.map(({ url }) => url));
  const inOrder = entries.values();
  return {
    namespaces: { news: false, image: false, video: false },
    filter: (address) => listed.has(address.replace(/\/$/, '')),
    serialize: () => {
      const { value } = inOrder.next();
      if (value === undefined) return undefined;
      const { alternates, changefreq, ...entry } = value;
      return {
        ...entry,
        changefreq: FREQUENCIES[changefreq],
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
