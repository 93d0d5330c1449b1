/** A titled part of a text: `## Title {#id}` and what follows. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** Where a piece of text stands. */
export interface TextContext {
  /** The character before it in its paragraph, or nothing at the paragraph's start. */
  readonly before: string;
  /** The opening tags around it, outermost first: `['<p>', '<i lang="fr">']`. */
  readonly within: readonly string[];
}

const TAG = /(<[^>]*>)/;
const VOID_TAG = /^<(?:br|hr|img|wbr|!)/;
const INLINE_TAG = /^<\/?(?:a|abbr|b|cite|code|em|i|small|span|strong|sub|sup)\b/;
const SECTION_HEADING = /^<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/s;

/** Applies a function to the text between tags and leaves tags and attributes alone. */
export function mapText(html: string, change: (text: string, context: TextContext) => string): string {
  const within: string[] = [];
  let before = '';
  const parts = html.split(TAG).map((part) => {
    if (!part.startsWith('<')) {
      const changed = change(part, { before, within });
      before = part.at(-1) ?? before;
      return changed;
    }
    if (part.startsWith('</')) within.pop();
    else if (!VOID_TAG.test(part)) within.push(part);
    if (!INLINE_TAG.test(part)) before = '';
    return part;
  });
  return parts.join('');
}

/**
 * Parts the label from the text of each list item that begins with one: `<li>Scent: humus</li>` becomes
 * `<li><span>Scent</span> <div>humus</div></li>`. Other items become one `<div>`.
 */
export function splitLabels(html: string): string {
  return html.replace(
    /<li>(?:((?:[^<:]|<\/?(?:span|cite|a)\b[^>]*>)+?)[\u00a0\u202f]?: )?(.*?)<\/li>/gs,
    (_, label: string | undefined, rest: string) => {
      const name = label === undefined ? '' : `<span>${label}</span> `;
      return `<li>${name}<div>${rest}</div></li>`;
    },
  );
}

/** The text of some HTML: `A <em>b</em>` is `A b`. */
export function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/**
 * Cuts rendered Markdown at its second-level headings, `## Title {#id}`. Text before the first one belongs to
 * no section. Throws an Error that names the file when a heading has no identifier or the text no heading,
 * which would otherwise leave a page without its text.
 */
export function splitSections(html: string, file: string): Section[] {
  const parts = html.split(/(?=<h2\b)/).filter((part) => part.startsWith('<h2'));
  if (parts.length === 0) throw new Error(`${file} has no section. Begin each with a heading "## Title {#id}".`);
  return parts.map((part) => {
    const [whole, id, heading] = SECTION_HEADING.exec(part) ?? [];
    if (whole === undefined || id === undefined || heading === undefined) {
      throw new Error(
        `${file}: "${stripTags(part).slice(0, 40)}…" has no identifier. Write its heading as "## Title {#id}".`,
      );
    }
    return { id, heading, html: part.slice(whole.length).trim() };
  });
}

/** The section with this id. Throws an Error that names the file and the heading to add. */
export function requireSection(sections: readonly Section[], id: string, file: string): Section {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`${file} needs a section "## Title {#${id}}".`);
  return found;
}

/** Escapes the characters that HTML and XML reserve in text and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
