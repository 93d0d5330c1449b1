import { hash } from 'node:crypto';
import { site } from '#site/site.ts';
import type { Locale } from '#language/locales.ts';
import { plates } from '#pictures/plates.ts';
import { BOOK_FONTS, bookChapters, bookPath } from '#site/book.ts';
import { deployment, urlOf, urlOfPath } from '#site/links.ts';
import { translator } from '#text/dictionary.ts';
import { escapeXml } from '#language/escape.ts';
import { grandCrus } from '#vineyards/records.ts';

/** The plate that stands for the book in a library. */
const COVER = 'cote-at-dawn';

/** A UUID made of the book's address, so that every edition has the same (RFC 9562, version 8). */
function identifier(address: string): string {
  const hex = hash('sha256', address);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The chapters in reading order. */
export const chapters = bookChapters((await grandCrus).map(({ slug }) => slug));

/** As EPUB Accessibility 1.1, 2.4 words it. */
const CONFORMANCE = 'EPUB Accessibility 1.1 - WCAG 2.2 Level AA';

/**
 * The package document (EPUB 3.2, 3.4) with accessibility metadata (EPUB Accessibility 1.1). `write-epubs.ts` adds to it which
 * chapters hold drawings.
 */
export async function packageDocument(locale: Locale): Promise<string> {
  const t = await translator(locale);
  const { buildDate } = deployment;
  const publisher = escapeXml(t('cite.publisher'));
  const schema = (property: string, ...values: readonly string[]): string[] =>
    values.map((value) => `<meta property="schema:${property}">${escapeXml(value)}</meta>`);
  const metadata = [
    `<dc:identifier id="id">${identifier(urlOfPath(bookPath(locale)))}</dc:identifier>`,
    `<dc:title>${escapeXml(site.brand)}</dc:title>`,
    `<dc:language>${locale}</dc:language>`,
    `<dc:date>${buildDate}</dc:date>`,
    `<dc:description>${escapeXml(t('home.description'))}</dc:description>`,
    `<dc:source>${urlOf({ id: 'home' }, locale)}</dc:source>`,
    `<dc:creator id="creator">${publisher}</dc:creator>`,
    `<meta refines="#creator" property="role" scheme="marc:relators">aut</meta>`,
    `<dc:publisher>${publisher}</dc:publisher>`,
    `<dc:rights>${escapeXml(t('book.licence'))}</dc:rights>`,
    `<meta property="dcterms:modified">${buildDate}T00:00:00Z</meta>`,
    // There are no page numbers: no printed edition has any to match (EPUB Accessibility 1.1, 3.3).
    `<meta property="dcterms:conformsTo" id="conformance">${CONFORMANCE}</meta>`,
    `<meta refines="#conformance" property="a11y:certifiedBy">${publisher}</meta>`,
    ...schema('accessMode', 'textual', 'visual'),
    ...schema('accessModeSufficient', 'textual'),
    ...schema(
      'accessibilityFeature',
      'alternativeText',
      'displayTransformability',
      'readingOrder',
      'structuralNavigation',
      'tableOfContents',
    ),
    ...schema('accessibilityHazard', 'none'),
    ...schema('accessibilitySummary', t('book.accessibility')),
  ];
  const item = (id: string, file: string, type: string, properties?: string): string =>
    `<item id="${id}" href="${file}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`;
  const manifest = [
    ...chapters.map(({ id }) =>
      item(`chapter-${id}`, `${id}.xhtml`, 'application/xhtml+xml', id === 'contents' ? 'nav' : undefined),
    ),
    ...(await plates(locale)).map(({ id }) =>
      item(`plate-${id}`, `plates/${id}.png`, 'image/png', id === COVER ? 'cover-image' : undefined),
    ),
    ...BOOK_FONTS.map((file) => item(file.replace('.woff2', ''), `fonts/${file}`, 'font/woff2')),
    item('style', 'book.css', 'text/css'),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}" prefix="schema: http://schema.org/ a11y: http://www.idpf.org/epub/vocab/package/a11y/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${chapters.map(({ id }) => `<itemref idref="chapter-${id}"/>`).join('\n')}
</spine>
</package>
`;
}
