import type { Quote } from '#text/schemas.ts';
import { translator } from '#text/dictionary.ts';
import { inline } from '#text/prose.ts';
import { defaultLocale, localeOf, type Locale } from '#language/locales.ts';
import type { Quotation } from '#text/quotation.ts';
import { typeset } from '#text/typography.ts';

/** A quotation of a record, ready to print on a page in `locale`. */
export async function quotation(quote: Quote, locale: Locale): Promise<Quotation> {
  const { text, author, source, ours, original, originalLang } = quote;
  const t = await translator(locale);
  return {
    text: inline(text, locale),
    author: inline(author, locale),
    source: inline(source, locale),
    translationNote: ours ? t('quote.ours') : undefined,
    original: original && typeset(original, localeOf(originalLang) ?? defaultLocale),
    originalLang,
  };
}

/**
 * The quotation of the dictionary under a key such as `vintages.quote`, with the keys of its author and
 * source. Where `key.original` differs from the text, the text is our translation; all originals are French.
 */
export async function dictionaryQuotation(
  locale: Locale,
  key: string,
  [author, source] = [`${key}.author`, `${key}.source`],
): Promise<Quotation> {
  const t = await translator(locale);
  const text = t(key);
  const original = t(`${key}.original`);
  const ours = original !== text;
  return quotation(
    { text, author: t(author), source: t(source), ours, ...(ours && { original, originalLang: 'fr' }) },
    locale,
  );
}
