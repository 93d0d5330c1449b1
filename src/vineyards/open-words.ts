import type { Locale } from '#language/locales.ts';
import { stripTags } from '#text/html.ts';
import { inline } from '#text/prose.ts';
import type { Referenced } from '#text/references.ts';

/** A text of a record without markup, as written for a language: `coulure` for `*coulure*`. */
function plain(text: string, locale: Locale): string {
  return stripTags(inline(text, locale)).replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/** The same, or null where the record says nothing. */
export const plainOrNull = (text: string | undefined, locale: Locale): string | null =>
  text === undefined ? null : plain(text, locale);

/** Dated notes in one line. */
export function datedNotes(notes: Referenced['notes'] = [], locale: Locale): string | null {
  if (notes.length === 0) return null;
  return notes.map(({ date, text }) => `${date}: ${plain(text, locale)}`).join(' ');
}
