import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { Quotation } from '#text/quotation.ts';
import type { References } from '#text/references.ts';
import type { QuotationForm, SectionForm } from '#text/sections.ts';
import type { Tree } from '#text/tree.ts';
import type { FactGroup } from '#vineyards/vineyard.ts';

/** A figure in the place that the text gives it. */
export interface PlacedFigure {
  readonly kind: 'figure';
  readonly id: string;
  /** Its running text, piece by piece. */
  readonly prose?: readonly Tree[] | undefined;
  /** On the page of a Grand Cru what follows begins new columns. */
  readonly endsColumns?: true;
}

/** A piece of a text: paragraphs, beside a vignette where one is placed before them; a view; a figure. */
export type Piece =
  | { readonly kind: 'prose'; readonly tree: Tree; readonly vignette?: Plate | undefined }
  | { readonly kind: 'plate'; readonly plate: Plate }
  | PlacedFigure;

/** A text under a heading. */
export interface TextSection {
  readonly kind: 'text';
  /** Its anchor, and its partner in other languages. */
  readonly id: string;
  /** Empty for a text that continues another or opens the page. */
  readonly heading: Tree;
  /** The heading that it belongs to, empty for the page's; its own is then a smaller one. */
  readonly under?: string | undefined;
  /** How it is set, where that is not the usual way. */
  readonly form?: SectionForm | undefined;
  /** The tasting notes of a Grand Cru, which are set as a card. */
  readonly isTasting?: boolean;
  readonly pieces: readonly Piece[];
}

/**
 * One part of a page, in reading order. Four files print it, each for another medium: `sections/Sections.astro` on a page,
 * `layouts/FacingText.astro` on the page of two languages side by side, `layouts/book/Chapter.astro` in the book and
 * `documents/page-markdown.ts` as Markdown; the last three by way of its reading form (`documents/reading.ts`), as the search
 * has it.
 */
export type Section =
  | TextSection
  | { readonly kind: 'quotation'; readonly id: string; readonly form: QuotationForm; readonly quotation: Quotation }
  | { readonly kind: 'facts'; readonly id: string; readonly title: string; readonly groups: readonly FactGroup[] }
  | PlacedFigure;

/** The text of a page in one language, from which all its forms are made. */
export interface PageText {
  /** Title of the document, before the brand. */
  readonly documentTitle: string;
  /** Name of the page in menus, breadcrumbs and lists. */
  readonly name: string;
  readonly title: string;
  readonly subtitle: Tree;
  readonly description: string;
  /** Language of the text, which is not the page's where that has no translation. */
  readonly textLocale: Locale;
  readonly cover: Plate;
  readonly sections: readonly Section[];
  /** Those of each record that the page is made of, in their order. */
  readonly references: readonly References[];
  /** The one step further: a sentence with its link. */
  readonly next: Tree | undefined;
  /** The text in the default language, where it follows this one on the page. */
  readonly original?: PageText | undefined;
}

/** What a form of sections shows beside paragraphs. */
interface Shown {
  readonly figures?: boolean;
  readonly views?: boolean;
  /** How many small drawings at most. */
  readonly vignettes: number;
}

/**
 * Refuses what a section of a page holds and its form does not show, but book, Markdown and search would. Throws an Error with
 * the cure.
 */
export function refuseUnshown(
  { id, pieces }: TextSection,
  { figures = false, views = false, vignettes }: Shown,
  page: string,
): void {
  const drawings = pieces.filter((piece) => piece.kind === 'prose' && piece.vignette).length;
  const unshown = [
    ...pieces.flatMap((piece) => (piece.kind === 'figure' && !figures ? [`the figure "${piece.id}"`] : [])),
    ...pieces.flatMap((piece) => (piece.kind === 'plate' && !views ? [`the view "${piece.plate.id}"`] : [])),
    ...(drawings > vignettes ? [`${drawings} small drawings`] : []),
  ];
  if (unshown.length > 0)
    throw new Error(
      `The text of "${page}": the section "${id}" holds ${unshown.join(' and ')}, which its form does not show. Move it to a section without a form.`,
    );
}

/** The paragraphs of a section. */
export function proseOf({ pieces }: TextSection): Tree {
  return pieces.flatMap((piece) => (piece.kind === 'prose' ? piece.tree : []));
}

/** The vignette of a section, the first where it has several. */
export function vignetteOf({ pieces }: TextSection): Plate | undefined {
  return pieces.flatMap((piece) => (piece.kind === 'prose' ? (piece.vignette ?? []) : []))[0];
}
