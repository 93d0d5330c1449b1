import { stripTags } from '#text/html.ts';

/** A piece of text, with its language where it has one of its own. */
type Run = string | { readonly lang: string; readonly text: string };

/** French words and names, as `finishProse` marks them. They are never nested. */
const MARKED = /<(?:span|i) lang="([^"]+)">(.*?)<\/(?:span|i)>/s;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The text of a short piece of HTML in pieces: `<span lang="fr">Gros</span> 2 ha` gives
 * `[{ lang: 'fr', text: 'Gros' }, ' 2 ha']`. Other tags are left out.
 */
export function textRuns(html: string): Run[] {
  // The pattern has two groups, so every third part is text between marked words.
  const parts = html.split(MARKED);
  const runs: Run[] = [];
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
