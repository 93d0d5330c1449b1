import { standsAlone, type FigureName } from '#contents/figures.ts';
import { saysOf } from '#contents/says.ts';
import type { PageText, Piece, Section } from '#contents/section.ts';
import { site } from '#config/site.ts';
import type { Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { isView, plate } from '#pictures/plates.ts';
import { coverOf, nameKeyOf, type PlainRouteId } from '#routes/routes.ts';
import { numberSources, type SourceNumbers } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/pages.ts';
import { finishHtml, inline, prose } from '#text/prose.ts';
import { quotation } from '#text/quotation.ts';
import type { PageWords, Quote } from '#text/schemas.ts';
import { writtenSections } from '#text/sections.ts';
import { typeset } from '#text/typography.ts';
import { vintageReferences } from '#vintages/vintages.ts';

interface WrittenText {
  /** As Astro rendered it from Markdown. */
  readonly html: string;
  /** For errors: `content/en/pages/philosophy.md`. */
  readonly file: string;
  readonly quote: Quote | undefined;
  readonly sources: SourceNumbers;
  /** Language of the text. */
  readonly textLocale: Locale;
  /** Language of the page, and of those that it links. */
  readonly locale: Locale;
}

/** The sections of a text, in the order of its file. */
export async function sectionsOf({ html, file, quote, sources, textLocale, locale }: WrittenText): Promise<Section[]> {
  const finished = finishHtml(html, textLocale, { linkLocale: locale, sources });
  const sections: Section[] = [];
  for (const { id, heading, content } of writtenSections(finished, file)) {
    let pieces: Piece[] = [];
    const begin = (own: string, title: string): void => {
      pieces = [];
      sections.push({ kind: 'text', id: own, heading: title, pieces });
    };
    /** Sets what stands between sections; text that follows continues this one without a heading. */
    const setBetween = (section: Section): void => {
      sections.push(section);
      begin(`${id}-after-${section.id}`, '');
    };
    let paragraphs = 0;
    begin(id, heading);
    for (const part of content) {
      if (typeof part === 'string') {
        // Each paragraph has an address: `#intro-2` is the second of its section.
        const addressed = part.replaceAll('<p>', () => `<p id="${id}-${(paragraphs += 1)}">`);
        const last = pieces.at(-1);
        const drawing = last?.kind === 'prose' && last.html === '' ? last.drawing : undefined;
        if (drawing) pieces.pop();
        pieces.push({ kind: 'prose', html: addressed, drawing });
      } else if (part.kind === 'plate') {
        const placed = await plate(part.name, locale);
        pieces.push(isView(placed) ? { kind: 'plate', plate: placed } : { kind: 'prose', html: '', drawing: placed });
      } else if (part.kind === 'figure') {
        const name = part.name as FigureName;
        const figure = { kind: 'figure', id: name, says: await saysOf(name, locale) } as const;
        if (standsAlone(name)) setBetween(figure);
        else pieces.push(figure);
      } else if (quote) {
        setBetween({ kind: 'quotation', id: part.name, quotation: await quotation(quote, textLocale) });
      }
    }
  }
  return sections.filter((section) => section.kind !== 'text' || section.heading !== '' || section.pieces.length > 0);
}

/** The text of the page `content/<language>/pages/<id>.md`. */
export async function textOf(id: PlainRouteId, locale: Locale): Promise<PageText> {
  const { words, references, text } = await pageFiles(id, locale);
  const t = await translator(locale);
  const print = (line: string, own: Locale): string => fill(typeset(line, own), { brand: site.brand });
  // Those of the years told come first.
  const before = id === 'vintages' ? vintageReferences(locale) : [];
  return {
    documentTitle: id === 'home' ? t('home.meta-title') : print(words.title, locale),
    name: t(nameKeyOf(id) ?? `${id}.title`),
    title: print(text.words.title, text.locale),
    subtitle: print(text.words.subtitle ?? '', text.locale),
    description: print(words.description, locale),
    textLocale: text.locale,
    cover: await plate(coverOf(id), locale),
    sections: [
      ...(await sectionsOf({
        html: text.html,
        file: text.file,
        quote: text.words.quote,
        sources: numberSources(references.sources, before.flatMap((record) => record.sources).length),
        textLocale: text.locale,
        locale,
      })),
      ...labelledFigures(words, locale, t('vineyard.figures')),
    ],
    sources: [...before, references],
    next: words.next && nextStep(words.next, locale),
  };
}

/** The labelled figures of a page as a card, after its text. */
function labelledFigures({ figures }: PageWords, locale: Locale, title: string): Section[] {
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
