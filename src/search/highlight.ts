import { SENTENCE, WORD } from '#search/analyzer.ts';

/** Length of a line of context, and how much of it stands before what was found, in characters. */
const CONTEXT = { length: 280, before: 80 };

/** A piece of a text, and whether the search met it. */
export type MarkedText = readonly [text: string, isMet: boolean];

/**
 * A sentence of a text with those after and before it that a line has room for, or the part of a long one around the first
 * word that was met.
 */
export function cutAround(
  text: string,
  sentence: string,
  met: ReadonlySet<string>,
  stem: (word: string) => string,
): string {
  const all = text.split(SENTENCE);
  let from = all.indexOf(sentence);
  let to = from + 1;
  const told = (first: number, end: number): string => all.slice(first, end).join(' ');
  while (to < all.length && told(from, to + 1).length <= CONTEXT.length) to += 1;
  while (from > 0 && told(from - 1, to).length <= CONTEXT.length) from -= 1;
  const context = told(from, to);
  if (context.length <= CONTEXT.length) return context;
  const hit = [...context.matchAll(WORD)].find(([word]) => met.has(stem(word)));
  const before = Math.max(0, (hit?.index ?? 0) - CONTEXT.before);
  const start = before === 0 ? 0 : context.indexOf(' ', before) + 1;
  const end = start + CONTEXT.length;
  const cut = end < context.length ? `${context.slice(start, context.lastIndexOf(' ', end))}…` : context.slice(start);
  return start === 0 ? cut : `…${cut}`;
}

/** A text in pieces, as few as possible, those marked that a search met: `[['Clos de ', false], ['Vougeot', true]]`. */
export function markTerms(text: string, met: ReadonlySet<string>, stem: (word: string) => string): MarkedText[] {
  const pieces: MarkedText[] = [];
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
