import type { FacingPair, Locale } from '#language/locales.ts';

/** A top-level block of rendered prose. Markdown of the site nests no block in one of the same kind. */
const BLOCK = /<(p|ul|ol|blockquote|h3|table)\b[^>]*>.*?<\/\1>/gs;

/** What stands on each side of a row; undefined where a side has nothing. */
export interface FacingRow<T> {
  readonly left: T | undefined;
  readonly right: T | undefined;
}

/** The two sides of a row with their languages. */
export function sidesOf<T>({ left, right }: FacingRow<T>, pair: FacingPair): { locale: Locale; side: T | undefined }[] {
  return [left, right].map((side, index) => ({ locale: pair[index === 0 ? 0 : 1], side }));
}

/**
 * The rows of two texts that face each other: paragraph by paragraph where both have as many, otherwise the whole
 * texts in one row, because a paragraph would then stand beside another thought.
 */
export function pairBlocks({ left, right }: FacingRow<string>): FacingRow<string>[] {
  const blocksOf = (html?: string): readonly string[] => html?.match(BLOCK) ?? [];
  const [blocks, others] = [blocksOf(left), blocksOf(right)];
  if (blocks.length !== others.length) return [{ left, right }];
  return blocks.map((block, index) => ({ left: block, right: others[index] }));
}

/**
 * Parts of two texts, matched by id, in the order of the left one. A part that only one language has stands
 * alone, after the part that it follows in its own text.
 */
export function alignParts<Part extends { readonly id: string }>(
  left: readonly Part[],
  right: readonly Part[],
): FacingRow<Part>[] {
  const onTheLeft = new Set(left.map(({ id }) => id));
  const rest = [...right];
  const takeRightOnly = (): FacingRow<Part>[] => {
    const end = rest.findIndex(({ id }) => onTheLeft.has(id));
    return rest.splice(0, end === -1 ? rest.length : end).map((part) => ({ left: undefined, right: part }));
  };
  const rows = left.flatMap((part) => {
    const before = takeRightOnly();
    const index = rest.findIndex(({ id }) => id === part.id);
    const twin = index === -1 ? undefined : rest.splice(index, 1)[0];
    return [...before, { left: part, right: twin }];
  });
  return [...rows, ...takeRightOnly()];
}
