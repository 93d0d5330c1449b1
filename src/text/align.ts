import type { Localized } from '#language/locales.ts';

/** A top-level block of rendered prose. Markdown of the site nests no block in one of the same kind. */
const BLOCK = /<(p|ul|ol|blockquote|h3|table)\b[^>]*>.*?<\/\1>/gs;

/** What stands on each side of a row; undefined where a side has nothing. */
export type FacingRow<T> = Localized<T | undefined>;

/**
 * The rows of two texts that face each other: paragraph by paragraph where both have as many, otherwise the whole
 * texts in one row, because a paragraph would then stand beside another thought.
 */
export function pairBlocks(en: string | undefined, fr: string | undefined): FacingRow<string>[] {
  const [left, right] = [en, fr].map((html) => html?.match(BLOCK) ?? []);
  if (left?.length !== right?.length) return [{ en, fr }];
  return (left ?? []).map((block, index) => ({ en: block, fr: right?.[index] }));
}

/**
 * Parts of two texts, matched by id, in the order of the English text. A part that only one language has stands
 * alone, after the part that it follows in its own text.
 */
export function alignParts<Part extends { readonly id: string }>(
  en: readonly Part[],
  fr: readonly Part[],
): FacingRow<Part>[] {
  const inEnglish = new Set(en.map(({ id }) => id));
  const rest = [...fr];
  const takeFrenchOnly = (): FacingRow<Part>[] => {
    const end = rest.findIndex(({ id }) => inEnglish.has(id));
    return rest.splice(0, end === -1 ? rest.length : end).map((part) => ({ en: undefined, fr: part }));
  };
  const rows = en.flatMap((part) => {
    const before = takeFrenchOnly();
    const index = rest.findIndex(({ id }) => id === part.id);
    const twin = index === -1 ? undefined : rest.splice(index, 1)[0];
    return [...before, { en: part, fr: twin }];
  });
  return [...rows, ...takeFrenchOnly()];
}
