/** One mistake in the content, with what an editor needs in order to mend it. */
export interface Problem {
  /** Path from the project's root: `content/vineyards/grand-cru/musigny/en.md`. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Field of the front matter (`tags.0.en`) or place in the text (`intro, paragraph 2`); empty for the whole file. */
  readonly field: string;
  /** What is wrong, as a sentence without its subject's name and without a full stop. */
  readonly wrong: string;
  /** What to do about it, as a sentence without a full stop. */
  readonly cure: string;
}

/** `content/…/index.md:8  areaHa: is missing. Add it`, in one line. */
export function describeProblem({ file, line, field, wrong, cure }: Problem): string {
  const place = field === '' ? '' : `${field}: `;
  return `${file}:${line}  ${place}${wrong}. ${cure}.`;
}

/** By file, then by line, so that an editor can work from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.field, b.field));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
