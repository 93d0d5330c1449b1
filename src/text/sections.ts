import { stripTags } from '#text/html.ts';

/** What a line of its own places in a text: `![](plate:gate)`, `![](quotation:quote)`, `![](figure:decades)`. */
interface Placed {
  readonly kind: 'plate' | 'quotation' | 'figure';
  readonly name: string;
}

/** A titled part of a text: `## Title {#id}` and what follows. */
export interface Section {
  /** `lead` for what stands before the first heading. */
  readonly id: string;
  /** HTML without a paragraph. */
  readonly heading: string;
  readonly html: string;
}

/** A line of its own that is an image. */
const PLACED = /<p><img src="(plate|quotation|figure):([a-z0-9-]+)" alt="[^"]*"\s*\/?><\/p>/;
const SECTION = /^<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>(.*)/s;

/** Cuts rendered Markdown at its second-level headings. Throws an Error that names the file when one has no identifier. */
function cutSections(html: string, file: string): Section[] {
  return html.split(/(?=<h2\b)/).map((part) => {
    if (!part.startsWith('<h2')) return { id: 'lead', heading: '', html: part };
    const [, id, heading, rest] = SECTION.exec(part) ?? [];
    if (id === undefined || heading === undefined || rest === undefined) {
      const begin = stripTags(part.split('</h2>')[0] ?? '').slice(0, 40);
      throw new Error(`${file}: "${begin}…" has no identifier. Write its heading as "## Title {#id}".`);
    }
    return { id, heading, html: rest.trim() };
  });
}

/** The section with this id. Throws an Error that names the file and the heading to add. */
export function sectionNamed(html: string, id: string, file: string): Section {
  const found = cutSections(html, file).find((section) => section.id === id);
  if (!found) throw new Error(`${file} needs a section "## Title {#${id}}".`);
  return found;
}

/** The sections of finished prose, each with its HTML and what is placed between. */
export function writtenSections(html: string, file: string) {
  return cutSections(html, file)
    .map(({ id, heading, html: text }) => ({ id, heading, content: contentOf(text) }))
    .filter(({ heading, content }) => heading !== '' || content.length > 0);
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
