import { createHash } from 'node:crypto';

/**
 * `<astro-island uid="Z1uHtzS"` becomes `<astro-island uid="1"`, counting from 1. Astro derives the `uid`
 * from the absolute path of the component, so two machines would build different bytes.
 */
export function numberIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island uid=")[^"]*/g, (_, start: string) => {
    number += 1;
    return `${start}${number}`;
  });
}

/**
 * Takes out the style element that Astro prints before the first island, where HTML allows none; the
 * site's own style sheet says the same.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace('<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>', '');
}

/** Inline scripts in the order of the page. Those of islands are the ones that speak of them. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const IS_OF_ISLANDS = /\bself\.Astro\b|"astro-island"/;

/** A page whose island scripts are in a file, and that file, by its name from the site's root. */
interface Extracted {
  readonly html: string;
  readonly file: { readonly name: string; readonly code: string } | undefined;
}

/**
 * Moves the scripts that Astro prints into a page for its islands (the custom element and the directives, 2 kB
 * compressed) to a file, which pages with the same islands share. It runs once the page is parsed.
 */
export function extractIslandScripts(html: string, base: string): Extracted {
  const codes: string[] = [];
  const without = html.replace(INLINE_SCRIPT, (script, code: string) => {
    if (!IS_OF_ISLANDS.test(code)) return script;
    codes.push(code);
    return '';
  });
  if (codes.length === 0) return { html, file: undefined };
  const code = codes.join('\n');
  const name = `_astro/islands.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return {
    html: without.replace('</head>', `<script defer src="${base}/${name}"></script></head>`),
    file: { name, code },
  };
}
