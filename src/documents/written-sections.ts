import { figureNamed } from '#documents/figure-registry.ts';
import type { Piece, Section } from '#documents/section.ts';
import type { Locale } from '#language/locales.ts';
import { kindOf, plate } from '#pictures/plates.ts';
import type { SourceNumbers } from '#text/citations.ts';
import { quotation } from '#text/quotation.ts';
import { renderMarkdown } from '#text/render.ts';
import type { Quote } from '#text/schemas.ts';
import { sectionsIn } from '#text/sections.ts';
import { mapElements, type Tree } from '#text/tree.ts';
import { cruTable } from '#vineyards/tables.ts';

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
        pieces.push(
          kindOf(placed) === 'views' ? { kind: 'plate', plate: placed } : { kind: 'prose', tree: [], vignette: placed },
        );
      } else if (part.kind === 'table') {
        pieces.push({ kind: 'prose', tree: await cruTable(part.name, textLocale, sources) });
      } else if (part.kind === 'quotation') {
        const said = quote && (await quotation(quote, textLocale));
        if (said) setBetween({ kind: 'quotation', id: 'quote', form: part.name, quotation: said });
      } else {
        const { standsAlone, prose: write } = await figureNamed(part.name);
        const written = await write?.({ section: id, textLocale, locale });
        const figure = { kind: 'figure', id: part.name, prose: written } as const;
        if (standsAlone) setBetween(figure);
        else pieces.push(figure);
      }
    }
  }
  return sections.filter(
    (section) => section.kind !== 'text' || section.heading.length > 0 || section.pieces.length > 0,
  );
}

/** The one step further: the words in brackets are the link. */
export function nextStep({ to, text }: { readonly to: string; readonly text: string }, locale: Locale): Tree {
  return renderMarkdown(text.replace(/\[([^\]]+)\]/, `[$1](${to})`), locale);
}
