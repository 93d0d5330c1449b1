import type { CheerioAPI } from 'cheerio';

type Within = Parameters<CheerioAPI>[1];

/** The texts of the elements that a selector finds in a document, or in a part of it. */
export function texts($: CheerioAPI, selector: string, within?: Within): string[] {
  return Array.from($(selector, within), (element) => $(element).text());
}

/** The values of an attribute of the elements that a selector finds, where they have it. */
export function attributes($: CheerioAPI, selector: string, name: string, within?: Within): string[] {
  return Array.from($(selector, within)).flatMap((element) => $(element).attr(name) ?? []);
}

/** A text with each run of spaces as one, and without word joiners, which old readers of books show as a box. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('\u2060', '').trim();
}

/** The paragraphs of a page that every form of it has to hold, in its own language. The note that leads from a vineyard page to the labels is a link. */
export function paragraphsOf($: CheerioAPI): string[] {
  return Array.from($('main .prose > p:not([data-original] p)'))
    .filter((paragraph) => $(paragraph).find('> a').text() !== $(paragraph).text())
    .map((paragraph) => plain($(paragraph).text()));
}
