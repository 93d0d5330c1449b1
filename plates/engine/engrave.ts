import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALBUM, portraitOf, type Drawing } from '../album.ts';
import {
  encodeAvif,
  encodeWebp,
  FALLBACK_WIDTH,
  fallbackName,
  fileName,
  pressesFor,
  SCHEME_NAMES,
  THUMBNAIL_WIDTH,
  type Hint,
} from './edition.ts';
import { digestOf, UPLOADS, type DrawingEntry, type PlateEntry } from './manifest.ts';
import { SCHEMES, type SchemeName } from './scheme.ts';
import { heightOf } from './sheet.ts';
import { openStudio } from './studio.ts';

export { UPLOADS } from './manifest.ts';

/** Width of the sheet of a thumbnail: traced no wider than they are printed, distant rows turn into dots. */
const THUMBNAIL_SHEET = 960;

/** Widest file of a draft. */
export const DRAFT_WIDTH = 960;

interface Printed {
  readonly entry: DrawingEntry;
  readonly bytes: Readonly<Record<string, number>>;
}

/** Draws one plate in every width and both schemes, writes its files, and returns its entry. */
export async function engrave(plate: string, draft?: number): Promise<PlateEntry> {
  const subject = ALBUM[plate];
  if (!subject) throw new Error(`No plate is called ${plate}`);
  const { portrait } = subject;
  const wide = await printDrawing(plate, subject, '', draft);
  const tall = portrait && (await printDrawing(portraitOf(plate), portrait, 'tall-', draft));
  const small = await thumbnailBytes(plate, subject);
  return {
    ...wide.entry,
    ...(tall && { portrait: tall.entry }),
    bytes: { ...small, ...wide.bytes, ...tall?.bytes },
    digest: draft ? 'draft' : await digestOf(plate),
  };
}

/** Bytes of the thumbnail of a plate that is not drawn so small as a whole. */
async function thumbnailBytes(id: string, drawing: Drawing): Promise<Printed['bytes']> {
  if (drawing.widths.includes(THUMBNAIL_WIDTH)) return {};
  return (await printDrawing(id, { ...drawing, widths: [THUMBNAIL_WIDTH] }, '', Infinity, THUMBNAIL_SHEET)).bytes;
}

async function printDrawing(
  id: string,
  drawing: Drawing,
  prefix: string,
  draft = Infinity,
  sheetWidth?: number,
): Promise<Printed> {
  const widths = drawing.widths.filter((width) => width <= draft);
  const widest = sheetWidth ?? Math.max(...widths);
  const presses = pressesFor({ ...drawing, widths });
  const studio = openStudio(id, widest, heightOf(widest, drawing.ratio));
  const marks = SCHEME_NAMES.map((name) => SCHEMES[name].mark);
  const drawn = await studio.draw(presses, marks);
  await studio.close();

  const bytes: Record<string, number> = {};
  const hints: Partial<Record<SchemeName, Hint>> = {};
  for (const [n, { width, limit }] of presses.entries()) {
    for (const [m, scheme] of SCHEME_NAMES.entries()) {
      const coverage = drawn[n]?.[m];
      if (!coverage) throw new Error(`${id} was not drawn at ${width}`);
      const proof = { coverage, width, height: heightOf(width, drawing.ratio) };
      const { file: avif, hint } = await encodeAvif(proof, SCHEMES[scheme], limit, hints[scheme]);
      hints[scheme] = hint;
      await writeFile(join(UPLOADS, fileName(id, width, scheme)), avif);
      bytes[`avif-${prefix}${width}${scheme === 'dark' ? '-dark' : ''}`] = avif.length;
      if (prefix === '' && scheme === 'light' && width === Math.min(FALLBACK_WIDTH, widest)) {
        const webp = await encodeWebp(proof, SCHEMES[scheme], limit);
        await writeFile(join(UPLOADS, fallbackName(id, width)), webp);
        bytes[`webp-${width}`] = webp.length;
      }
    }
  }
  return { entry: { width: widest, height: heightOf(widest, drawing.ratio), widths }, bytes };
}
