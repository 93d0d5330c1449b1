import sharp, { type Sharp } from 'sharp';
import type { Press, Values } from './ink.ts';
import { at, clamp } from './numbers.ts';
import { print, printEvenly, type Scheme, type SchemeName } from './scheme.ts';

/** The files of one plate: widths, spacings, formats and what they may weigh. */
/** Width of the file for browsers without AVIF; the widest one of plates that are narrower. */
export const FALLBACK_WIDTH = 960;
/** Width of the smallest file, which every plate has. */
export const THUMBNAIL_WIDTH = 320;
export const SCHEME_NAMES: readonly SchemeName[] = ['light', 'dark'];

/**
 * Output widths with the distance of their lines in pixels and their limit in bytes. The limits of the widths
 * for phones come from the page's budget (docs/bench.md, transfer at first view).
 */
export const PRESSES: readonly (Press & { readonly limit: number })[] = [
  { width: 320, spacing: 3.2, limit: 9_000 },
  { width: 480, spacing: 3.6, limit: 30_000 },
  { width: 720, spacing: 4.1, limit: 38_000 },
  { width: 960, spacing: 4.6, limit: 46_000 },
  { width: 1600, spacing: 5.8, limit: 120_000 },
  { width: 2400, spacing: 7.4, limit: 280_000 },
];

/** Lower limits of some widths, in bytes. */
export type Limits = Readonly<Record<number, number>>;

interface Settings {
  readonly widths: readonly number[];
  readonly spacing?: number;
  readonly chalk?: number;
  readonly values?: Values | undefined;
  readonly limits?: Limits;
}

/** The presses for some widths, ascending, with the settings of a drawing. */
export const pressesFor = ({ widths, spacing = 1, chalk, values, limits = {} }: Settings): typeof PRESSES =>
  PRESSES.filter((press) => widths.includes(press.width)).map((press) => ({
    ...press,
    limit: limits[press.width] ?? press.limit,
    spacing: press.spacing * spacing,
    chalk,
    values,
  }));

/** Tones of the fallback besides the paper, the most first. */
const TONE_STEPS = [3, 2, 1] as const;
const BEST_QUALITY = 60;
const WORST_QUALITY = 4;

/** Most that a channel of plain paper may differ from the page after decoding. */
export const PAPER_TOLERANCE = 2;

/** One drawing before it is encoded: coverage of its mark, 0 to 255, and its size in pixels. */
export interface Proof {
  readonly coverage: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const fileName = (drawing: string, width: number, scheme: SchemeName): string =>
  `${drawing}-${width}${scheme === 'dark' ? '-dark' : ''}.avif`;

export const fallbackName = (plate: string, width: number): string => `${plate}-${width}.webp`;

/**
 * The finest AVIF that is within the limit, whose blank paper decodes to the paper of the scheme.
 *
 * Chroma is quantized coarsely, so blank paper comes out some steps off. The paper that goes in is moved against the
 * difference, and the best of a few rounds is kept.
 */
export async function encodeAvif(
  proof: Proof,
  scheme: Scheme,
  limit: number,
  hint: Hint = { quality: 40, moved: [0, 0, 0] },
): Promise<{ file: Buffer; hint: Hint }> {
  const large = blankSquares(proof);
  // Between the lines of a thumbnail there are small ones only.
  const isSmall = proof.width === THUMBNAIL_WIDTH && large.length * SQUARE ** 2 < LEAST_BLANK * proof.coverage.length;
  const blank = isSmall ? blankSquares(proof, SQUARE / 2) : large;
  let { moved } = hint;
  let { file, quality } = await finestAvif(proof, shifted(scheme, moved), limit, hint.quality);
  let best = { file, quality, moved, off: Infinity };
  for (let round = 0; ; round++) {
    const error = blank.length === 0 ? ([0, 0, 0] as const) : await paperError(file, blank, scheme);
    const off = Math.max(...error.map(Math.abs));
    if (off < best.off) best = { file, quality, moved, off };
    if (off <= PAPER_AIM || round === ROUNDS) break;
    // Another quality, another rounding: the paper may be stuck on the steps of this one.
    if (round > ROUNDS / 2 && quality > WORST_QUALITY) quality--;
    moved = [correction(moved[0], error[0]), correction(moved[1], error[1]), correction(moved[2], error[2])];
    file = await avif(proof, shifted(scheme, moved), quality);
    while (file.length > limit && quality > WORST_QUALITY) file = await avif(proof, shifted(scheme, moved), --quality);
  }
  return { file: best.file, hint: { quality: best.quality, moved: best.moved } };
}

/** Difference from the paper, per channel, that is good enough: below the tolerance, since readers measure in other ways. */
const PAPER_AIM = 1.4;
const ROUNDS = 7;
const MOST_MOVED = 8;

const correction = (moved: number, error: number): number => clamp(moved - error, -MOST_MOVED, MOST_MOVED);

const shifted = (scheme: Scheme, by: Rgb): Scheme => ({
  ...scheme,
  paper: [scheme.paper[0] + by[0], scheme.paper[1] + by[1], scheme.paper[2] + by[2]],
});

type Rgb = readonly [number, number, number];

/** Where the search for the settings of a file begins: what was found for the last one. */
export interface Hint {
  readonly quality: number;
  /** What was added to the paper. */
  readonly moved: Rgb;
}

/** Least share of a thumbnail that large blank squares have to cover to stand for its paper. */
const LEAST_BLANK = 0.02;

/** Side of the squares that are taken for blank paper, in pixels. */
const SQUARE = 8;

/** The squares without any mark, each as the indices of its pixels. */
export function blankSquares({ coverage, width, height }: Proof, side = SQUARE): number[][] {
  const blank: number[][] = [];
  for (let y = 0; y + side <= height; y += side) {
    for (let x = 0; x + side <= width; x += side) {
      const square = Array.from({ length: side ** 2 }, (_, n) => (y + Math.floor(n / side)) * width + x + (n % side));
      if (square.every((pixel) => coverage[pixel] === 0)) blank.push(square);
    }
  }
  return blank;
}

/** Most that green varies in an even square. */
const EVEN = 5;
/** Fewest even squares that count by themselves. */
const FEWEST_EVEN = 8;

/**
 * Difference of decoded blank paper from the paper of the scheme, per channel: the median of the squares' means, over
 * all squares or over the even ones (those that the lines beside them do not reach), whichever is farther off.
 */
export async function paperError(file: Buffer, squares: readonly (readonly number[])[], scheme: Scheme): Promise<Rgb> {
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const value = (pixel: number, channel: number): number => at(pixels, pixel * 3 + channel);
  const isEven = (square: readonly number[]): boolean => {
    const greens = square.map((pixel) => value(pixel, 1));
    return Math.max(...greens) - Math.min(...greens) <= EVEN;
  };
  const even = squares.filter(isEven);
  const readings = even.length < FEWEST_EVEN ? [squares] : [squares, even];
  const error = (channel: number): number => {
    const mean = (square: readonly number[]): number =>
      square.reduce((sum, pixel) => sum + value(pixel, channel), 0) / square.length;
    const errors = readings.map((some) => median(some.map(mean)) - at(scheme.paper, channel));
    return errors.reduce((far, one) => (Math.abs(one) > Math.abs(far) ? one : far));
  };
  return [error(0), error(1), error(2)];
}

const median = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );

/** Reach of the neighbourhood that a pixel has its tint from, as a share of the width: about the distance of two lines. */
const TINT_SHARE = 240;

/** Tuned for `iq`, which spends more on chroma: tuned for `ssim`, clear skies turn green and shades pink. */
const avif = (proof: Proof, scheme: Scheme, quality: number): Promise<Buffer> =>
  open(printEvenly(proof.coverage, proof.width, scheme, Math.round(proof.width / TINT_SHARE)), proof)
    .avif({ quality, effort: 3, chromaSubsampling: '4:4:4', tune: 'iq' })
    .toBuffer();

/** Growth of the logarithm of a file's size per step of quality, measured on plates of all widths. */
const GROWTH = 0.031;

/** The AVIF of about the best quality within the limit: two guesses by the growth of files, then steps down. */
async function finestAvif(
  proof: Proof,
  scheme: Scheme,
  limit: number,
  start: number,
): Promise<{ file: Buffer; quality: number }> {
  const within = (quality: number): number => clamp(Math.round(quality), WORST_QUALITY, BEST_QUALITY);
  let quality = within(start);
  let file = await avif(proof, scheme, quality);
  for (let round = 0; round < 2; round++) {
    const guess = within(Math.floor(quality + Math.log((limit * 0.99) / file.length) / GROWTH));
    // A step more or less is not worth another encoding.
    if (file.length <= limit && guess - quality < 2) break;
    quality = guess;
    file = await avif(proof, scheme, quality);
  }
  while (file.length > limit && quality > WORST_QUALITY) file = await avif(proof, scheme, --quality);
  return { file, quality };
}

/**
 * Line art in few tones, evenly from paper to line, without loss: smaller here than WebP with loss. As many tones
 * as the limit allows.
 */
export async function encodeWebp(proof: Proof, scheme: Scheme, limit: number): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const steps of TONE_STEPS) {
    const coverage = proof.coverage.map((covered) => Math.round((Math.round((covered * steps) / 255) * 255) / steps));
    const webp = await open(print(coverage, scheme), proof).webp({ lossless: true, effort: 6 }).toBuffer();
    file = Buffer.from(webp);
    if (file.length <= limit) break;
  }
  return file;
}

const open = (pixels: Uint8Array, { width, height }: Proof): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });
