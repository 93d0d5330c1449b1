import { defaultLocale, localeCodes, locales } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { sitemapValues, type PageRef, type SitemapValues } from '#routing/routes.ts';
import { absoluteUrl, type SiteAddress } from '#seo/address.ts';

/** One `<url>` of the sitemap: an address in one language and its siblings in the others. */
export interface SitemapEntry extends SitemapValues {
  readonly url: string;
  /** ISO day, `2026-11-21`. */
  readonly lastmod: string;
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
}

/** Name of the stylesheet that makes the file readable in a browser; it lies beside the sitemap. */
export const SITEMAP_STYLESHEET = 'sitemap.css';

/** The addresses of one page in all languages plus `x-default`, each cluster listing itself (decision 7). */
export function alternatesOf(page: PageRef, siteAddress: SiteAddress): SitemapEntry['alternates'] {
  const versions = localeCodes.map((locale) => ({
    hreflang: locales[locale].hreflang,
    url: absoluteUrl(siteAddress, pathTo(page, locale)),
  }));
  return [...versions, { hreflang: 'x-default', url: absoluteUrl(siteAddress, pathTo(page, defaultLocale)) }];
}

/** Two entries, one per language, for each page that has sitemap values. `lastmod` is an ISO day. */
export function sitemapEntries(pages: readonly PageRef[], siteAddress: SiteAddress, lastmod: string): SitemapEntry[] {
  return pages.flatMap((page) => {
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

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const STYLESHEET_LINK = `<?xml-stylesheet type="text/css" href="${SITEMAP_STYLESHEET}"?>`;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap's text (sitemaps.org/protocol.html, with `xhtml:link` alternates).
 * Runs in Node and in the browser, so the file and the tool page cannot differ.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return urlset(entries.map(urlElement));
}

/** What one file may hold, uncompressed (sitemaps.org/protocol.html: 50,000 addresses and 50 MB). */
export interface SitemapLimits {
  readonly addresses: number;
  readonly bytes: number;
}

const SITEMAP_LIMITS: SitemapLimits = { addresses: 50_000, bytes: 52_428_800 };

/** One file of the published sitemap, at the top of the site. */
interface SitemapFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of the published sitemap. `sitemap.xml` holds all entries as long as one file may; beyond
 * that it is an index of `sitemap-1.xml`, `sitemap-2.xml` … with as many entries as each may hold.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  siteAddress: SiteAddress,
  limits: SitemapLimits = SITEMAP_LIMITS,
): SitemapFile[] {
  const parts = cut(entries.map(urlElement), limits);
  if (parts.length <= 1) return [{ name: 'sitemap.xml', text: urlset(parts.flat()) }];
  const files = parts.map((part, index) => ({ name: `sitemap-${index + 1}.xml`, text: urlset(part) }));
  const index = [
    DECLARATION,
    STYLESHEET_LINK,
    `<sitemapindex ${NAMESPACE}>`,
    ...files.map(({ name }) => sitemapElement(absoluteUrl(siteAddress, `/${name}`), entries[0]?.lastmod ?? '')),
    '</sitemapindex>',
    '',
  ].join('\n');
  return [{ name: 'sitemap.xml', text: index }, ...files];
}

/** Cuts elements into runs that each fit into one file. */
function cut(elements: readonly string[], { addresses, bytes }: SitemapLimits): string[][] {
  const encoder = new TextEncoder();
  const size = (text: string): number => encoder.encode(text).length;
  const room = bytes - size(urlset([]));
  const parts: string[][] = [];
  let open: string[] = [];
  let used = 0;
  for (const element of elements) {
    const own = size(element) + 1;
    if (open.length > 0 && (open.length === addresses || used + own > room)) {
      parts.push(open);
      open = [];
      used = 0;
    }
    open.push(element);
    used += own;
  }
  return open.length > 0 ? [...parts, open] : parts;
}

function urlset(elements: readonly string[]): string {
  return [
    DECLARATION,
    STYLESHEET_LINK,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...elements,
    '</urlset>',
    '',
  ].join('\n');
}

function sitemapElement(url: string, lastmod: string): string {
  return ['  <sitemap>', `    <loc>${escapeXml(url)}</loc>`, `    <lastmod>${lastmod}</lastmod>`, '  </sitemap>'].join(
    '\n',
  );
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

/** Escapes the five characters XML reserves (W3C XML 1.0, section 2.4). */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
