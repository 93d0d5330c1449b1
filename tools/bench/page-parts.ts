import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';

/** Types of inline `<script>` that run (HTML Standard, 4.12.1): none given, JavaScript, or a module. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript']);

/** The inline scripts of a page that run, as one text. Data is not counted, nor is what islands name in attributes. */
export function inlineScripts(html: string): string {
  const $ = load(html);
  return $('script:not([src])')
    .get()
    .filter((script) => EXECUTABLE.has(script.attribs.type ?? ''))
    .map((script) => $(script).text())
    .join('\n');
}

/**
 * Bytes of a page and the style sheets that block its rendering: one in the body delays only what follows it (HTML
 * Standard, 8.2.3). `read` gives the text at an address.
 */
export function htmlAndCssSize(html: string, read: (address: string) => string): number {
  const sheets = load(html)('head link[rel="stylesheet"]:not([media="print"])').get();
  return [html, ...sheets.map(({ attribs }) => read(attribs.href ?? ''))].reduce(
    (sum, text) => sum + brotliSize(text),
    0,
  );
}

/** Sizes by text: pages share their style sheets. */
const sizes = new Map<string, number>();

/** Bytes with brotli 11, as hosts that precompress send it. */
export function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const size = sizes.get(text) ?? brotliCompressSync(text, { params }).length;
  sizes.set(text, size);
  return size;
}
