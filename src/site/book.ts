import { perLocale, type Locale } from '#language/locales.ts';
import { pagesOf } from '#site/paths.ts';
import { bookRoutes, type PageWithText } from '#site/routes.ts';
import { site } from '#site/site.ts';

/** A part that only the book has; its name is `book.<part>` of the dictionary. */
export type BookPart = 'cover' | 'contents' | 'glossary' | 'plates' | 'colophon';

/** A chapter of the book: a page of the site, or a part that only the book has. */
export type Chapter =
  | { readonly id: BookPart; readonly page?: never }
  /** The name of its file, without the ending: `musigny`. Links to the page whose text it sets lead to the chapter. */
  | { readonly id: string; readonly page: PageWithText };

/** Folder below the staged site in which Astro leaves the chapters for the EPUB writer (src/layouts/book/write-epubs.ts). */
export const BOOK_FOLDER = 'book-chapters';

/** The chapters in reading order, for the Grands Crus with these slugs. */
export function bookChapters(slugs: readonly string[]): Chapter[] {
  return [
    { id: 'cover' },
    { id: 'contents' },
    ...bookRoutes.flatMap((id) => pagesOf(id, slugs)).map((page) => ({ id: page.params?.slug ?? page.id, page })),
    { id: 'glossary' },
    { id: 'plates' },
    { id: 'colophon' },
  ];
}

/** Path of the book in one language: `/domaine-leroy-en.epub`. */
export function bookPath(locale: Locale): string {
  return `/${site.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${locale}.epub`;
}

/** The files of its typeface. */
export const BOOK_FONTS = ['garamond-roman.woff2', 'garamond-italic.woff2'];

/** Stands in a page for the size of the book in a language, until the build knows it. */
export const BOOK_SIZE = perLocale((locale) => `{size-of-book-${locale}}`);
