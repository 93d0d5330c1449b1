import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeAvif, encodeWebp, FALLBACK_WIDTH, fallbackName, fileName, PRESSES, SCHEME_NAMES } from './edition.ts';
import { ALBUM } from '../album.ts';
import { digestOf, UPLOADS, type PlateEntry } from './manifest.ts';
import { print, SCHEMES } from './scheme.ts';
import { openStudio } from './studio.ts';

export { UPLOADS } from './manifest.ts';

/** Widest file of a draft. */
export const DRAFT_WIDTH = 960;

/** Draws one plate in every width and both schemes, writes its files, and returns its entry. */
export async function engrave(plate: string, draft?: number): Promise<PlateEntry> {
  const widest = draft ?? ALBUM[plate]?.widest ?? DRAFT_WIDTH;
  const presses = PRESSES.filter((press) => press.width <= widest);
  const studio = openStudio(plate, widest);
  const marks = SCHEME_NAMES.map((name) => SCHEMES[name].mark);
  const drawn = await studio.draw(presses, marks);
  await studio.close();

  const bytes: Record<string, number> = {};
  const keep = async (name: string, key: string, file: Buffer): Promise<void> => {
    await writeFile(join(UPLOADS, name), file);
    bytes[key] = file.length;
  };
  for (const [n, press] of presses.entries()) {
    for (const [m, scheme] of SCHEME_NAMES.entries()) {
      const coverage = drawn[n]?.[m];
      if (!coverage) throw new Error(`${plate} was not drawn at ${press.width}`);
      const pixels = print(coverage, SCHEMES[scheme]);
      const key = `avif-${press.width}${scheme === 'dark' ? '-dark' : ''}`;
      const avif = await encodeAvif(pixels, press.width, press.limit);
      await keep(fileName(plate, press.width, scheme), key, avif);
      if (scheme === 'light' && press.width === FALLBACK_WIDTH) {
        const webp = await encodeWebp(pixels, press.width, press.limit);
        await keep(fallbackName(plate), `webp-${press.width}`, webp);
      }
    }
  }
  return {
    width: widest,
    height: Math.round((widest * 9) / 16),
    widths: presses.map((press) => press.width),
    bytes,
    digest: draft ? 'draft' : await digestOf(plate),
  };
}
