import { escapeXml } from '#language/escape.ts';
import { defaultLocale, localeCodes, locales } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { routeIds, sitemapValues, type PageRef, type SitemapValues } from '#site/routes.ts';
import { absoluteUrl, type SiteAddress } from '#site/address.ts';

/** One `<url>` of the sitemap: an address in one language and its siblings in the others. */
export interface SitemapEntry extends SitemapValues {
  readonly url: string;
  /** ISO day, `2026-11-21`. */
  readonly lastmod: string;
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
}

/** Name of the stylesheet that makes the file readable in a browser; it lies beside the sitemap. */
export const SITEMAP_STYLESHEET = 'sitemap.css';

/** The addresses of one page in all languages plus `x-default`, each cluster listing itself (docs/behaviour.md 2.6). */
export function alternatesOf(page: PageRef, siteAddress: SiteAddress): SitemapEntry['alternates'] {
  const versions = localeCodes.map((locale) => ({
    hreflang: locales[locale].hreflang,
    url: absoluteUrl(siteAddress, pathTo(page, locale)),
  }));
  return [...versions, { hreflang: 'x-default', url: absoluteUrl(siteAddress, pathTo(page, defaultLocale)) }];
}

/** The order of the sitemap: that of the route table, the pages of one route by their address, however they are handed over. */
const byRoute = (one: PageRef, other: PageRef): number =>
  routeIds.indexOf(one.id) - routeIds.indexOf(other.id) ||
  (pathTo(one, defaultLocale) < pathTo(other, defaultLocale) ? -1 : 1);

/** Two entries, one per language, for each page that has sitemap values, in the order of the file. `lastmod` is an ISO day. */
export function sitemapEntries(pages: readonly PageRef[], siteAddress: SiteAddress, lastmod: string): SitemapEntry[] {
  return [...pages].sort(byRoute).flatMap((page) => {
    const values = sitemapValues(page.id);
    if (values === undefined) return [];
    const alternates = alternatesOf(page, siteAddress);
    return localeCodes.map((locale) => ({
      url: absoluteUrl(siteAddress, pathTo(page, locale)),
      lastmod,
      ...values,
      alternates,
    }));
  });
}

/**
 * The sitemap's text (sitemaps.org/protocol.html, with `xhtml:link` alternates), as the tool page shows it.
 * The published file has the entries that @astrojs/sitemap wrote.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-stylesheet type="text/css" href="${SITEMAP_STYLESHEET}"?>`,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(urlElement),
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(entry: SitemapEntry): string {
  return [
    '  <url>',
    `    <loc>${escapeXml(entry.url)}</loc>`,
    `    <lastmod>${entry.lastmod}</lastmod>`,
    `    <changefreq>${entry.changefreq}</changefreq>`,
    `    <priority>${entry.priority.toFixed(1)}</priority>`,
    ...entry.alternates.map(
      ({ hreflang, url }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(url)}"/>`,
    ),
    '  </url>',
  ].join('\n');
}
