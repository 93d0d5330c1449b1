import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawingOf, STRIP } from '../album.ts';
import { TILES } from '../scene/unrolled.ts';
import { SCHEME_NAMES } from './edition.ts';
import { print, SCHEMES, type SchemeName } from './scheme.ts';
import { heightOf } from './sheet.ts';
import { openStudio } from './studio.ts';

/** Where the tiles of the strip lie. */
export const COTE = fileURLToPath(new URL('../../public/uploads/cote/', import.meta.url));

/** Widths of a tile, with the distance of lines in pixels and what a tile may weigh in bytes. */
export const TILE_PRESSES = [
  { width: 480, spacing: 5.4, limit: 18_000 },
  { width: 960, spacing: 9, limit: 52_000 },
] as const;

/** Tones besides the paper: the same for all tiles, so that no seam shows. */
const TONES = 2;

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

/** Draws the strip as one picture in each width and scheme, and cuts it into tiles: north is on its right. */
export async function engraveStrip(): Promise<void> {
  await mkdir(COTE, { recursive: true });
  const { ratio, chalk, values } = drawingOf(STRIP);
  const sheet = TILES * TILE_PRESSES[1].width;
  const studio = openStudio(STRIP, sheet, heightOf(sheet, ratio));
  const marks = SCHEME_NAMES.map((name) => SCHEMES[name].mark);
  const presses = TILE_PRESSES.map(({ width, spacing }) => ({ width: TILES * width, spacing, chalk, values }));
  const drawn = await studio.draw(presses, marks);
  await studio.close();
  for (const [n, { width }] of TILE_PRESSES.entries()) {
    const height = heightOf(TILES * width, ratio);
    for (const [m, scheme] of SCHEME_NAMES.entries()) {
      const picture = drawn[n]?.[m]?.map((covered) => Math.round((Math.round((covered * TONES) / 255) * 255) / TONES));
      if (!picture) throw new Error(`The strip was not drawn at ${width}`);
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
}
