import { pageText } from '#contents/contents.ts';
import type { PageText } from '#contents/section.ts';
import type { Locale } from '#language/locales.ts';
import { allPages } from '#routes/paths.ts';
import { sitemapValues, type PageWithText } from '#routes/routes.ts';
import type { Referenced } from '#text/references.ts';
import { grandCrus } from '#vineyards/records.ts';

/** What a page tells its reader of a doubt or a correction, since when. */
export interface PageNote {
  readonly page: PageWithText;
  readonly text: PageText;
  readonly note: Referenced['notes'][number];
  /** Its place among those of the page, from 1. */
  readonly number: number;
}

const noted = new Map<Locale, Promise<PageNote[]>>();

/** Every dated note of the pages that search engines are offered, in one language, the newest first. */
export function pageNotes(locale: Locale): Promise<PageNote[]> {
  const notes = noted.get(locale) ?? collect(locale);
  noted.set(locale, notes);
  return notes;
}

async function collect(locale: Locale): Promise<PageNote[]> {
  const pages = allPages((await grandCrus).map(({ slug }) => slug)).filter(({ id }) => sitemapValues(id) !== undefined);
  const texts = await Promise.all(pages.map(async (page) => ({ page, text: await pageText(page, locale) })));
  return texts
    .flatMap(({ page, text }) =>
      text.sources
        .flatMap(({ notes }) => notes)
        .map((note, index): PageNote => ({ page, text, note, number: index + 1 })),
    )
    .sort((one, other) => other.note.date.localeCompare(one.note.date));
}

/**
 * The day on which the words of a page last changed: that of its newest note. A page without notes is made of the
 * others, and has the newest of all.
 */
export async function changedOn(text: PageText, locale: Locale): Promise<string> {
  const own = text.sources
    .flatMap(({ notes }) => notes.map(({ date }) => date))
    .sort()
    .at(-1);
  const date = own ?? (await pageNotes(locale))[0]?.note.date;
  if (date === undefined) throw new Error('No page has a dated note. Add one under "notes" of a page.');
  return date;
}
