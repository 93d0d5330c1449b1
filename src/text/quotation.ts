import type { Quote } from '#text/schemas.ts';
import { translator } from '#text/dictionary.ts';
import { renderInline } from '#text/render.ts';
import { defaultLocale, localeOf, type Locale } from '#language/locales.ts';
import { treeOf, type Tree } from '#text/tree.ts';
import { typeset } from '#text/typography.ts';

/** A quotation ready to print, without paragraphs. */
export interface Quotation {
  readonly text: Tree;
  readonly author: Tree;
  /** Where it stands, and that the translation is ours, where the text is one. */
  readonly source: Tree;
  /** The words that were translated, with their language tag (BCP 47). */
  readonly original?: string | undefined;
  readonly originalLang?: string | undefined;
}

/** A quotation of a record, ready to print on a page in `locale`. */
export async function quotation(quote: Quote, locale: Locale): Promise<Quotation> {
  const { text, author, subtitle, source, ours, original, originalLang } = quote;
  const t = await translator(locale);
  return {
    text: renderInline(text, locale),
    author: renderInline(subtitle === undefined ? author : `${author}, ${subtitle}`, locale),
    source: ours ? treeOf(...renderInline(source, locale), ` (${t('quote.ours')})`) : renderInline(source, locale),
    original: original && typeset(original, localeOf(originalLang) ?? defaultLocale),
    originalLang,
  };
}
