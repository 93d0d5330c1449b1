import { readFileSync } from 'node:fs';

/** The style sheet that holds the site's colours, which pictures and host files borrow. */
const theme = readFileSync(new URL('../src/styles/theme.css', import.meta.url), 'utf8');
const [paper = '', cellar = ''] = theme.split('@media (prefers-color-scheme: dark)');

/** A colour token of one scheme: `themeColour('wine')` is `#6e1a2d`. Throws when theme.css has none of that name. */
export function themeColour(name: string, scheme: 'paper' | 'cellar' = 'paper'): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(scheme === 'paper' ? paper : cellar)?.[1];
  if (value === undefined) throw new Error(`src/styles/theme.css sets no --color-${name} in the ${scheme} scheme.`);
  return value;
}
