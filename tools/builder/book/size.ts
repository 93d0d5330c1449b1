import { formatQuantity } from '#i18n/format.ts';
import { localeCodes, type Localized } from '#i18n/locales.ts';

const MEGABYTE: Localized = { en: 'MB', fr: 'Mo' };

/** Fills the size of the book, in megabytes with one decimal, into the link of a page's footer. */
export function withBookSize(html: string, bytes: Localized<number>): string {
  return localeCodes.reduce((page, locale) => {
    const size = formatQuantity(Math.round(bytes[locale] / 100_000) / 10, MEGABYTE[locale], locale);
    const link = new RegExp(`(<a [^>]*) data-book="${locale}"([^>]*>[^<]*?)\\{size\\}`, 'g');
    return page.replace(link, `$1$2${size}`);
  }, html);
}
