/** Names of the colour tokens that drawings use. */
export type ColourName = 'paper' | 'limestone' | 'ink' | 'ink-soft' | 'wine' | 'fill' | 'rule' | 'edge';

/**
 * A colour token of one scheme out of the text of theme.css: `colourToken(css, 'wine', 'paper')` is `#6e1a2d`.
 * Throws when the style sheet has none of that name.
 */
export function colourToken(css: string, name: string, scheme: 'paper' | 'cellar'): string {
  const [paper = '', cellar = ''] = css.split('@media (prefers-color-scheme: dark)');
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(scheme === 'paper' ? paper : cellar)?.[1];
  if (value === undefined) throw new Error(`src/config/theme.css sets no --color-${name} in the ${scheme} scheme.`);
  return value;
}
