import { figureNamed, standsAlone, type FigureData, type FigureName } from '#contents/figures.ts';
import type { Figure, Piece, Section, TextSection } from '#contents/section.ts';
import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import { isView, plate } from '#pictures/plates.ts';
import type { SourceNumbers } from '#text/citations.ts';
import type { PageTerms } from '#text/terms.ts';
import { finishHtml } from '#text/prose.ts';
import { quotation } from '#text/quotation.ts';
import type { Quote } from '#text/schemas.ts';
import { writtenSections } from '#text/sections.ts';

/** Makes what figures are drawn from and what they say, in their place, so that terms are marked in the order of the page. */
export type MakeFigures = {
  readonly [Name in FigureName]?: () => Promise<{
    readonly data: FigureData<Name>;
    readonly says: readonly TextSection[];
  }>;
};

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
  readonly terms: PageTerms;
  readonly make?: MakeFigures | undefined;
}

/** The sections of a text, in the order of its file. */
export async function sectionsOf(written: WrittenText): Promise<Section[]> {
  const { html, file, quote, sources, textLocale, locale, terms, make = {} } = written;
  const finished = finishHtml(html, textLocale, { linkLocale: locale, sources });
  const sections: Section[] = [];
  for (const { id, heading, content } of writtenSections(finished, file)) {
    let text: TextSection = { kind: 'text', id, heading, pieces: [] };
    let drawing: Plate | undefined;
    const add = (piece: Piece): void => {
      text = { ...text, pieces: [...text.pieces, piece] };
    };
    let paragraphs = 0;
    /** Gives each paragraph an address: `#intro-2` is the second of its section. */
    const addressed = (prose: string): string =>
      prose.replaceAll('<p>', () => {
        paragraphs += 1;
        return `<p id="${id}-${paragraphs}">`;
      });
    const end = (): void => {
      if (drawing) add({ kind: 'prose', html: '', drawing });
      drawing = undefined;
      if (text.heading !== '' || text.pieces.length > 0) sections.push(text);
    };
    /** Sets what stands between sections; text that follows continues this one without a heading. */
    const setBetween = (section: Section): void => {
      end();
      sections.push(section);
      text = { kind: 'text', id: `${id}-after-${section.id}`, heading: '', pieces: [] };
    };
    for (const part of content) {
      if (typeof part === 'string') {
        add({ kind: 'prose', html: addressed(terms.mark(part)), drawing });
        drawing = undefined;
      } else if (part.kind === 'plate') {
        const placed = await plate(part.name, locale);
        if (isView(placed)) add({ kind: 'plate', plate: placed });
        else drawing = placed;
      } else if (part.kind === 'quotation') {
        if (!quote || part.name !== 'quote') {
          throw new Error(`${file}: there is no quotation "${part.name}". Add the field "quote", or remove the line.`);
        }
        setBetween({ kind: 'quotation', id: part.name, quotation: await quotation(quote, textLocale) });
      } else {
        const name = figureNamed(part.name, file);
        const made = (await make[name]?.()) ?? { data: undefined, says: [] };
        const figure = { kind: 'figure', id: name, ...made } as Figure;
        if (standsAlone(name)) setBetween(figure);
        else add(figure);
      }
    }
    end();
  }
  return sections;
}
