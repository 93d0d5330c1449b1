import { inline } from '#text/prose.ts';
import { formatDay } from '#language/format.ts';
import { defaultLocale, localeCodes, type Locale } from '#language/locales.ts';
import { sourceKind, type Referenced, type References } from '#text/referenced.ts';
import { numberSources, sourceAnchor } from '#text/citations.ts';
import { raiseOrdinals, typeset } from '#text/typography.ts';

/**
 * Sources and dated notes of the records that a page is made of, in their order. A title keeps the
 * spacing of its own language; where that is unknown, that of the default language.
 */
export function references(records: readonly Referenced[], locale: Locale): References {
  const listed = records.flatMap(({ sources }) => sources);
  const days = [...new Set(listed.flatMap(({ accessed = [] }) => accessed))].sort();
  const inWords = (day: string): string => raiseOrdinals(formatDay(day, locale), locale);
  return {
    sources: listed.map((source, index) => {
      const { supports, by, title, lang, year, address, accessed } = source;
      return {
        number: index + 1,
        kind: sourceKind(source),
        supports: inline(supports, locale),
        by: typeset(by, locale),
        title: typeset(title, localeCodes.find((code) => code === lang) ?? defaultLocale),
        lang: lang === locale ? undefined : lang,
        year,
        address,
        accessed,
      };
    }),
    accessed: days.map(inWords),
    notes: records.flatMap(({ sources, notes }, index) =>
      notes.map(({ date, title, text, beside }) => ({
        date,
        day: inWords(date),
        title: title && typeset(title, locale),
        html: inline(text, locale),
        beside:
          beside && anchorOfSource(beside, sources, records.slice(0, index).flatMap((record) => record.sources).length),
      })),
    ),
  };
}

/** Where a source stands in the list of its page. Throws an Error when the record of a note has no such source. */
function anchorOfSource(id: string, sources: Referenced['sources'], offset: number): string {
  const number = numberSources(sources, offset).get(id);
  if (number === undefined) {
    throw new Error(`notes: "beside: ${id}" names no source of its record. Add one with that id, or correct it.`);
  }
  return sourceAnchor(number);
}
