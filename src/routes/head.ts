import { site } from '#config/site.ts';
import { localeCodes, locales, type Locale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { sitemapValues, type PageRef } from '#routes/routes.ts';
import { absoluteUrl, href, type SiteAddress } from '#routes/address.ts';
import { alternatesOf } from '#routes/sitemap.ts';

/** One element of the document head. `content` is set for elements with text. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content?: string;
}

/** The picture a social network shows beside a link; sizes in pixels. */
interface SocialImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly alt: string;
}

/** How a page is cited. */
export interface Citation {
  readonly title: string;
  readonly publisher: string;
  /** Day of the newest note, `2026-11-23`. */
  readonly changed: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
}

interface PageHead {
  /** Absent for pages that are not offered to search engines. */
  readonly citation?: Citation | undefined;
  /** The feed of dated notes, with its name. */
  readonly feed: { readonly path: string; readonly name: string };
  readonly page: PageRef;
  readonly locale: Locale;
  readonly siteAddress: SiteAddress;
  readonly title: string;
  readonly description: string;
  readonly image: SocialImage;
}

/** The document title: `page title | brand` (docs/behaviour.md 2.6). */
export function documentTitle(title: string): string {
  return `${title} | ${site.brand}`;
}

/**
 * Title, description, canonical, alternates, Open Graph (ogp.me) and Twitter tags of a page.
 * The canonical address is the origin plus the path of the current language (docs/behaviour.md 2.6).
 */
export function pageHead({
  page,
  locale,
  siteAddress,
  title,
  description,
  image,
  citation,
  feed,
}: PageHead): HeadTag[] {
  const fullTitle = documentTitle(title);
  const canonical = absoluteUrl(siteAddress, pathTo(page, locale));
  const otherLocales = localeCodes.filter((code) => code !== locale);
  return [
    { tag: 'title', content: fullTitle },
    meta('name', 'description', description),
    // What is not offered to search engines is not found by them either.
    ...(sitemapValues(page.id) === undefined ? [meta('name', 'robots', 'noindex')] : []),
    link('canonical', { href: canonical }),
    ...alternatesOf(page, siteAddress).map(({ hreflang, url }) => link('alternate', { hreflang, href: url })),
    // The build writes the file of every page that names one (docs/behaviour.md 3.12).
    link('alternate', { type: 'text/markdown', href: href(siteAddress, `${pathTo(page, locale)}.md`) }),
    link('alternate', { type: FEED_TYPE, href: href(siteAddress, feed.path), title: feed.name }),
    ...(citation ? citationTags(citation, canonical) : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.brand),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', locales[locale].openGraph),
    ...otherLocales.map((code) => meta('property', 'og:locale:alternate', locales[code].openGraph)),
    meta('property', 'og:image', absoluteUrl(siteAddress, image.path)),
    meta('property', 'og:image:type', image.type),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', fullTitle),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', absoluteUrl(siteAddress, image.path)),
    meta('name', 'twitter:image:alt', image.alt),
  ];
}

export const FEED_TYPE = 'application/atom+xml';

/**
 * What programs that keep references read: Zotero and others the `citation_` names, any the address to cite (RFC 8574).
 * The build makes the files beside the page of them (`src/build/citation-files.ts`).
 */
function citationTags({ title, publisher, changed, language }: Citation, address: string): HeadTag[] {
  return [
    link('cite-as', { href: address }),
    meta('name', 'citation_title', title),
    meta('name', 'citation_publisher', publisher),
    meta('name', 'citation_publication_date', changed.replaceAll('-', '/')),
    meta('name', 'citation_language', language),
    meta('name', 'citation_public_url', address),
  ];
}

/** Head of a page that search engines should pass over: title, `noindex`, and a canonical where one is due. */
export function unlistedHead({ title, canonical }: { title: string; canonical?: string }): HeadTag[] {
  return [
    { tag: 'title', content: documentTitle(title) },
    meta('name', 'robots', 'noindex'),
    ...(canonical === undefined ? [] : [link('canonical', { href: canonical })]),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [key]: name, content } };
}

function link(rel: string, attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'link', attributes: { rel, ...attributes } };
}
