import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ALBUM } from '../album.ts';
import { PAPER_TOLERANCE, PRESSES, THUMBNAIL_WIDTH } from '../engine/edition.ts';
import { filesOf, MANIFEST, readManifest, UPLOADS } from '../engine/manifest.ts';
import { SCHEMES, type Scheme } from '../engine/scheme.ts';
import { heightOf } from '../engine/sheet.ts';

const manifest = await readManifest();
const entries = Object.entries(manifest);

describe('the manifest of plates', () => {
  it('names plates of the album only, sorted, without a time of day', async () => {
    expect(Object.keys(ALBUM)).toEqual(expect.arrayContaining(Object.keys(manifest)));
    expect(Object.keys(manifest)).toEqual(Object.keys(manifest).sort());
    const text = await readFile(MANIFEST, 'utf8');
    expect(text).toBe(`${JSON.stringify(manifest, null, 2)}\n`);
  });

  it.each(entries)('%s: every file exists, has the size noted and keeps within its limit', async (id, entry) => {
    const weights = Object.entries(entry.bytes);
    const files = filesOf(id, entry);
    const widths = new Set([THUMBNAIL_WIDTH, ...entry.widths]);
    expect(files.length).toBe((widths.size + (entry.portrait?.widths.length ?? 0)) * 2 + 1);
    for (const [n, [key, bytes]] of weights.entries()) {
      const width = Number(/\d+/.exec(key)?.[0]);
      const { limits } = (key.includes('-tall-') ? ALBUM[id]?.portrait : ALBUM[id]) ?? {};
      const limit = limits?.[width] ?? PRESSES.find((press) => press.width === width)?.limit ?? 0;
      expect((await stat(join(UPLOADS, files[n] ?? ''))).size).toBe(bytes);
      expect(bytes, `${id} ${key}`).toBeLessThanOrEqual(limit);
    }
  });

  it.each(entries)('%s: pictures have the widths and the shape of the album', async (id, entry) => {
    const plate = ALBUM[id];
    expect(entry.widths).toEqual(plate?.widths);
    expect(entry.portrait?.widths).toEqual(plate?.portrait?.widths);
    expect(entry.width).toBe(Math.max(...entry.widths));
    expect(entry.height).toBe(heightOf(entry.width, plate?.ratio ?? 0));
    const narrow = entry.widths[0] ?? 0;
    const file = await sharp(join(UPLOADS, `${id}-${narrow}-dark.avif`)).metadata();
    expect([file.width, file.height]).toEqual([narrow, heightOf(narrow, plate?.ratio ?? 0)]);
  });

  it.each(entries)(
    '%s: blank paper of every file has the colour of the page, and no part is tinted',
    async (id, entry) => {
      const measured: string[] = [];
      for (const name of filesOf(id, entry)) {
        const scheme = SCHEMES[name.includes('-dark.') ? 'dark' : 'light'];
        const picture = await pixelsOf(join(UPLOADS, name));
        const tints = tintsOf(picture, scheme);
        expect(tints[Math.floor(tints.length * 0.95)], `${name}: tint of all blocks but a twentieth`).toBeLessThan(
          TINT,
        );
        const tone = blankPaper(picture, scheme);
        if (!tone) continue;
        measured.push(name);
        for (const [channel, value] of tone.entries()) {
          const off = Math.abs(value - (scheme.paper[channel] ?? 0));
          expect(off, `${name}: blank paper ${tone.join()}`).toBeLessThanOrEqual(PAPER_TOLERANCE);
        }
      }
      expect(measured, `${id}: files with blank paper`).not.toEqual([]);
    },
  );
});

/** A decoded picture: red, green and blue of each pixel. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

function pixelsOf(file: string): Promise<Pixels> {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Side of the blocks whose tint is measured, in pixels. */
const BLOCK = 48;
/** Most that the colour of a block may be off the mixtures of paper and line, in steps of Cb and Cr. */
const TINT = 3.2;

/** Distances in colour of the blocks of a picture from the mixtures of paper and line, ascending. */
function tintsOf({ data, info }: Pixels, scheme: Scheme): number[] {
  const paper = lumaAndChroma(scheme.paper);
  const line = lumaAndChroma(scheme.line);
  const tints: number[] = [];
  for (let y = 0; y + BLOCK <= info.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= info.width; x += BLOCK) {
      const sums: [number, number, number] = [0, 0, 0];
      for (let n = 0; n < BLOCK ** 2; n++) {
        const pixel = 3 * ((y + Math.floor(n / BLOCK)) * info.width + x + (n % BLOCK));
        sums[0] += data[pixel] ?? 0;
        sums[1] += data[pixel + 1] ?? 0;
        sums[2] += data[pixel + 2] ?? 0;
      }
      const [luma, cb, cr] = lumaAndChroma([sums[0] / BLOCK ** 2, sums[1] / BLOCK ** 2, sums[2] / BLOCK ** 2]);
      const share = (luma - paper[0]) / (line[0] - paper[0]);
      const offCb = cb - paper[1] - share * (line[1] - paper[1]);
      const offCr = cr - paper[2] - share * (line[2] - paper[2]);
      tints.push(Math.hypot(offCb, offCr));
    }
  }
  return tints.sort((a, b) => a - b);
}

/** Luma and the two colour differences, as JPEG and AVIF have them (ITU-R BT.601). */
const lumaAndChroma = ([r, g, b]: readonly [number, number, number]): [number, number, number] => [
  0.299 * r + 0.587 * g + 0.114 * b,
  -0.1687 * r - 0.3313 * g + 0.5 * b,
  0.5 * r - 0.4187 * g - 0.0813 * b,
];

/** Most that the green channel varies in a square of blank paper. */
const EVEN = 5;
/** Least share of blank squares, and fewest: with less, no paper is seen beside the page's. */
const LEAST = 0.005;
const FEWEST = 20;
/** Farthest that a square may be from the paper to be taken for blank. */
const NEAR = 14;
const SQUARE = 8;

/** Median colour of the even squares of a picture that are nearly as light (or dark) as paper; of too few, nothing. */
function blankPaper({ data, info }: Pixels, scheme: Scheme): readonly number[] | undefined {
  const found: number[][] = [[], [], []];
  for (let y = 0; y + SQUARE <= info.height; y += SQUARE) {
    for (let x = 0; x + SQUARE <= info.width; x += SQUARE) {
      let least = 255;
      let most = 0;
      const sums = [0, 0, 0];
      for (let n = 0; n < SQUARE * SQUARE; n++) {
        const pixel = 3 * ((y + Math.floor(n / SQUARE)) * info.width + x + (n % SQUARE));
        const green = data[pixel + 1] ?? 0;
        least = Math.min(least, green);
        most = Math.max(most, green);
        for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[pixel + c] ?? 0);
      }
      const mean = sums.map((sum) => sum / (SQUARE * SQUARE));
      if (most - least > EVEN || Math.abs((mean[1] ?? 0) - scheme.paper[1]) > NEAR) continue;
      for (let c = 0; c < 3; c++) found[c]?.push(mean[c] ?? 0);
    }
  }
  const squares = (info.width * info.height) / SQUARE ** 2;
  if ((found[0]?.length ?? 0) < Math.max(LEAST * squares, FEWEST)) return undefined;
  return found.map((values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
