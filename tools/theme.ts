import { readFileSync } from 'node:fs';
import { colourToken } from '#config/tokens.ts';

/** The style sheet that holds the site's colours, which pictures and host files borrow. */
const theme = readFileSync(new URL('../src/config/theme.css', import.meta.url), 'utf8');

/** A colour token of one scheme: `themeColour('wine')` is `#6e1a2d`. Throws when theme.css has none of that name. */
export function themeColour(name: string, scheme: 'paper' | 'cellar' = 'paper'): string {
  return colourToken(theme, name, scheme);
}
