import { stripTags } from '#text/html.ts';

/** What a line of its own places in a text: `![](plate:gate)`, `![](quotation:quote)`, `![](figure:decades)`. */
interface Placed {
  readonly kind: 'plate' | 'quotation' | 'figure';
  readonly name: string;
}

/** A part of a text as its file has it: `## Title {#id}` and what follows. */
export interface WrittenSection {
  /** Undefined for what stands before the first heading. */
  readonly id: string | undefined;
  /** HTML without a paragraph. */
  readonly heading: string;
  /** Finished HTML, and what stands between it. */
  readonly content: readonly (string | Placed)[];
}

/** A line of its own that is an image. */
const PLACED = /<p><img src="(plate|quotation|figure):([a-z0-9-]+)" alt="[^"]*"\s*\/?><\/p>/;
const SECTION_HEADING = /^<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/s;

/**
 * Cuts finished prose at its second-level headings, and each section where something is placed. Throws an Error that
 * names the file when a heading has no identifier.
 */
export function writtenSections(html: string, file: string): WrittenSection[] {
  const sections = html.split(/(?=<h2\b)/).map((part): WrittenSection => {
    if (!part.startsWith('<h2')) return { id: undefined, heading: '', content: contentOf(part) };
    const [whole, id, heading] = SECTION_HEADING.exec(part) ?? [];
    if (whole === undefined || id === undefined || heading === undefined) {
      const begin = stripTags(/^<h2.*?<\/h2>/s.exec(part)?.[0] ?? part).slice(0, 40);
      throw new Error(`${file}: "${begin}…" has no identifier. Write its heading as "## Title {#id}".`);
    }
    return { id, heading, content: contentOf(part.slice(whole.length)) };
  });
  return sections.filter(({ heading, content }) => heading !== '' || content.length > 0);
}

function contentOf(html: string): (string | Placed)[] {
  // The pattern has two groups, so every third part is text between what is placed.
  const parts = html.split(PLACED);
  const content: (string | Placed)[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [text = '', kind, name] = parts.slice(index, index + 3);
    if (text.trim() !== '') content.push(text.trim());
    if (kind !== undefined && name !== undefined) content.push({ kind: kind as Placed['kind'], name });
  }
  return content;
}
