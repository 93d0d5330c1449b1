import type { Locale } from '#language/locales.ts';

/** The words of the search dialog, `search.title` and so on in the dictionary. */
export const WORDS = [
  'title',
  'field',
  'close',
  'slash',
  'found',
  'some',
  'near',
  'none',
  'unanswered',
  'unanswered-near',
  'names',
  'passages',
] as const;

/** In the place of a heading: that of the passage before. */
export const SAME_HEADING = '=';

export type DialogWords = Readonly<Record<(typeof WORDS)[number], string>>;

/** The file that the search reads, one per language. Tuples keep it small. */
export interface SearchFile {
  readonly locale: Locale;
  readonly words: DialogWords & { readonly az: string };
  /** From `content/<language>/search.md`; schemas.ts describes each field. */
  readonly vocabulary: {
    readonly questionWords: Readonly<Record<string, readonly string[]>>;
    readonly synonyms: readonly (readonly string[])[];
    readonly yearWords: readonly string[];
    readonly bottleWords: readonly string[];
    readonly commonWords: readonly string[];
    readonly unanswered: readonly {
      readonly words: readonly string[];
      readonly unless: readonly string[];
      readonly near: number;
      readonly ofTitles: boolean;
    }[];
  };
  /** Name and address of each page. */
  readonly pages: readonly (readonly [name: string, href: string])[];
  /** Lines of the index, by the alphabet, those that begin with a number and those of plates last. */
  readonly names: readonly (readonly [headword: string, also: string, href: string, context: string])[];
  /** The Grands Crus from north to south: slug, name, and other names. */
  readonly crus: readonly (readonly [slug: string, name: string, also: string])[];
  /** Answers to the years from the first to the last; `{year}` stands for the one that is asked for. */
  readonly years: readonly (readonly [first: number, last: number, label: string, href: string, context: string])[];
  /** The page that compares two crus, `{first}` and `{second}`, with its name, and the one that examines a bottle, with what leads to it; `{title}` is the bottle's. */
  readonly compare: readonly [name: string, href: string];
  readonly bottles: readonly [name: string, href: string];
  /** Questions about a page, `{name}`, with the numbers of the paragraphs that answer them, each on its page. */
  readonly questions: readonly (readonly [asked: string, ...passages: readonly number[]])[];
  /** Paragraphs: number of the page, fragment, heading or `SAME_HEADING`, text, and what visitors ask for when they mean it. */
  readonly passages: readonly (readonly [
    page: number,
    fragment: string,
    heading: string,
    text: string,
    asked?: string,
  ])[];
}
