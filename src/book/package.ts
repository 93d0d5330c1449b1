import { hash } from 'node:crypto';
import type { Deployment } from '#config/deployment.ts';
import { absoluteUrl } from '#routes/address.ts';
import type { Locale } from '#language/locales.ts';
import { bookPath } from '#routes/book.ts';
import { escapeHtml } from '#text/html.ts';
import { document, type BookDocument } from './chapters.ts';
import type { BookOutline } from './outline.ts';

/** What the package document says of a book. */
interface Book {
  readonly locale: Locale;
  readonly deployment: Deployment;
  readonly outline: BookOutline;
  readonly chapters: readonly (BookDocument & { readonly id: string })[];
  /** File names of all plates. */
  readonly plates: readonly string[];
}

export const FONTS = ['garamond-roman.woff2', 'garamond-italic.woff2'];

/** The plate that stands for the book in a library. */
const COVER = 'cote-at-dawn.png';

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** A UUID made of the book's address, so that every edition has the same (RFC 9562, version 8). */
function identifier(address: string): string {
  const hex = hash('sha256', address);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** As EPUB Accessibility 1.1, 2.4 words it. */
const CONFORMANCE = 'EPUB Accessibility 1.1 - WCAG 2.2 Level AA';

/** The package document (EPUB 3.2, 3.4) with accessibility metadata (EPUB Accessibility 1.1). */
export function packageDocument(book: Book): string {
  const { locale, deployment, outline, chapters, plates } = book;
  const { buildDate } = deployment;
  const address = absoluteUrl(deployment, bookPath(locale));
  const schema = (property: string, ...values: readonly string[]): string[] =>
    values.map((value) => `<meta property="schema:${property}">${escapeHtml(value)}</meta>`);
  const metadata = [
    `<dc:identifier id="id">${identifier(address)}</dc:identifier>`,
    `<dc:title>${escapeHtml(outline.title)}</dc:title>`,
    `<dc:language>${locale}</dc:language>`,
    `<dc:date>${buildDate}</dc:date>`,
    `<dc:description>${escapeHtml(outline.description)}</dc:description>`,
    `<dc:source>${absoluteUrl(deployment, `/${locale}`)}</dc:source>`,
    `<dc:creator id="creator">${escapeHtml(outline.publisher)}</dc:creator>`,
    `<meta refines="#creator" property="role" scheme="marc:relators">aut</meta>`,
    `<dc:publisher>${escapeHtml(outline.publisher)}</dc:publisher>`,
    `<dc:rights>${escapeHtml(outline.rights)}</dc:rights>`,
    `<meta property="dcterms:modified">${buildDate}T00:00:00Z</meta>`,
    // There are no page numbers: no printed edition has any to match (EPUB Accessibility 1.1, 3.3).
    `<meta property="dcterms:conformsTo" id="conformance">${CONFORMANCE}</meta>`,
    `<meta refines="#conformance" property="a11y:certifiedBy">${escapeHtml(outline.publisher)}</meta>`,
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
    ...schema('accessibilitySummary', outline.accessibility),
  ];
  const item = (id: string, file: string, type: string, properties?: string): string =>
    `<item id="${id}" href="${file}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`;
  const manifest = [
    item('nav', 'nav.xhtml', 'application/xhtml+xml', 'nav'),
    ...chapters.map(({ id, hasSvg }) =>
      item(`chapter-${id}`, `${id}.xhtml`, 'application/xhtml+xml', hasSvg ? 'svg' : undefined),
    ),
    ...plates.map((file) =>
      item(
        `plate-${file.replace('.png', '')}`,
        `plates/${file}`,
        'image/png',
        file === COVER ? 'cover-image' : undefined,
      ),
    ),
    ...FONTS.map((file) => item(file.replace('.woff2', ''), `fonts/${file}`, 'font/woff2')),
    item('style', 'book.css', 'text/css'),
  ];
  const [first, ...others] = chapters.map(({ id }) => `<itemref idref="chapter-${id}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}" prefix="schema: http://schema.org/ a11y: http://www.idpf.org/epub/vocab/package/a11y/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${[first, '<itemref idref="nav"/>', ...others].join('\n')}
</spine>
</package>
`;
}

/** The navigation document: contents, plates and landmarks (EPUB 3.2, 3.3). */
export function navigation({ locale, outline: { words, plates }, chapters }: Book): string {
  const link = (file: string, text: string, type = ''): string =>
    `<li><a href="${file}"${type && ` epub:type="${type}"`}>${escapeHtml(text)}</a></li>`;
  const contents = chapters.filter(({ id }) => id !== 'cover');
  const body = `<nav epub:type="toc" role="doc-toc" aria-label="${words.contents}" id="toc"><h1>${words.contents}</h1><ol>
${contents.map(({ id, title }) => link(`${id}.xhtml`, title)).join('\n')}
</ol></nav>
<nav epub:type="loi" aria-label="${words.plates}" id="loi"><h2>${words.plates}</h2><ol>
${plates.map(({ id, label }) => link(`plates.xhtml#list-${id}`, label)).join('\n')}
</ol></nav>
<nav epub:type="landmarks" aria-label="${words.landmarks}" id="landmarks" hidden="hidden"><h2>${words.landmarks}</h2><ol>
${link('cover.xhtml', words.cover, 'cover')}
${link('nav.xhtml#toc', words.contents, 'toc')}
${link(`${contents[0]?.id ?? ''}.xhtml`, words.text, 'bodymatter')}
${link('glossary.xhtml', words.glossary, 'glossary')}
${link('nav.xhtml#loi', words.plates, 'loi')}
${link('colophon.xhtml', words.colophon, 'colophon')}
</ol></nav>`;
  return document(locale, words.contents, body);
}
