import { WORD } from '#search/terms.ts';

/** Length of a line of context, and how much of it stands before what was found, in characters. */
const CONTEXT = { length: 240, before: 80 };

/** A piece of a text, and whether the search met it. */
export type Piece = readonly [text: string, isMet: boolean];

/** A sentence, or the part of a long one around the first word that was met. */
export function cutAround(text: string, met: ReadonlySet<string>, stem: (word: string) => string): string {
  if (text.length <= CONTEXT.length) return text;
  const hit = [...text.matchAll(WORD)].find(([word]) => met.has(stem(word)));
  const from = Math.max(0, (hit?.index ?? 0) - CONTEXT.before);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + CONTEXT.length;
  const cut = end < text.length ? `${text.slice(start, text.lastIndexOf(' ', end))}…` : text.slice(start);
  return start === 0 ? cut : `…${cut}`;
}

/** A text in pieces, as few as possible, those marked that a search met: `[['Clos de ', false], ['Vougeot', true]]`. */
export function markTerms(text: string, met: ReadonlySet<string>, stem: (word: string) => string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!met.has(stem(word))) continue;
    if (index > end) pieces.push([text.slice(end, index), false]);
    pieces.push([word, true]);
    end = index + word.length;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}
