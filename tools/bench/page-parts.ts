import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';

/** What a page makes a browser fetch or run before anybody touches it, as its HTML says. */
export interface PageParts {
  /** Addresses of style sheets that block rendering: one in the body delays only what follows it (HTML Standard, 8.2.3). */
  readonly styleSheets: readonly string[];
  /** Addresses of scripts that run at load. */
  readonly scripts: readonly string[];
  /** Texts of inline scripts, data not counted. */
  readonly inlineScripts: readonly string[];
}

/** Types of `<script>` that run (HTML Standard, 4.12.1): none given, JavaScript, or a module. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript']);

/** Reads a page's blocking style sheets and initial scripts. Islands name theirs in attributes and are not among them. */
export function pageParts(html: string): PageParts {
  const $ = load(html);
  const attribute = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const runs = $('script')
    .toArray()
    .filter((element) => EXECUTABLE.has($(element).attr('type') ?? ''));
  return {
    styleSheets: attribute('head link[rel="stylesheet"]:not([media="print"])', 'href'),
    scripts: [
      ...runs.flatMap((element) => $(element).attr('src') ?? []),
      ...attribute('link[rel="modulepreload"]', 'href'),
    ],
    inlineScripts: runs.filter((element) => $(element).attr('src') === undefined).map((element) => $(element).text()),
  };
}

/** Addresses that a module imports statically: `import{a}from"./x.js"`, `import"./y.js"`, `export*from"./z.js"`. */
export function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[\w\s{},*$]+from)?\s*["']([^"']+)["']/g)].map(
    ([, address = '']) => address,
  );
}

/** Bytes of a page and the style sheets that block its rendering. `read` gives the text at an address. */
export function htmlAndCssSize(html: string, read: (address: string) => string): number {
  return [html, ...pageParts(html).styleSheets.map(read)].reduce((sum, text) => sum + brotliSize(text), 0);
}

/** Bytes with brotli 11, as hosts that precompress send it. */
export function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params }).length;
}
