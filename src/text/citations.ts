/** A citation in prose: `[^lavalle]` points to the source of that id (see `src/text/schemas.ts`). */
export const CITATION = /\[\^([a-z0-9-]+)\]/g;

/** The number of each source in the list at the end of a page, by the id that citations use. */
export type SourceNumbers = ReadonlyMap<string, number>;

/** Id of a source in the list at the end of a page, by its number. */
export const sourceAnchor = (number: number): string => `source-${number}`;

/** Id of a dated note at the end of a page, by its place. */
export const noteAnchor = (number: number): string => `note-${number}`;

/** Numbers sources from 1, or from the number after `offset` when others precede them on the page. */
export function numberSources(sources: readonly { readonly id: string }[], offset = 0): SourceNumbers {
  return new Map(sources.map(({ id }, index) => [id, offset + index + 1]));
}

const NEIGHBOURS = new RegExp(`(?:${CITATION.source})+`, 'g');

/**
 * Citations in HTML become small numbers that lead to the source, those that touch each other in one `sup`, so that the
 * style sheet can share the room beside them out. Throws an Error when a source is missing.
 */
export function linkCitations(html: string, numbers: SourceNumbers): string {
  const link = (mark: string, id: string): string => {
    const number = numbers.get(id);
    if (number === undefined)
      throw new Error(`${mark} names no source of its page. Add one with that id, or correct it.`);
    const name = `Source ${number}`; // the same word in both languages
    return `<a href="#${sourceAnchor(number)}" role="doc-noteref" aria-label="${name}">${number}</a>`;
  };
  return html.replace(NEIGHBOURS, (marks) => `<sup class="citation">${marks.replace(CITATION, link)}</sup>`);
}
