import theme from '#config/theme.css?raw';

/**
 * A Tailwind breakpoint as a media condition for `sizes` and `media` in HTML, which know no custom
 * properties: `minWidth('lg')` is `(min-width: 64rem)`. Throws when the theme has no such breakpoint.
 */
export function minWidth(breakpoint: string): string {
  const width = new RegExp(`--breakpoint-${breakpoint}: (\\w+);`).exec(theme)?.[1];
  if (width === undefined) throw new Error(`src/config/theme.css has no --breakpoint-${breakpoint}. Add it.`);
  return `(min-width: ${width})`;
}
