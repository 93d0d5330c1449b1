import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SCHEME_NAMES } from '../engine/edition.ts';
import { SCHEMES } from '../engine/scheme.ts';
import { COTE, TILE_PRESSES, tileName } from '../engine/strip.ts';
import { TILES } from '../scene/unrolled.ts';

/** The green channel of a tile, row by row. */
async function greens(file: string) {
  const { data, info } = await sharp(join(COTE, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const column = (x: number): number[] =>
    Array.from({ length: height }, (_, y) => data[3 * (y * width + ((x + width) % width)) + 1] ?? 0);
  return { data, width, height, column };
}

const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0) / a.length;

const sets = TILE_PRESSES.flatMap((press) => SCHEME_NAMES.map((scheme) => ({ ...press, scheme })));

describe.each(sets)('the tiles of the strip, $width px, $scheme', ({ width, limit, scheme }) => {
  const names = Array.from({ length: TILES }, (_, n) => tileName(n + 1, width, scheme));

  it('weigh no more than they may, and are of one size and of the colours of the page', async () => {
    for (const name of names) {
      expect((await stat(join(COTE, name))).size, name).toBeLessThanOrEqual(limit);
      const tile = await greens(name);
      expect([tile.width, tile.height], name).toEqual([width, Math.round((width * 8) / 9)]);
      const [red, green] = SCHEMES[scheme].paper;
      const paper = tile.data.findIndex((value, n) => n % 3 === 0 && value === red && tile.data[n + 1] === green);
      expect(paper, `${name}: paper`).toBeGreaterThanOrEqual(0);
    }
  });

  it('join without a seam, south to the left of north', async () => {
    const tiles = await Promise.all(names.map(greens));
    for (const [n, north] of tiles.slice(0, -1).entries()) {
      const south = tiles[n + 1];
      const within = Array.from({ length: 8 }, (_, x) => difference(north.column(x), north.column(x + 1)));
      const seam = difference(north.column(0), south?.column(-1) ?? []);
      expect(seam, names[n]).toBeLessThan(1.5 * Math.max(...within));
    }
  });
});
