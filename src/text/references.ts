import { formatDay, formatList } from '#language/format.ts';
import { defaultLocale, localeOf, type Locale } from '#language/locales.ts';
import { renderInline } from '#text/render.ts';
import type { SourceOfFacts, WordsOnSources } from '#text/schemas.ts';
import { typeset } from '#text/typography.ts';

/** What a reader can check a text against: its sources, with what its language says of them, and its dated notes. */
export interface References {
  readonly sources: readonly (SourceOfFacts & { readonly supports: string })[];
  readonly datedNotes: WordsOnSources['datedNotes'];
}

/**
 * The references of a record: its sources with the words of one language. Throws an Error that names the language's file when it
 * lacks one of them.
 */
export function referencesIn(words: WordsOnSources, sources: readonly SourceOfFacts[], file: string): References {
  return {
    sources: sources.map((source) => {
      const said = words.sources[source.id];
      if (!said) throw new Error(`${file}: "sources" lacks "${source.id}". Say what it supports.`);
      return { ...source, supports: said.supports, by: said.by ?? source.by, title: said.title ?? source.title };
    }),
    datedNotes: words.datedNotes,
  };
}

/** The number that each source of a list has in another list: of the same records, in another language and its order. */
export function numbersIn(list: readonly References[], own: readonly References[]): ReadonlyMap<number, number> {
  const idsOf = (records: readonly References[]): string[] =>
    records.flatMap(({ sources }, record) => sources.map(({ id }) => `${record} ${id}`));
  const ids = idsOf(list);
  return new Map(idsOf(own).map((id, index) => [index + 1, ids.indexOf(id) + 1]));
}

/** Under which heading a source is listed, what is primary first; names below `sources.kind.` in the dictionary. */
const HEADING_OF = {
  law: 'law',
  register: 'law',
  study: 'study',
  book: 'book',
  critic: 'book',
  press: 'press',
  merchant: 'site',
  site: 'site',
} as const satisfies Record<SourceOfFacts['kind'], string>;

export type ReferenceLists = ReturnType<typeof referenceLists>;

/**
 * Sources, under their headings, and dated notes of the records that a page is made of, in their order. A title keeps the
 * spacing of its own language; where that is unknown, that of the default language.
 */
export function referenceLists(records: readonly References[], locale: Locale) {
  const listed = records.flatMap(({ sources }) => sources);
  const days = [...new Set(listed.flatMap(({ accessed = [] }) => accessed))].sort();
  const sources = listed.map(({ kind, supports, by, title, lang, year, address, accessed }, index) => ({
    /** Its place in the list, which citations name. */
    number: index + 1,
    heading: HEADING_OF[kind],
    supports: renderInline(supports, locale),
    by: typeset(by, locale),
    title: typeset(title, localeOf(lang) ?? defaultLocale),
    /** Language of the title where it is not the page's. */
    lang: lang === locale ? undefined : lang,
    year,
    address,
    accessed,
  }));
  return {
    groups: [...new Set(Object.values(HEADING_OF))]
      .map((kind) => ({ kind, sources: sources.filter(({ heading }) => heading === kind) }))
      .filter((group) => group.sources.length > 0),
    /** The days on which their addresses were looked up, in words; empty when none has an address. */
    accessed: formatList(
      days.map((day) => formatDay(day, locale)),
      locale,
    ),
    datedNotes: records.flatMap((record) =>
      record.datedNotes.map(({ date, title, text }) => ({
        date,
        /** The date in words. */
        day: formatDay(date, locale),
        title: title && typeset(title, locale),
        text: renderInline(text, locale),
      })),
    ),
  };
}
