import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawingOf, stripOf } from '../album.ts';
import { TILES, type LayoutName } from '../scene/unrolled.ts';
import { SCHEME_NAMES } from './edition.ts';
import { print, SCHEMES, type SchemeName } from './scheme.ts';
import { heightOf } from './sheet.ts';
import { openStudio } from './studio.ts';

/** Where the tiles of the strip lie. */
export const COTE = fileURLToPath(new URL('../../public/uploads/cote/', import.meta.url));

/** The files of a tile: layout, width, distance of lines in pixels, and what a tile may weigh in bytes. */
export const TILE_PRESSES: readonly { layout: LayoutName; width: number; spacing: number; limit: number }[] = [
  { layout: 'wide', width: 400, spacing: 4.4, limit: 18_000 },
  { layout: 'wide', width: 800, spacing: 6.4, limit: 50_000 },
  { layout: 'tall', width: 384, spacing: 6.2, limit: 20_000 },
];

/** Tones besides the paper: the same for all tiles, so that no seam shows. */
const TONES = 4;

/** Number of a tile from the north, 1 to `TILES`. */
export const tileName = (tile: number, width: number, scheme: SchemeName): string =>
  `${tile}-${width}${scheme === 'dark' ? '-dark' : ''}.webp`;

const tileFiles: readonly string[] = TILE_PRESSES.flatMap(({ width }) =>
  SCHEME_NAMES.flatMap((scheme) => Array.from({ length: TILES }, (_, n) => tileName(n + 1, width, scheme))),
);

/** Whether every tile has been drawn. */
export async function hasStrip(): Promise<boolean> {
  try {
    await Promise.all(tileFiles.map((file) => stat(join(COTE, file))));
    return true;
  } catch {
    return false;
  }
}

/** Draws the panorama as one picture for each layout, width and scheme, and cuts it into tiles: north is on its right. */
export async function engraveStrip(): Promise<void> {
  await mkdir(COTE, { recursive: true });
  for (const layout of new Set(TILE_PRESSES.map((press) => press.layout))) {
    for (const scheme of SCHEME_NAMES) await engraveLayout(layout, scheme);
  }
}

async function engraveLayout(layout: LayoutName, scheme: SchemeName): Promise<void> {
  const { mark } = SCHEMES[scheme];
  const drawing = stripOf(layout, mark);
  const presses = TILE_PRESSES.filter((press) => press.layout === layout);
  const { ratio, chalk } = drawingOf(drawing);
  const sheet = TILES * Math.max(...presses.map(({ width }) => width));
  const studio = openStudio(drawing, sheet, heightOf(sheet, ratio));
  const drawn = await studio.draw(
    presses.map(({ width, spacing }) => ({ width: TILES * width, spacing, chalk })),
    [mark],
  );
  await studio.close();
  for (const [n, { width }] of presses.entries()) {
    const height = heightOf(TILES * width, ratio);
    const picture = drawn[n]?.[0]?.map((covered) => Math.round((Math.round((covered * TONES) / 255) * 255) / TONES));
    if (!picture) throw new Error(`The panorama was not drawn at ${width}`);
    for (let tile = 1; tile <= TILES; tile++) {
      const left = (TILES - tile) * width;
      const coverage = new Uint8Array(width * height);
      for (let row = 0; row < height; row++) {
        const from = row * TILES * width + left;
        coverage.set(picture.subarray(from, from + width), row * width);
      }
      const raw = { width, height, channels: 3 as const };
      await sharp(print(coverage, SCHEMES[scheme]), { raw })
        .webp({ lossless: true, effort: 6 })
        .toFile(join(COTE, tileName(tile, width, scheme)));
    }
  }
}
