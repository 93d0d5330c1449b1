import type { Quote } from '#collections/schemas.ts';
import type { Locale } from '#i18n/locales.ts';
import { typeset } from '#prose/typography.ts';

/** A quotation set in the page's language, its original in its own. */
export function typesetQuote(quote: Quote, locale: Locale): Quote {
  const originalLocale = quote.originalLang === 'fr' ? 'fr' : 'en';
  return {
    ...quote,
    text: typeset(quote.text, locale),
    source: typeset(quote.source, locale),
    original: quote.original && typeset(quote.original, originalLocale),
  };
}
