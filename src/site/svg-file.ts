import { load } from 'cheerio';
import subsetFont from 'subset-font';
import face from '#site/fonts/garamond-roman.woff2?inline';
import { token } from '#site/theme.ts';

/** Letters as they are, without small capitals and ligatures, which its types do not list as an option. */
const SUBSET = { targetFormat: 'woff2', noLayoutClosure: true } as const;

/**
 * A drawing as a file of its own, for `<img>`. It brings the colour tokens that it names, in both schemes, its letters,
 * because a picture has no access to the faces of the page, and a ground of paper, so that it can be read in browsers that
 * show a picture in the light scheme on a dark page (Safari before 26). `rules` are further rules of its style sheet, whose
 * media queries ask for the width of the picture. A drawing that lies under others needs no ground. Throws an Error when
 * neither theme.css nor map-tints.css has a token of a name.
 */
export async function svgFile(svg: string, rules = '', hasGround = true): Promise<string> {
  const $ = load(svg, { xml: true });
  const root = $(':root');
  const [x = 0, y = 0, width = '100%', height = '100%'] = root.attr('viewBox')?.split(' ') ?? [];
  if (hasGround) root.prepend(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--paper)"/>`);
  const names = [...new Set([...$.xml().matchAll(/var\(--([a-z-]+)\)/g)].map(([, name]) => name ?? ''))];
  const tokens = (scheme: 'light' | 'dark'): string =>
    `:root{${names.map((name) => `--${name}:${token(`color-${name}`, scheme)}`).join(';')}}`;
  root.prepend(
    `<style>${await faceFor($('text').text())}${tokens('light')}@media (prefers-color-scheme:dark){${tokens('dark')}}${rules}</style>`,
  );
  return $.xml();
}

/** The face of the site with the letters of a drawing only; nothing for a drawing without words. */
async function faceFor(words: string): Promise<string> {
  if (words === '') return '';
  const woff2 = Buffer.from(face.slice(face.indexOf(',') + 1), 'base64');
  const subset = Buffer.from(await subsetFont(woff2, words, SUBSET));
  return `@font-face{font-family:g;src:url(data:font/woff2;base64,${subset.toString('base64')})}text{font-family:g,serif}`;
}
