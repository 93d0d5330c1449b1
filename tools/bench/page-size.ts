import { posix } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { textSize, type TextSize } from './compress.ts';
import { pageParts, staticImports } from './page-parts.ts';
import type { RunningSite } from './site-server.ts';

/** Sizes that follow from a page's HTML and the files it names. */
export interface PageSize {
  /** The page and the style sheets that block its rendering. */
  readonly htmlAndCss: TextSize;
  /** Scripts that run at load, inline and as files, with what these import. */
  readonly script: TextSize;
  /** Paths of those files. */
  readonly scriptFiles: readonly string[];
}

const NOTHING: TextSize = { raw: 0, brotli: 0, gzip: 0 };

/** Adds up a page. `fetched` are scripts that a browser was seen to fetch; they count, too. */
export async function pageSize(site: RunningSite, path: string, fetched: readonly string[]): Promise<PageSize> {
  const html = await text(site, path);
  const { styleSheets, scripts, inlineScripts } = pageParts(html);
  const sheets = await Promise.all(styleSheets.map(async (sheet) => textSize(await text(site, sheet))));
  const files = await withImports(site, [...scripts, ...fetched]);
  const codes = await Promise.all(files.map(async (file) => textSize(await text(site, file))));
  const inline = inlineScripts.length === 0 ? NOTHING : await textSize(inlineScripts.join('\n'));
  return {
    htmlAndCss: add([await textSize(html), ...sheets]),
    script: add([inline, ...codes]),
    scriptFiles: files,
  };
}

/** The files and everything they import, each once. */
async function withImports(site: RunningSite, files: readonly string[]): Promise<string[]> {
  const found = new Set(files);
  for (const file of found) {
    const imports = staticImports(await text(site, file)).filter((address) => address.startsWith('.'));
    for (const address of imports) found.add(posix.join(posix.dirname(file), address));
  }
  return [...found];
}

async function text(site: RunningSite, path: string): Promise<string> {
  const { status, headers, body } = await site.answer(path);
  if (status !== 200) throw new Error(`${path} answers ${status}. Build the site first: npm run build.`);
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : Buffer.from(body)).toString();
}

function add(sizes: readonly TextSize[]): TextSize {
  return sizes.reduce(
    (sum, size) => ({ raw: sum.raw + size.raw, brotli: sum.brotli + size.brotli, gzip: sum.gzip + size.gzip }),
    NOTHING,
  );
}
