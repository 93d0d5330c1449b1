import { formatMegabytes } from '#language/format.ts';
import { localeCodes, type Localized } from '#language/locales.ts';
import { BOOK_SIZE } from '#routes/book.ts';

/** Fills the sizes of the books, in megabytes with one decimal, into a page. */
export function withBookSize(html: string, bytes: Localized<number>): string {
  return localeCodes.reduce(
    (page, locale) => page.replaceAll(BOOK_SIZE[locale], formatMegabytes(bytes[locale], locale)),
    html,
  );
}
