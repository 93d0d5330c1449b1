import { readFileSync } from 'node:fs';

/** Programs of this project run in its folder; the place of this module is not that of its source in a build of Astro. */
const schemes = ['theme', 'map-tints'].map((name) =>
  readFileSync(`src/site/${name}.css`, 'utf8').split(/@media (?:screen and )?\(prefers-color-scheme: dark\)/),
);
const [light = '', dark = ''] = [0, 1].map((scheme) => schemes.map((parts) => parts[scheme] ?? '').join('\n'));

/** Names of the colour tokens that drawings use. */
export type ColourName =
  'paper' | 'limestone' | 'ink' | 'ink-soft' | 'wine' | 'fill' | 'rule' | 'edge' | 'land' | 'premier' | 'grand';

/** The value of a token: `token('breakpoint-lg')` is `64rem`. Throws an Error when neither theme.css nor map-tints.css sets one of that name. */
export function token(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(scheme === 'light' ? light : dark)?.[1];
  if (value === undefined)
    throw new Error(`Neither theme.css nor map-tints.css in src/site/ sets --${name} in the ${scheme} scheme. Add it.`);
  return value;
}

/** A colour of one scheme: `themeColour('wine')` is `#6e1a2d`. */
export function themeColour(name: ColourName, scheme?: 'light' | 'dark'): string {
  return token(`color-${name}`, scheme);
}

/**
 * A breakpoint as a media condition for `sizes` and `media` in HTML, which know no custom properties: `minWidth('lg')` is
 * `(min-width: 64rem)`.
 */
export function minWidth(breakpoint: string): string {
  return `(min-width: ${token(`breakpoint-${breakpoint}`)})`;
}
