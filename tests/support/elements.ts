import type { CheerioAPI } from 'cheerio';

/** The texts of the elements that a selector finds. */
export function texts($: CheerioAPI, selector: string): string[] {
  return Array.from($(selector), (element) => $(element).text());
}

/** The values of an attribute of the elements that a selector finds, where they have it. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return Array.from($(selector)).flatMap((element) => $(element).attr(name) ?? []);
}
