import { hash } from 'node:crypto';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:search'?: boolean;
    'client:use'?: boolean | string;
  }
}

/** The site's own hydration directives, by name, with the module of each. */
export const DIRECTIVES: Readonly<Record<string, string>> = {
  search: './src/search/search.client.ts',
  use: './src/island/use.client.ts',
};

/**
 * `<astro-island uid="Z1uHtzS" prefix="r7"` becomes `<astro-island uid="1"`, counting from 1. Astro derives the `uid` from
 * the absolute path of the component, and the prefix of the ids of `useId`, which no island uses, counts islands in the
 * order in which they were rendered: two machines would build different bytes.
 */
export function numberIslands(html: string): string {
  let number = 0;
  return html.replace(/<astro-island uid="[^"]*"(?: prefix="[^"]*")?/g, () => {
    number += 1;
    return `<astro-island uid="${number}"`;
  });
}

/**
 * Takes out the style element that Astro prints before the first island, where HTML allows none; the
 * site's own style sheet says the same.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace('<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>', '');
}

/** Inline scripts in the order of the page. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Moves the scripts that Astro prints into a page for its islands (the custom element and the directives, 2 kB
 * compressed) to files, which pages with the same islands share. They run once the page is parsed. `known` are those
 * scripts.
 */
export function islandScriptFiles(base: string, known: ReadonlySet<string>) {
  /** The files of the pages so far, by their names from the site's root. */
  const files = new Map<string, string>();
  /** The page with one link to its island scripts in the place of the scripts. */
  const takeFrom = (html: string): string => {
    const codes: string[] = [];
    const without = html.replace(INLINE_SCRIPT, (script, code: string) => {
      if (!known.has(code)) return script;
      codes.push(code);
      return '';
    });
    if (codes.length === 0) return html;
    const code = codes.join('\n');
    const name = `_astro/islands.${hash('sha256', code).slice(0, 8)}.js`;
    files.set(name, code);
    return without.replace('</head>', `<script defer src="${base}/${name}"></script></head>`);
  };
  return { takeFrom, files };
}

/** The scripts that Astro prints into pages with islands: the custom element, and each directive as Astro compiles it. */
export async function islandScripts(root: string): Promise<ReadonlySet<string>> {
  const own = Object.entries(DIRECTIVES).map(async ([name, entrypoint]) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import directive from ${JSON.stringify(entrypoint)};

(self.Astro || (self.Astro = {}))[${JSON.stringify(name)}] = directive;

window.dispatchEvent(new Event('astro:' + ${JSON.stringify(name)}));`,
        resolveDir: root,
      },
      absWorkingDir: root,
      format: 'iife',
      minify: true,
      bundle: true,
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  });
  return new Set([island, ...(await Promise.all(own))]);
}
