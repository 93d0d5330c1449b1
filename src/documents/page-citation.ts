import { changedOn } from '#documents/dated-notes.ts';
import type { PageText } from '#documents/section.ts';
import { locales, type Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';

export type PageCitation = Awaited<ReturnType<typeof pageCitation>>;

/** How a page is cited. */
export async function pageCitation(text: PageText, locale: Locale, t: Translate) {
  return {
    title: text.title,
    publisher: t('cite.publisher'),
    /** Day of the newest note, `2026-11-23`. */
    changed: await changedOn(text, locale),
    /** BCP 47 tag of the text. */
    language: locales[text.textLocale].hreflang,
  };
}
