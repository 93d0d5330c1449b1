import type { FieldPath, Document } from './document.ts';
import type { Text } from './texts.ts';

/** One mistake in the content, with what an editor needs in order to correct it. */
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

/** A problem of a file that is missing or should not be there. */
export function problemOfFile(file: string, wrong: string, cure: string): Problem {
  return { file, line: 1, field: '', wrong, cure };
}

/** A problem of one field of a file. */
export function problemAt({ file, lineOf }: Document, path: FieldPath, wrong: string, cure: string): Problem {
  return { file, line: lineOf(path), field: path.join('.'), wrong, cure };
}

/** A problem of one text. */
export function problemIn({ document, line, field }: Text, wrong: string, cure: string): Problem {
  return { file: document.file, line, field, wrong, cure };
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

/** By file, then by line, so that an editor can work from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
