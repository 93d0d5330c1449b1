import sharp, { type Sharp } from 'sharp';
import type { SchemeName } from './scheme.ts';

/** The files of one plate: widths, spacings, formats and what they may weigh. */
export const FALLBACK_WIDTH = 960;
export const SCHEME_NAMES: readonly SchemeName[] = ['light', 'dark'];

/**
 * Output widths with the distance of their lines in pixels and their limit in bytes. Those of phones are
 * what one round trip of a fresh connection brings after page and fonts; lines this fine hide what it costs.
 */
export const PRESSES = [
  { width: 480, spacing: 3.6, limit: 30_000 },
  { width: 720, spacing: 4.1, limit: 38_000 },
  { width: 960, spacing: 4.6, limit: 46_000 },
  { width: 1600, spacing: 5.8, limit: 120_000 },
  { width: 2400, spacing: 7.4, limit: 200_000 },
] as const;

const TONES = [4, 3, 2] as const;
const QUALITIES = [44, 40, 36, 33, 30, 28, 26, 24, 22, 19, 16, 13, 10] as const;

export const fileName = (plate: string, width: number, scheme: SchemeName): string =>
  `${plate}-${width}${scheme === 'dark' ? '-dark' : ''}.avif`;

export const fallbackName = (plate: string): string => `${plate}-${FALLBACK_WIDTH}.webp`;

/** The finest AVIF that keeps within the limit. */
export async function encodeAvif(pixels: Uint8Array, width: number, limit: number): Promise<Buffer> {
  return finest(limit, QUALITIES, (quality) =>
    open(pixels, width).avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
}

/** Line art in few tones: a lossless palette is smaller here than WebP's own transform. */
export async function encodeWebp(pixels: Uint8Array, width: number, limit: number): Promise<Buffer> {
  return finest(limit, TONES, async (colours) => {
    const tones = await open(pixels, width).png({ palette: true, colours, dither: 0 }).toBuffer();
    return sharp(tones).webp({ lossless: true, effort: 6 }).toBuffer();
  });
}

const open = (pixels: Uint8Array, width: number): Sharp =>
  sharp(pixels, { raw: { width, height: Math.round((width * 9) / 16), channels: 3 } });

/** The first of ever coarser settings whose file keeps within the limit; else the coarsest. */
async function finest(
  limit: number,
  settings: readonly number[],
  encode: (setting: number) => Promise<Buffer>,
): Promise<Buffer> {
  let smallest = Buffer.alloc(0);
  for (const setting of settings) {
    const file = await encode(setting);
    if (file.length <= limit) return file;
    smallest = Buffer.from(file);
  }
  return smallest;
}
