import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Deployment } from '#config/deployment.ts';
import { formatMegabytes } from '#language/format.ts';
import { localeCodes, perLocale, type Locale, type Localized } from '#language/locales.ts';
import { BOOK_FOLDER, BOOK_SIZE, bookPath } from '#routes/book.ts';
import { bookDocument } from './chapters.ts';
import type { BookOutline } from './outline.ts';
import { CONTAINER, FONTS, navigation, packageDocument } from './package.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

/** The day that every file in the archive bears, so that no clock is in it; ZIP knows no day before 1980. */
const ARCHIVE_DAY = new Date(1980, 0, 1);

/** The plates as PNG, by file name. */
type Plates = ReadonlyMap<string, Buffer>;

/**
 * Binds the chapters that Astro left in the staged site into one EPUB 3 per language, and takes them out of the site.
 * The same chapters and the same day give the same bytes. Returns the sizes in bytes.
 */
export function bindBooks(folder: string, deployment: Deployment, plates: Plates): Localized<number> {
  const sizes = perLocale((locale) => {
    const bytes = zipSync(bookFiles(join(folder, BOOK_FOLDER), deployment, locale, plates), { mtime: ARCHIVE_DAY });
    writeFileSync(join(folder, bookPath(locale)), bytes);
    return bytes.length;
  });
  rmSync(join(folder, BOOK_FOLDER), { recursive: true });
  return sizes;
}

/** Fills the sizes of the books, in megabytes with one decimal, into a page. */
export function withBookSize(html: string, bytes: Localized<number>): string {
  return localeCodes.reduce(
    (page, locale) => page.replaceAll(BOOK_SIZE[locale], formatMegabytes(bytes[locale], locale)),
    html,
  );
}

/** The files of one book in the order of the archive; the type comes first and uncompressed (EPUB OCF 3.2, 4.3). */
function bookFiles(rendered: string, deployment: Deployment, locale: Locale, plates: Plates): Zippable {
  const outline = JSON.parse(readFileSync(join(rendered, `${locale}.json`), 'utf8')) as BookOutline;
  const chapters = outline.chapters.map(({ id }) => {
    const html = readFileSync(join(rendered, locale, id, 'index.html'), 'utf8');
    return { id, ...bookDocument(html, (address) => linkInBook(address, outline, deployment), outline.words.back) };
  });
  const shown = [...new Set(chapters.flatMap((chapter) => chapter.plates))].sort();
  const book = { locale, deployment, outline, chapters, plates: shown };
  const stored = (bytes: Uint8Array): Zippable[string] => [bytes, { level: 0 }];
  return {
    mimetype: stored(strToU8('application/epub+zip')),
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageDocument(book)),
    'EPUB/nav.xhtml': strToU8(navigation(book)),
    'EPUB/book.css': readFileSync(join(source, 'book/book.css')),
    ...Object.fromEntries(chapters.map(({ id, xhtml }) => [`EPUB/${id}.xhtml`, strToU8(xhtml)])),
    ...Object.fromEntries(
      FONTS.map((file) => [`EPUB/fonts/${file}`, stored(readFileSync(join(source, 'config/fonts', file)))]),
    ),
    ...Object.fromEntries(shown.map((file) => [`EPUB/plates/${file}`, stored(drawn(plates, file))])),
  };
}

function drawn(plates: ReadonlyMap<string, Buffer>, file: string): Buffer {
  const bytes = plates.get(file);
  if (bytes === undefined) {
    throw new Error(`The book shows the plate "${file}", of which there is no .webp. Run npm run plates.`);
  }
  return bytes;
}

/** A link to a page becomes one to its chapter, one to a term leads to the glossary, and others leave the book. */
function linkInBook(address: string, { chapters }: BookOutline, { origin }: Deployment): string {
  if (address.startsWith('#term-')) return `glossary.xhtml${address}`;
  if (!address.startsWith('/')) return address;
  const [page, fragment] = address.split('#');
  const chapter = chapters.find(({ href }) => href === page);
  if (chapter === undefined) return `${origin}${address}`;
  return `${chapter.id}.xhtml${fragment === undefined ? '' : `#${fragment}`}`;
}
