import { siteTexts } from '#documents/documents.ts';
import type { PageText } from '#documents/section.ts';
import { locales, perLocale, type Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import { sitemapValues } from '#site/routes.ts';

/** Every dated note of the pages that search engines are offered, the newest first. */
export const pageNotes = perLocale(async (locale) => {
  return (await siteTexts(locale))
    .filter(({ page }) => sitemapValues(page.id) !== undefined)
    .flatMap(({ page, text }) => {
      const notes = text.sources.flatMap((record) => record.notes);
      /** `number` is the place among those of the page, from 1. */
      return notes.map((note, index) => ({ page, text, note, number: index + 1 }));
    })
    .sort((one, other) => other.note.date.localeCompare(one.note.date));
});

/**
 * The day on which the words of a page last changed: that of its newest note. A page without notes is made of the
 * others, and has the newest of all.
 */
export async function changedOn(text: PageText, locale: Locale): Promise<string> {
  const own = text.sources
    .flatMap(({ notes }) => notes.map(({ date }) => date))
    .sort()
    .at(-1);
  const date = own ?? (await pageNotes[locale])[0]?.note.date;
  if (date === undefined) throw new Error('No page has a dated note. Add one under "notes" of a page.');
  return date;
}

export type Citation = Awaited<ReturnType<typeof citationOf>>;

/** How a page is cited. */
export async function citationOf(text: PageText, locale: Locale, t: Translate) {
  return {
    title: text.title,
    publisher: t('cite.publisher'),
    /** Day of the newest note, `2026-11-23`. */
    changed: await changedOn(text, locale),
    /** BCP 47 tag of the text. */
    language: locales[text.textLocale].hreflang,
  };
}
