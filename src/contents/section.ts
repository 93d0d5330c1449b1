import type { FigureName } from '#contents/figures.ts';
import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { Quotation } from '#text/quotation.ts';
import type { Referenced } from '#text/references.ts';
import type { FactGroup } from '#vineyards/vineyard.ts';

/** What only its page can draw. */
interface Figure {
  readonly kind: 'figure';
  readonly id: FigureName;
  /** What it says in words: for readers of text, and for the search. */
  readonly says: readonly TextSection[];
}

/** A piece of a text: paragraphs, beside a small drawing where one is placed before them; a view; a figure. */
export type Piece =
  | { readonly kind: 'prose'; readonly html: string; readonly drawing?: Plate | undefined }
  | { readonly kind: 'plate'; readonly plate: Plate }
  | Figure;

/** A text under a heading. */
export interface TextSection {
  readonly kind: 'text';
  /** Its anchor, and its partner in other languages. */
  readonly id: string;
  /** HTML without a paragraph; empty for a text that continues another or opens the page. */
  readonly heading: string;
  /** The heading that it belongs to, empty for the page's; its own is then a smaller one. */
  readonly under?: string | undefined;
  readonly pieces: readonly Piece[];
}

/** A text of one piece. */
export function textSection(id: string, heading: string, html: string, under?: string): TextSection {
  return { kind: 'text', id, heading, under, pieces: [{ kind: 'prose', html }] };
}

/** One part of a page, in reading order. */
export type Section =
  | TextSection
  | { readonly kind: 'quotation'; readonly id: string; readonly quotation: Quotation }
  | { readonly kind: 'facts'; readonly id: string; readonly title: string; readonly groups: readonly FactGroup[] }
  | Figure;

/** What a page says in one language, in its order. Its forms are made from this. */
export interface PageText {
  /** Title of the document, before the brand. */
  readonly documentTitle: string;
  /** Name of the page in menus, breadcrumbs and lists. */
  readonly name: string;
  readonly title: string;
  /** HTML without a paragraph. */
  readonly subtitle: string;
  readonly description: string;
  /** Language of the text, which is not the page's where that has no translation. */
  readonly textLocale: Locale;
  readonly cover: Plate;
  readonly sections: readonly Section[];
  readonly sources: readonly Referenced[];
  /** The one step further, as HTML with its link. */
  readonly next: string | undefined;
}

/** The paragraphs of a section as one HTML. */
export function proseOf({ pieces }: TextSection): string {
  return pieces.map((piece) => (piece.kind === 'prose' ? piece.html : '')).join('');
}

/** A part of a page for readers of text, in which views and figures stand by themselves. */
export type ReadingPart =
  | (Pick<TextSection, 'kind' | 'id' | 'heading' | 'under'> & { readonly html: string })
  | { readonly kind: 'plate'; readonly id: string; readonly plate: Plate }
  | Exclude<Section, TextSection>;

/** The sections of a page one after the other, without its small drawings. */
export function readingParts(sections: readonly Section[]): ReadingPart[] {
  return sections.flatMap((section) => (section.kind === 'text' ? partsOf(section) : [section]));
}

function partsOf({ kind, id, heading, under, pieces }: TextSection): ReadingPart[] {
  const parts: ReadingPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (piece.kind === 'plate') parts.push({ ...piece, id: piece.plate.id });
    else if (piece.kind === 'figure') parts.push(piece);
    else if (last?.kind === 'text') parts[parts.length - 1] = { ...last, html: last.html + piece.html };
    else parts.push({ kind, id: `${id}-${parts.length}`, heading: '', html: piece.html });
  }
  const [first, ...rest] = parts;
  const named = { kind, id, heading, under };
  return first?.kind === 'text' ? [{ ...first, ...named }, ...rest] : [{ ...named, html: '' }, ...parts];
}
