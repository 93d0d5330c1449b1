import type { Element } from 'hast';
import { typographies, type Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { element, mapElements, mapText, plainText, replaceInText, type Tree } from '#text/tree.ts';

/** A citation in prose: `[^lavalle]` points to the source of that id (see `src/text/schemas.ts`). */
export const CITATION = /\[\^([a-z0-9-]+)\]/g;

/** The marks that cite some sources, as a text writes them. */
export const citing = (ids: readonly string[]): string => ids.map((id) => `[^${id}]`).join('');

/** The number of each source in the list at the end of a page, by the id that citations use. */
export type SourceNumbers = ReadonlyMap<string, number>;

/** Id of a source in the list at the end of a page, by its number. */
export const sourceAnchor = (number: number): string => `source-${number}`;

/** Id of a dated note at the end of a page, by its place. */
export const datedNoteAnchor = (number: number): string => `note-${number}`;

/** Numbers sources from 1, or from the number after `offset` when others precede them on the page. */
export function numberSources(sources: readonly { readonly id: string }[], offset = 0): SourceNumbers {
  return new Map(sources.map(({ id }, index) => [id, offset + index + 1]));
}

/** Sources in the order in which a text cites them, first those that it names; a text is Markdown with its citations. */
export function byAppearance<Source extends { readonly id: string }>(
  sources: readonly Source[],
  text: string,
): readonly Source[] {
  const cited = [...new Set(Array.from(text.matchAll(CITATION), ([, id]) => id))];
  const placeOf = ({ id }: Source): number => (cited.includes(id) ? cited.indexOf(id) : cited.length);
  return sources.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether an element holds the marks of citations. */
export const isCitation = ({ properties }: Element): boolean => String(properties.className) === 'citation';

const NEIGHBOURS = new RegExp(`(?:${CITATION.source})+`, 'g');

/**
 * Citations become small numbers that lead to the source, those that touch each other in one `sup`, in ascending order, so
 * that the style sheet can share the room beside them out. Throws an Error when a source is missing.
 */
export function linkCitations(tree: Tree, numbers: SourceNumbers, locale: Locale): Tree {
  const numberOf = (mark: string, id: string): number => {
    const number = numbers.get(id);
    if (number === undefined)
      throw new Error(`${mark} names no source of its page. Add one with that id, or correct it.`);
    return number;
  };
  return mapText(tree, (text) =>
    replaceInText(text, NEIGHBOURS, (marks) =>
      citation(
        Array.from(marks.matchAll(CITATION), ([mark, id = '']) => numberOf(mark, id)),
        locale,
      ),
    ),
  );
}

/** The text with the numbers that `numbers` has for those of its citations, for a page that prints another list of them. */
export function renumberCitations(tree: Tree, numbers: ReadonlyMap<number, number>, locale: Locale): Tree {
  return mapElements(tree, (one) =>
    isCitation(one)
      ? citation(
          one.children.map((link) => numbers.get(Number(plainText([link]))) ?? NaN),
          locale,
        )
      : one,
  );
}

function citation(numbers: readonly number[], locale: Locale): Element {
  const links = numbers
    .toSorted((one, other) => one - other)
    .map((number) => {
      const ariaLabel = fill(typographies[locale].citation, { number });
      return element('a', { href: `#${sourceAnchor(number)}`, role: 'doc-noteref', ariaLabel }, String(number));
    });
  return element('sup', { className: ['citation'] }, links);
}
