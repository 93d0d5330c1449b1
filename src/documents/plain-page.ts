import { figureNamed } from '#documents/figures.ts';
import type { PageText, Piece, Section } from '#documents/section.ts';
import { site } from '#site/site.ts';
import { defaultLocale, type Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { isView, plate } from '#pictures/plates.ts';
import { coverOf, featuresOf, nameKeyOf, type PlainRouteId } from '#site/routes.ts';
import { numberSources, type SourceNumbers } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { renderInline, renderMarkdown } from '#text/render.ts';
import { quotation } from '#text/quotation.ts';
import type { PageWords, Quote } from '#text/schemas.ts';
import { sectionsIn } from '#text/sections.ts';
import { mapElements, treeOf, type Tree } from '#text/tree.ts';
import { typeset } from '#text/typography.ts';
import { cruTable } from '#vineyards/tables.ts';
import { vintageReferences } from '#vintages/vintages.ts';

interface SourceText {
  readonly markdown: string;
  /** For errors: `content/en/pages/philosophy.md`. */
  readonly file: string;
  readonly quote: Quote | undefined;
  readonly sources: SourceNumbers;
  readonly textLocale: Locale;
  /** Language of the page, and of those that it links. */
  readonly locale: Locale;
}

/** The sections of a text, in the order of its file. */
export async function sectionsOf(written: SourceText): Promise<Section[]> {
  const { markdown, file, quote, sources, textLocale, locale } = written;
  const finished = renderMarkdown(markdown, textLocale, { linkLocale: locale, sources });
  const sections: Section[] = [];
  for (const { id, heading, form, content } of sectionsIn(finished, file)) {
    let pieces: Piece[] = [];
    const begin = (own: string, title: Tree): void => {
      pieces = [];
      sections.push({ kind: 'text', id: own, heading: title, form: title.length > 0 ? form : undefined, pieces });
    };
    /** Sets what stands between sections; text that follows continues this one without a heading. */
    const setBetween = (section: Section): void => {
      sections.push(section);
      begin(`${id}-after-${section.id}`, []);
    };
    let paragraphs = 0;
    begin(id, heading);
    for (const part of content) {
      if (!('kind' in part)) {
        // Each paragraph has an address: `#intro-2` is the second of its section.
        const tree = mapElements(part, (paragraph) =>
          paragraph.tagName === 'p' ? { ...paragraph, properties: { id: `${id}-${(paragraphs += 1)}` } } : paragraph,
        );
        const last = pieces.at(-1);
        const vignette = last?.kind === 'prose' && last.tree.length === 0 ? last.vignette : undefined;
        if (vignette) pieces.pop();
        pieces.push({ kind: 'prose', tree, vignette });
      } else if (part.kind === 'plate') {
        const placed = await plate(part.name, locale);
        pieces.push(isView(placed) ? { kind: 'plate', plate: placed } : { kind: 'prose', tree: [], vignette: placed });
      } else if (part.kind === 'table') {
        pieces.push({ kind: 'prose', tree: await cruTable(part.name, textLocale) });
      } else if (part.kind === 'figure') {
        const { standsAlone, prose: write } = await figureNamed(part.name);
        const written = await write?.({ section: id, textLocale, locale });
        const figure = { kind: 'figure', id: part.name, prose: written } as const;
        if (standsAlone) setBetween(figure);
        else pieces.push(figure);
      } else if (quote) {
        setBetween({ kind: 'quotation', id: 'quote', form: part.name, quotation: await quotation(quote, textLocale) });
      }
    }
  }
  return sections.filter(
    (section) => section.kind !== 'text' || section.heading.length > 0 || section.pieces.length > 0,
  );
}

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
    name: t(nameKeyOf(id) ?? `${id}.title`),
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
      ...labelledNumbers(words, locale, t('vineyard.numbers')),
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
  return facts.length === 0 ? [] : [{ kind: 'facts', id: 'numbers', title, groups: [{ id: 'numbers', title, facts }] }];
}

/** The one step further: the words in brackets are the link. */
export function nextStep({ to, text }: { readonly to: string; readonly text: string }, locale: Locale): Tree {
  return renderMarkdown(text.replace(/\[([^\]]+)\]/, `[$1](${to})`), locale);
}
