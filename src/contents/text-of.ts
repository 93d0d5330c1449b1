import { sectionsOf, type MakeFigures } from '#contents/written-text.ts';
import type { PageText, Section } from '#contents/section.ts';
import { site } from '#config/site.ts';
import type { Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { plate } from '#pictures/plates.ts';
import { coverOf, nameKeyOf, type PlainRouteId } from '#routes/routes.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/terms.ts';
import { pageFiles } from '#text/pages.ts';
import { inline, prose } from '#text/prose.ts';
import type { PageWords } from '#text/schemas.ts';
import type { Referenced } from '#text/references.ts';
import { typeset } from '#text/typography.ts';

interface Additions {
  readonly make?: MakeFigures;
  /** Records whose sources stand before those of the page. */
  readonly records?: readonly Referenced[];
}

/** The text of the page `content/<language>/pages/<id>.md`. */
export async function textOf(
  id: PlainRouteId,
  locale: Locale,
  terms: PageTerms,
  { make, records = [] }: Additions = {},
): Promise<PageText> {
  const { words, references, text } = await pageFiles(id, locale);
  const t = await translator(locale);
  const print = (line: string, own: Locale): string => fill(typeset(line, own), { brand: site.brand });
  const before = records.flatMap((record) => record.sources).length;
  return {
    documentTitle: print(words.title, locale),
    name: t(nameKeyOf(id) ?? `${id}.title`),
    title: print(text.words.title, text.locale),
    subtitle: print(text.words.subtitle ?? '', text.locale),
    description: print(words.description, locale),
    textLocale: text.locale,
    cover: await plate(coverOf(id), locale),
    sections: [
      ...(await sectionsOf({
        ...{ html: text.html, file: text.file, quote: text.words.quote, textLocale: text.locale, locale, terms, make },
        sources: numberSources(references.sources, before),
      })),
      ...figuresOf(words, locale, t('vineyard.figures')),
    ],
    sources: [...records, references],
    next: words.next && nextStep(words.next, locale),
  };
}

/** The labelled figures of a page as a card, after its text. */
function figuresOf({ figures }: PageWords, locale: Locale, title: string): Section[] {
  const facts = figures.flatMap(({ label, value, note }) =>
    label === undefined
      ? []
      : [{ key: label, label: typeset(label, locale), html: inline([value, note].filter(Boolean).join('. '), locale) }],
  );
  return facts.length === 0 ? [] : [{ kind: 'facts', id: 'figures', title, groups: [{ title, facts }] }];
}

/** The one step further as HTML: the words in brackets are the link. */
export function nextStep({ to, text }: { readonly to: string; readonly text: string }, locale: Locale): string {
  return prose(text.replace(/\[([^\]]+)\]/, `[$1](${to})`), locale);
}
