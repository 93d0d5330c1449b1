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

/** How dark each square of a sixtieth of a tile's width is: 0 is the lighter colour of the scheme, 1 the darker. */
const tonesIn =
  (scheme: keyof typeof SCHEMES) =>
  ({ data, width, height }: Awaited<ReturnType<typeof greens>>): number[] => {
    const { paper, line } = SCHEMES[scheme];
    const [dark, light] = [Math.min(paper[1], line[1]), Math.max(paper[1], line[1])];
    const side = width / 60;
    const tones: number[] = [];
    for (let top = 0; top + side <= height; top += side) {
      for (let left = 0; left + side <= width; left += side) {
        let sum = 0;
        for (let n = 0; n < side ** 2; n++) {
          sum += data[3 * ((top + Math.floor(n / side)) * width + left + (n % side)) + 1] ?? 0;
        }
        tones.push((light - sum / side ** 2) / (light - dark));
      }
    }
    return tones;
  };

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

  it('hold three values: blacks, lines, and in the light blank paper', async () => {
    const tones = (await Promise.all(names.map(greens))).flatMap(tonesIn(scheme));
    const share = (from: number, to: number): number =>
      tones.filter((tone) => tone >= from && tone < to).length / tones.length;
    expect(share(0.75, 2), 'black').toBeGreaterThan(0.15);
    expect(share(0.12, 0.75), 'line').toBeGreaterThan(0.5);
    if (scheme === 'light') expect(share(0, 0.12), 'paper').toBeGreaterThan(0.06);
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
