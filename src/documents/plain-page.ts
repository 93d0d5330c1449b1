import type { PageText, Section } from '#documents/section.ts';
import { nextStep, sectionsOf } from '#documents/written-sections.ts';
import { site } from '#site/site.ts';
import { defaultLocale, type Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { plate } from '#pictures/plates.ts';
import { coverOf, featuresOf, nameKeyOf, type PlainRouteId } from '#site/routes.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { renderInline } from '#text/render.ts';
import type { PageWords } from '#text/schemas.ts';
import { treeOf } from '#text/tree.ts';
import { typeset } from '#text/typography.ts';
import { vintageReferences } from '#vintages/vintages.ts';

/** The text of the page `content/<language>/pages/<id>.md`, or of its file in another language. */
export async function plainPageText(id: PlainRouteId, locale: Locale, textLocale = locale): Promise<PageText> {
  const { words, references, text } = await pageFiles(id, locale, textLocale);
  const own = textLocale === locale;
  const t = await translator(locale);
  const print = (line: string, of: Locale): string => fill(typeset(line, of), { brand: site.brand });
  const { documentTitle, listsVintages } = featuresOf(id);
  const before = listsVintages ? vintageReferences(locale) : [];
  return {
    documentTitle: documentTitle ? t(documentTitle) : print(words.title, locale),
    name: t(nameKeyOf(id)),
    title: print(text.words.title, text.locale),
    subtitle: treeOf(print(text.words.subtitle ?? '', text.locale)),
    description: print(words.description, locale),
    textLocale: text.locale,
    cover: await plate(coverOf(id), locale),
    sections: [
      ...(await sectionsOf({
        // Two texts on one page need different ids.
        markdown: own ? text.markdown : text.markdown.replace(/^(## .*\{#[\w-]+)/gm, `$1-${textLocale}`),
        file: text.file,
        quote: text.words.quote,
        sources: numberSources(references.sources, before.flatMap((record) => record.sources).length),
        textLocale: text.locale,
        locale,
      })),
      ...labelledNumbers(words, locale, t('page.numbers')),
    ],
    references: [...before, references],
    next: words.next && nextStep(words.next, locale),
    original: own && words.original ? await plainPageText(id, locale, defaultLocale) : undefined,
  };
}

/** The labelled numbers of a page as a card, after its text. */
function labelledNumbers({ numbers }: PageWords, locale: Locale, title: string): Section[] {
  const facts = numbers.flatMap(({ label, value, note }) =>
    label === undefined
      ? []
      : [
          {
            key: label,
            label: typeset(label, locale),
            text: renderInline([value, note].filter(Boolean).join('. '), locale),
          },
        ],
  );
  return facts.length === 0 ? [] : [{ kind: 'facts', id: 'figures', title, groups: [{ id: 'figures', title, facts }] }];
}
