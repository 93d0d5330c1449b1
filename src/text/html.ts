/** Where a piece of text stands. */
interface TextContext {
  /** The character before it in its paragraph, or nothing at the paragraph's start. */
  readonly before: string;
  /** The opening tags around it, outermost first: `['<p>', '<i lang="fr">']`. */
  readonly within: readonly string[];
}

/** Attributes may hold a `>`. */
const TAG = /(<(?:"[^"]*"|[^">])*>)/;
const VOID_TAG = /^<(?:!|(?:br|col|hr|img|input|link|source|wbr)\b)|\/>$/;
const INLINE_TAG = /^<\/?(?:a|abbr|b|cite|code|em|i|small|span|strong|sub|sup)\b/;

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
    /<li>(?:((?:[^<:]|<\/?(?:span|cite)\b[^>]*>)+?)[\u00a0\u202f]?: )?(.*?)<\/li>/gs,
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

/** Escapes the characters that HTML and XML reserve in text and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A piece of text, with its language where it has one of its own. */
export type TextRun = string | { readonly lang: string; readonly text: string };

/** French words and names, as `finishProse` marks them. They are never nested. */
const MARKED = /<(?:span|i) lang="([^"]+)">(.*?)<\/(?:span|i)>/s;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The text of a short piece of HTML in pieces: `<span lang="fr">Gros</span> 2 ha` gives
 * `[{ lang: 'fr', text: 'Gros' }, ' 2 ha']`. Other tags are left out.
 */
export function textRuns(html: string): TextRun[] {
  // The pattern has two groups, so every third part is text between marked words.
  const parts = html.split(MARKED);
  const runs: TextRun[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [text = '', lang, marked] = parts.slice(index, index + 3);
    if (text !== '') runs.push(plainText(text));
    if (lang !== undefined && marked !== undefined) runs.push({ lang, text: plainText(marked) });
  }
  return runs;
}

/** The text of some HTML, with its entities as characters. */
export function plainText(html: string): string {
  return stripTags(html).replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/**
 * Gives the cells of Markdown tables the head of their column as `data-label`, which names them where a narrow screen
 * sets each row as a list.
 */
export function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const heads = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, head = '']) =>
      escapeHtml(plainText(head).trim()),
    );
    return table.replaceAll(/<tr>(?:(?!<\/tr>).)*<td.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replaceAll(/<td\b/g, () => `<td data-label="${heads[column++] ?? ''}"`);
    });
  });
}
