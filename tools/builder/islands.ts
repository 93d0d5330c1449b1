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
