import { glossary, nameOf, textures } from '#text/records.ts';
import { renderInline } from '#text/render.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { indexTerms, type GlossaryTerm } from '#text/terms.ts';
import { typeset } from '#text/typography.ts';

const definitions = glossary.then((entries) =>
  perLocale((locale) =>
    entries
      .filter(({ id }) => id.startsWith(`${locale}/`))
      .map(({ id: path, data: { forms, term, definition, respelling, ipa } }): GlossaryTerm => {
        const id = nameOf(path);
        const pronunciation = ipa === undefined ? undefined : { respelling, ipa };
        return {
          id,
          forms,
          word: typeset(term, locale),
          definition: renderInline(definition, locale),
          rock: textures[id],
          pronunciation,
        };
      }),
  ),
);

/** The terms of each language, ready for the search. */
export const termIndexes = definitions.then((all) => perLocale((locale) => indexTerms(all[locale])));

/** Every term of a language with its definition, in alphabetical order. */
export async function glossaryEntries(locale: Locale): Promise<GlossaryTerm[]> {
  return (await definitions)[locale].toSorted((a, b) => a.word.localeCompare(b.word, locale));
}
