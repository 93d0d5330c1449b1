import type { ReadingSection } from '#documents/reading.ts';
import type { PageText, TextSection } from '#documents/section.ts';
import type { Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import type { PageWithText } from '#site/routes.ts';
import type { Tree } from '#text/tree.ts';

/** Where a figure stands. */
export interface FigurePlace {
  readonly page: PageWithText;
  /** The section in which it stands; its own name where it stands alone. */
  readonly section: string;
  readonly locale: Locale;
  readonly t: Translate;
  /** Its running text, as its `prose` gave it; on pages that explain terms, these are linked in it. */
  readonly prose: readonly Tree[];
}

/** Where the running text of a figure stands: in a section, in a language, on a page in a language. */
interface WritingPlace {
  readonly section: string;
  readonly textLocale: Locale;
  readonly locale: Locale;
}

/** Properties of `Screen.astro` in the folder of a figure. */
export interface FigureProps extends FigurePlace {
  readonly text: PageText;
}

/** Properties of the component of a form of sections, `src/layouts/sections/`, that draws figures in them. */
export interface SectionProps extends Omit<FigureProps, 'section' | 'prose'> {
  readonly section: TextSection;
  /** Whether it opens the text of the page. */
  readonly opening: boolean;
}

/** Properties of `Book.astro`: which drawing, and its text alternative. */
export interface BookProps extends Omit<FigurePlace, 'section' | 'prose'> {
  readonly id: string;
  readonly alt: string;
}

/**
 * A figure that texts place with `![](figure:name)`: a map, a plot, a table, a tool. `src/figures/<name>/figure.ts` exports
 * it as `figure`, and `Screen.astro` beside it draws it on its page. No list names it elsewhere.
 */
export interface Figure {
  /** Whether it stands between sections, with a heading of its own where it has one, rather than in one. */
  readonly standsAlone?: true;
  /** The running text in it, if it has any, piece by piece: terms of the glossary are explained there. */
  readonly prose?: (place: WritingPlace) => Promise<readonly Tree[]>;
  /** Its words and tables. A section without a heading continues the one in which the figure stands. */
  readonly reading: (place: FigurePlace) => readonly ReadingSection[] | Promise<readonly ReadingSection[]>;
}

/** They are loaded when they are asked for: the index from A to Z is made of what the others say. */
const figures = import.meta.glob<Figure>('../figures/*/figure.ts', { import: 'figure' });

/** The figure with this name. Throws an Error that says where to add it. */
export async function figureNamed(name: string): Promise<Figure> {
  const load = figures[`../figures/${name}/figure.ts`];
  if (!load)
    throw new Error(`There is no figure "${name}". Add src/figures/${name}/figure.ts, and Screen.astro beside it.`);
  return load();
}
