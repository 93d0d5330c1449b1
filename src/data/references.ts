import type { DatedNote, Source } from '#collections/schemas.ts';
import { inline } from '#data/prose.ts';
import { formatDay } from '#i18n/format.ts';
import { foreign, type Locale } from '#i18n/locales.ts';
import { raiseOrdinals, typeset } from '#prose/typography.ts';

/** Content that says what a reader can check it against. */
export interface Referenced {
  readonly sources: readonly Source[];
  readonly datedNotes: readonly DatedNote[];
}

/** What stands at the end of a page, in the page's language and ready to print. */
export interface References {
  readonly sources: readonly PrintedSource[];
  readonly notes: readonly PrintedNote[];
}

interface PrintedSource extends Pick<Source, 'by' | 'title' | 'year' | 'address'> {
  readonly supports: string;
  /** Language of the title where it is not the page's. */
  readonly lang: Locale | undefined;
}

interface PrintedNote {
  /** `2026-11-21` */
  readonly date: string;
  /** The same in words, as HTML: `1<sup>er</sup> novembre 2026`. */
  readonly day: string;
  readonly html: string;
}

/**
 * Sources and dated notes of the records that a page is made of, in their order. A title keeps the
 * spacing of its own language; where that is unknown the English rules leave it as it is.
 */
export function references(records: readonly Referenced[], locale: Locale): References {
  return {
    sources: records.flatMap(({ sources }) =>
      sources.map(({ supports, by, title, lang, year, address }) => ({
        supports: inline(supports[locale], locale),
        by: typeset(by, 'en'),
        title: typeset(title, lang ?? 'en'),
        lang: lang && foreign(lang, locale),
        year,
        address,
      })),
    ),
    notes: records.flatMap(({ datedNotes }) =>
      datedNotes.map(({ date, text }) => ({
        date,
        day: raiseOrdinals(formatDay(date, locale)),
        html: inline(text[locale], locale),
      })),
    ),
  };
}
