import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blankSquares, encodeAvif, encodeWebp, PAPER_TOLERANCE, paperError } from '../engine/edition.ts';
import { SCHEMES } from '../engine/scheme.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** Slanting lines on the left, blank paper on the right. */
const coverage = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
  const x = pixel % WIDTH;
  const y = Math.floor(pixel / WIDTH);
  return x < 90 && (x + 3 * y) % 7 < 3 ? 255 : 0;
});
const proof = { coverage, width: WIDTH, height: HEIGHT };

describe('encoding', () => {
  it.each(Object.entries(SCHEMES))('keeps the paper of the %s scheme', async (_name, scheme) => {
    const { file } = await encodeAvif(proof, scheme, 6000);
    const error = await paperError(file, blankSquares(proof), scheme);
    for (const channel of error) expect(Math.abs(channel)).toBeLessThanOrEqual(PAPER_TOLERANCE);
  });

  it('keeps within the limit, and takes a better quality where the limit allows', async () => {
    const small = await encodeAvif(proof, SCHEMES.light, 1100);
    const large = await encodeAvif(proof, SCHEMES.light, 1600);
    expect(small.file.length).toBeLessThanOrEqual(1100);
    expect(large.hint.quality).toBeGreaterThan(small.hint.quality);
  });

  it('gives browsers without AVIF the exact paper and line', async () => {
    const pixels = await sharp(await encodeWebp(proof, SCHEMES.light, 20_000))
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([...SCHEMES.light.line]);
    expect([...pixels.subarray(-3)]).toEqual([...SCHEMES.light.paper]);
  });
});
