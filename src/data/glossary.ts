import { getCollection } from 'astro:content';
import { inline } from '#data/prose.ts';
import { perLocale, type Locale } from '#i18n/locales.ts';
import type { Definition } from '#model/definition.ts';
import { indexTerms, termMarker, type TermMarker } from '#prose/glossary.ts';
import { typeset } from '#prose/typography.ts';

const indexes = getCollection('glossary').then((entries) =>
  perLocale((locale) =>
    indexTerms<Definition>(
      entries.map(({ id, data }) => ({
        id,
        forms: data.forms[locale],
        word: typeset(data.term[locale], locale),
        html: inline(data.definition[locale], locale),
      })),
    ),
  ),
);

/** Marks terms in the prose of one page. Make one per page, in the frontmatter, before anything is printed. */
export async function pageTerms(locale: Locale): Promise<TermMarker<Definition>> {
  return termMarker((await indexes)[locale]);
}
