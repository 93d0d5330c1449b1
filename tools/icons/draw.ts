/**
 * `npm run icons`: writes the favicon and the icons of phones from the site's mark into `public/`. The
 * outputs are committed; run it after changing `src/frame/mark.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { mark, markShapes } from '#frame/mark.ts';
import { themeColour } from '../theme.ts';

const publicFolder = new URL('../../public/', import.meta.url);

const INK = themeColour('wine');
const INK_ON_DARK = themeColour('wine', 'cellar');
const PAPER = themeColour('paper');

/** The share of an icon's width that the mark takes; maskable icons keep to the safe zone (W3C manifest, 80 %). */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.76 },
  { file: 'icon-192.png', size: 192, share: 0.8 },
  { file: 'icon-512.png', size: 512, share: 0.8 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.6 },
] as const;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}" fill="none" stroke="${INK}" stroke-width="1.6"><style>@media (prefers-color-scheme:dark){svg{stroke:${INK_ON_DARK}}}</style>${markShapes()}</svg>\n`;
await writeFile(new URL('favicon.svg', publicFolder), favicon);

for (const { file, size, share } of ICONS) {
  const side = mark.size / share;
  const margin = (side - mark.size) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${side} ${side}"><path fill="${PAPER}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/><g fill="none" stroke="${INK}" stroke-width="1.3">${markShapes()}</g></svg>`;
  const { size: bytes } = await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(file, publicFolder)));
  console.log(`${file}  ${bytes} bytes`);
}
