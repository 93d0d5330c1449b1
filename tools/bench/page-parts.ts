import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { brotliOptions } from '#build/output.ts';

/** Types of inline `<script>` that run (HTML Standard, 4.12.1): none given, JavaScript, or a module. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript']);

/** The inline scripts of a page that run, as one text. Data is not counted, nor is what islands name in attributes. */
export function inlineScriptText(html: string): string {
  const $ = load(html);
  return $('script:not([src])')
    .get()
    .filter((script) => EXECUTABLE.has(script.attribs.type ?? ''))
    .map((script) => $(script).text())
    .join('\n');
}

/** What begins the text of a page, after its title page (`layouts/BaseLayout.astro`). */
const TEXT = 'id="text"';

/** Bytes of a page as sent, and of the part that a browser needs to paint its title page. */
export interface PageSize {
  /** From the start to the text, and the style sheets that block its rendering. */
  readonly titlePage: number;
  readonly document: number;
}

/**
 * The sizes of a page. A style sheet in the body delays only what follows it (HTML Standard, 8.2.3), so those of the
 * head are counted. `read` gives the text at an address.
 */
export function pageSize(html: string, read: (address: string) => string): PageSize {
  const end = html.indexOf(TEXT);
  if (end < 0) throw new Error(`A page has no element with ${TEXT}, where its text begins. Add it to the page.`);
  const sheets = load(html)('head link[rel="stylesheet"]:not([media="print"])').get();
  const blocking = [html.slice(0, end), ...sheets.map(({ attribs }) => read(attribs.href ?? ''))];
  return {
    titlePage: blocking.reduce((sum, text) => sum + brotliSize(text), 0),
    document: brotliSize(html),
  };
}

/** Sizes by text: pages share their style sheets. */
const sizes = new Map<string, number>();

/** Bytes as a build compresses them with brotli, for hosts that send such files. */
export function brotliSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text, brotliOptions(Buffer.byteLength(text))).length;
  sizes.set(text, size);
  return size;
}
