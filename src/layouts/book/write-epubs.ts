import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Deployment } from '#site/deployment.ts';
import { perLocale, type PerLocale } from '#language/locales.ts';
import { withoutJoiners } from '#language/spacing.ts';
import { BOOK_FOLDER, BOOK_FONTS, bookPath } from '#site/book.ts';
import { bookDocument } from './book-document.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** The day that every file in the archive bears, so that no clock is in it; ZIP knows no day before 1980. */
const ARCHIVE_DAY = new Date(1980, 0, 1);

/** Astro leaves it beside the chapters (src/layouts/book/opf.ts). */
const PACKAGE = 'package.opf';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The plates as PNG, by file name. */
type Plates = ReadonlyMap<string, Buffer>;

/** Applies the changes of the build to a rendered chapter. */
type Finish = (html: string, name: string) => string;

/**
 * Binds the chapters that Astro left in the staged site into one EPUB 3 per language, and takes them out of the site.
 * The same chapters and the same day give the same bytes. Returns the sizes in bytes.
 */
export function writeEpubs(folder: string, deployment: Deployment, plates: Plates, finish: Finish): PerLocale<number> {
  const sizes = perLocale((locale) => {
    const bytes = zipSync(bookFiles(join(folder, BOOK_FOLDER, locale), deployment, plates, finish), {
      mtime: ARCHIVE_DAY,
    });
    writeFileSync(join(folder, bookPath(locale)), bytes);
    return bytes.length;
  });
  rmSync(join(folder, BOOK_FOLDER), { recursive: true });
  return sizes;
}

/** The files of one book in the order of the archive; the type comes first and uncompressed (EPUB OCF 3.2, 4.3). */
function bookFiles(rendered: string, { origin }: Deployment, plates: Plates, finish: Finish): Zippable {
  const read = (file: string): string => readFileSync(join(rendered, file), 'utf8');
  const styles = readFileSync(join(source, 'layouts/book/book.css'), 'utf8');
  const chapters = readdirSync(rendered)
    .filter((name) => name !== PACKAGE)
    .sort()
    // Old readers show a box for the word joiner of ranges.
    .map((id) => ({ id, $: load(withoutJoiners(finish(read(`${id}/index.html`), id))) }));
  const chapterOf = new Map(chapters.map(({ id, $ }) => [$('html').attr('data-page'), id]));
  const documents = chapters.map(({ id, $ }) => ({
    id,
    ...bookDocument($, (address) => linkInBook(address, chapterOf, origin), styles),
  }));
  const $ = load(read(PACKAGE), { xml: true });
  for (const { id, hasDrawing } of documents) if (hasDrawing) $(`item[href="${id}.xhtml"]`).attr('properties', 'svg');
  const stored = (bytes: Uint8Array): Zippable[string] => [bytes, { level: 0 }];
  return {
    mimetype: stored(strToU8('application/epub+zip')),
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8($.xml()),
    'EPUB/book.css': strToU8(styles),
    ...Object.fromEntries(documents.map(({ id, xhtml }) => [`EPUB/${id}.xhtml`, strToU8(xhtml)])),
    ...Object.fromEntries(
      BOOK_FONTS.map((file) => [`EPUB/fonts/${file}`, stored(readFileSync(join(source, 'site/fonts', file)))]),
    ),
    ...Object.fromEntries(Array.from(plates, ([file, bytes]) => [`EPUB/plates/${file}`, stored(bytes)])),
  };
}

/** A link to a page becomes one to its chapter, one to a term leads to the glossary, and others leave the book. */
function linkInBook(address: string, chapterOf: ReadonlyMap<string | undefined, string>, origin: string): string {
  if (address.startsWith('#term-')) return `glossary.xhtml${address}`;
  if (!address.startsWith('/')) return address;
  const [page, fragment] = address.split('#');
  const chapter = chapterOf.get(page);
  if (chapter === undefined) return `${origin}${address}`;
  return `${chapter}.xhtml${fragment === undefined ? '' : `#${fragment}`}`;
}
