import type { Rule } from './spacing.ts';

/** The names of a language for readers and in standards. */
export interface Names {
  /** In the language itself, and short for the switcher. */
  readonly name: string;
  readonly label: string;
  readonly hreflang: string;
  readonly openGraph: string;
  /** Locale of the platform's own formats. */
  readonly intl: string;
}

/** How a language writes what is not prose. */
export interface Formats {
  /** Between 1 and the number of a scale. */
  readonly scale: string;
  /** Between things that have commas of their own. */
  readonly semicolon: string;
  /** After a name, before what is said of it. */
  readonly colon: string;
  /** Between the ends of a range of quantities. */
  readonly range: string;
  /** A place in a row, to begin a line with; takes a whole number from 1. */
  readonly ordinal: (value: number) => string;
  /** A day that the platform wrote, or its number alone, as the language wants it. */
  readonly day: (written: string) => string;
  /** From one day to another; the first may lack its month and year. */
  readonly dayRange: (first: string, last: string) => string;
  /** A sentence with the marks of its sources, on the side of its stop where the language wants them. */
  readonly cited: (sentence: string, marks: string) => string;
  /** The article that does not count in the order of an index, with the space after it. */
  readonly article: RegExp;
}

/** Words of a language as the search reads them: in lower case; lists are sources of patterns, `in|near`. */
export interface SearchWords {
  /** Endings of number, gender and tense without accents, in the order in which they are taken off, and what is left of each. */
  readonly endings: readonly (readonly [ending: RegExp, left: string])[];
  /** Words that are not searched, without accents. */
  readonly articles: string;
  /** Short and other forms of words, without accents. */
  readonly shortForms: Readonly<Record<string, string>>;
  /** Words of sentences that answer how many, where (before a name) and why. */
  readonly numbers: string;
  readonly places: string;
  readonly reasons: string;
}

/** How a printer of the language sets a text. */
export interface Typography {
  /** The name of the mark of a source, for screen readers; takes its `{number}`. */
  readonly citation: string;
  /** Changes straight quotation marks before the rules apply. */
  readonly quotes?: (text: string) => string;
  /** In their order; made when they are first asked for. */
  readonly rules: () => readonly Rule[];
  /** The endings of ordinals that are raised. A global pattern with one group, at which a text can be split. */
  readonly ordinals?: RegExp;
}

/** Abbreviations with their meanings, the longer before one that it ends with. */
export type Abbreviations = Readonly<Record<string, string>>;

/**
 * The addresses of a language: the path of every page of the route table without a trailing slash, `[name]` being a
 * parameter, of the pages that set it beside another language, and those of former pages by the page that they are now a
 * part of: `[fragment]` names the part.
 */
export interface Paths<Page extends string = string> {
  readonly pages: Readonly<Record<Page, string>>;
  readonly facing: Readonly<Partial<Record<Page, string>>>;
  readonly moved: Readonly<Partial<Record<Page, string>>>;
}
