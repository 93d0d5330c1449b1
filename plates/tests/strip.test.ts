import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SCHEME_NAMES } from '../engine/edition.ts';
import { SCHEMES } from '../engine/scheme.ts';
import { COTE, TILE_PRESSES, tileName } from '../engine/strip.ts';
import { LAYOUTS, TILES } from '../scene/unrolled.ts';

/** The green channel of a tile, row by row. */
async function greens(file: string) {
  const { data, info } = await sharp(join(COTE, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const column = (x: number): number[] =>
    Array.from({ length: height }, (_, y) => data[3 * (y * width + ((x + width) % width)) + 1] ?? 0);
  return { data, width, height, column };
}

/** Side of the squares whose tone is measured, in pixels. */
const SIDE = 8;

/** How dark each square is: 0 is the lighter colour of the scheme, 1 the darker. */
const tonesIn =
  (scheme: keyof typeof SCHEMES) =>
  ({ data, width, height }: Awaited<ReturnType<typeof greens>>): number[] => {
    const { paper, line } = SCHEMES[scheme];
    const [dark, light] = [Math.min(paper[1], line[1]), Math.max(paper[1], line[1])];
    const side = SIDE;
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

describe.each(sets)('the tiles of the panorama, $layout, $width px, $scheme', ({ layout, width, limit, scheme }) => {
  const names = Array.from({ length: TILES }, (_, n) => tileName(n + 1, width, scheme));

  it('weigh no more than they may, and are of one size and of the colours of the page', async () => {
    for (const name of names) {
      expect((await stat(join(COTE, name))).size, name).toBeLessThanOrEqual(limit);
      const tile = await greens(name);
      expect([tile.width, tile.height], name).toEqual([width, Math.round(width / LAYOUTS[layout].ratio)]);
      const [red, green] = SCHEMES[scheme].paper;
      const paper = tile.data.findIndex((value, n) => n % 3 === 0 && value === red && tile.data[n + 1] === green);
      expect(paper, `${name}: paper`).toBeGreaterThanOrEqual(0);
    }
  });

  it('hold blank paper for the sky and the plain, lines, and few blacks', async () => {
    const tones = (await Promise.all(names.map(greens))).flatMap(tonesIn(scheme));
    const share = (from: number, to: number): number =>
      tones.filter((tone) => tone >= from && tone < to).length / tones.length;
    const [blank, full] = scheme === 'light' ? [share(0, 0.02), share(0.9, 2)] : [share(0.98, 2), share(-1, 0.1)];
    expect(blank, 'paper').toBeGreaterThan(0.4);
    expect(share(0.12, 0.88), 'line').toBeGreaterThan(0.15);
    expect(full, 'solid').toBeLessThan(0.06);
  });

  it('leave the sky blank where the page sets the names', async () => {
    for (const name of names) {
      const { data, width: across, height } = await greens(name);
      const paper = SCHEMES[scheme].paper[1];
      const rows = Math.floor(height * 0.26);
      const marks = data.subarray(0, rows * across * 3).filter((value, n) => n % 3 === 1 && value !== paper);
      expect(marks.length, name).toBe(0);
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
