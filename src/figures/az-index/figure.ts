import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, readingSection, type InlineContent } from '#documents/reading.ts';
import { formats, type Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import { letterGroups, type LetterGroup } from '#search/az-entries.ts';
import { anchorOf } from '#text/strings.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) =>
    (await letterGroups(locale)).map(({ letter, entries }) =>
      readingSection(
        `letter-${anchorOf(letter)}`,
        letter,
        data(
          list(
            'ul',
            entries.map((entry) => entryLine(entry, locale, t)),
          ),
        ),
      ),
    ),
};

/** An entry in one line: how it is said, what it means, and where it is spoken of. */
function entryLine(entry: LetterGroup['entries'][number], locale: Locale, t: Translate): InlineContent[] {
  if ('see' in entry) return [`${entry.headword}, ${t('az.see')} ${entry.see.headword}`];
  const { semicolon, colon } = formats[locale];
  const said = entry.pronunciation
    ? [` ${[entry.pronunciation.respelling, `[${entry.pronunciation.ipa}]`].filter(Boolean).join(' ')}`]
    : [];
  const meaning = entry.definition ? [colon, entry.definition] : [];
  const references = entry.references.flatMap(({ href, pageName, heading }, index): InlineContent[] => [
    index > 0 ? semicolon : entry.definition ? ' ' : colon,
    link(href, [pageName, heading].filter(Boolean).join(', ')),
  ]);
  // A definition has its full stop.
  const stop = entry.references.length > 0 ? '. ' : ' ';
  const also =
    entry.also.length > 0
      ? [`${stop}${t('az.see-also')} ${entry.also.map(({ headword }) => headword).join(semicolon)}`]
      : [];
  return [entry.headword, ...said, ...meaning, ...references, ...also];
}
