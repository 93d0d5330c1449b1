import { formatMegabytes } from '#language/format.ts';
import { localeCodes, type Localized } from '#language/locales.ts';

/** Fills the size of the book, in megabytes with one decimal, into the link of a page's footer. */
export function withBookSize(html: string, bytes: Localized<number>): string {
  return localeCodes.reduce((page, locale) => {
    const link = new RegExp(`(<a [^>]*) data-book="${locale}"([^>]*>[^<]*?)\\{size\\}`, 'g');
    return page.replace(link, `$1$2${formatMegabytes(bytes[locale], locale)}`);
  }, html);
}
