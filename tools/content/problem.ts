/** Where a mistake stands; without a line and a field, in the whole file. */
export interface Place {
  /** Path from the project's root: `content/facts/vineyards/grand-cru/musigny.md`. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line?: number;
  /** Field of the front matter (`tags.0`) or place in the text (`intro, paragraph 2`). */
  readonly field?: string;
}

/** One mistake in the content, with what an editor needs in order to correct it. */
export interface Problem extends Required<Place> {
  /** What is wrong, as a sentence without its subject's name and without a full stop. */
  readonly wrong: string;
  /** What to do about it, as a sentence without a full stop. */
  readonly cure: string;
}

/** A problem of a file, or of a field, a block or a text in it. */
export function problem({ file, line = 1, field = '' }: Place, wrong: string, cure: string): Problem {
  return { file, line, field, wrong, cure };
}

/** The items whose key an earlier item already had, with that item. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): { item: Item; first: Item }[] {
  const groups = [...Map.groupBy(items, keyOf).values()];
  return groups.flatMap(([first, ...others]) => (first === undefined ? [] : others.map((item) => ({ item, first }))));
}

/** `content/…/index.md:8  areaHa: is missing. Add it.`, in one line. */
export function describeProblem({ file, line, field, wrong, cure }: Problem): string {
  return `${file}:${line}  ${field === '' ? '' : `${field}: `}${wrong}. ${cure}.`;
}
