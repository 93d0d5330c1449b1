import { CITATION } from '#prose/citations.ts';
import { oncePerObject } from './once.ts';
import type { Passage } from './passages.ts';

/** What a reader sees of a Markdown text: link labels without targets, words without emphasis, tags or citations. */
export function plainText(markdown: string): string {
  return markdown
    .replace(CITATION, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\*/g, '')
    .replace(/^\s*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const QUOTATIONS = [/«[^»]*»/g, /“[^”]*”/g, /"[^"]*"/g];

/** A passage without what stands in quotation marks, in emphasis (French words) or in `<cite>` (titles). */
export const ownWordsOf = oncePerObject((passage: Passage): string => {
  const stripped = passage.text.replace(/<cite>.*?<\/cite>/gs, ' ').replace(/\*[^*]+\*/g, ' ');
  return plainText(QUOTATIONS.reduce((text, quotation) => text.replace(quotation, ' '), stripped));
});
