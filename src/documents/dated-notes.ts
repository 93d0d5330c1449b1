import { siteTexts } from '#documents/page-text.ts';
import type { PageText } from '#documents/section.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { sitemapValues } from '#site/routes.ts';

/** Every dated note of the pages that search engines are offered, the newest first. */
export const datedNotes = perLocale(async (locale) => {
  return (await siteTexts(locale))
    .filter(({ page }) => sitemapValues(page.id) !== undefined)
    .flatMap(({ page, text }) => {
      const notes = text.references.flatMap((record) => record.datedNotes);
      if (notes.length > 0 && text.references.every(({ sources }) => sources.length === 0))
        throw new Error(
          `The page "${page.id}" has dated notes and no sources, under which they stand. Give it a source, or move the notes.`,
        );
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
  const own = text.references
    .flatMap((record) => record.datedNotes.map(({ date }) => date))
    .sort()
    .at(-1);
  const date = own ?? (await datedNotes[locale])[0]?.note.date;
  if (date === undefined) throw new Error('No page has a dated note. Add one under "datedNotes" of a page.');
  return date;
}
