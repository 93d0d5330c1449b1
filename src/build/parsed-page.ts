import { load, type CheerioAPI } from 'cheerio';
import { localeOf, type Locale } from '#language/locales.ts';

/** A page as Astro rendered it, parsed once for all that the build changes in it. */
export interface ParsedPage {
  /** Its file, for errors. */
  readonly name: string;
  readonly html: string;
  /** Its nodes know their places in the HTML; what a step takes out of the page it takes out of these too. */
  readonly $: CheerioAPI;
}

/** A replacement of the HTML between two places. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly html: string;
}

export function parsedPage(html: string, name: string): ParsedPage {
  return { name, html, $: load(html, { sourceCodeLocationInfo: true }) };
}

/** The HTML of a page with edits that do not overlap; everything between them keeps its bytes. */
export function withEdits(html: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, html: replacement }) => {
      const part = html.slice(end, from) + replacement;
      end = to;
      return part;
    });
  return parts.join('') + html.slice(end);
}

/** Where a node begins and ends. */
export interface Located {
  readonly sourceCodeLocation?: { readonly startOffset: number; readonly endOffset: number } | null;
}

/** Where an attribute of a node stands, which the types of the parser do not tell. */
export function attributePlace(node: Located, name: string): { startOffset: number; endOffset: number } | undefined {
  const place = node.sourceCodeLocation as {
    attrs?: Record<string, { startOffset: number; endOffset: number }>;
  } | null;
  return place?.attrs?.[name];
}

/** The edit that puts something in the place of a node; nothing for a node that the HTML does not spell out. */
export function replaced({ sourceCodeLocation: place }: Located, html: string): Edit[] {
  return place ? [{ from: place.startOffset, to: place.endOffset, html }] : [];
}

/** Not running text, or drawn anew by a script. */
const SKIPPED = new Set(['script', 'style', 'svg', 'noscript', 'astro-island', 'abbr', 'code', 'button', 'option']);

/** A running text as the HTML spells it, where it begins, and its language where the site has it. */
interface RunningText {
  readonly text: string;
  readonly from: number;
  readonly locale: Locale | undefined;
}

/** The running texts of a part of a page, in order. */
export function runningTexts({ html, $ }: ParsedPage, part: 'body' | 'main'): RunningText[] {
  const [top] = $(part);
  if (top === undefined) return [];
  const read = (children: typeof top.children, lang: string | undefined): RunningText[] =>
    children.flatMap((node): RunningText[] => {
      if ('attribs' in node) return SKIPPED.has(node.name) ? [] : read(node.children, node.attribs.lang ?? lang);
      if (node.nodeType !== 3 || !node.sourceCodeLocation) return [];
      const { startOffset: from, endOffset } = node.sourceCodeLocation;
      return [{ text: html.slice(from, endOffset), from, locale: localeOf(lang) }];
    });
  return read(top.children, $('html').attr('lang'));
}
