import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Tints of a plate on paper; line art needs no more, and each doubles the file. */
const COLOURS = 8;

/**
 * The plates as PNG, by file name: every device reads it, while readers of EPUB 3.2 need not know WebP or AVIF. Made
 * from the versions for old browsers, and kept in `cache` by the hash of their source, because it takes seconds.
 */
export async function bookPlates(uploads: string, cache: string): Promise<ReadonlyMap<string, Buffer>> {
  mkdirSync(cache, { recursive: true });
  const files = (await readdir(uploads)).filter((file) => file.endsWith('.webp')).sort();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const source = await readFile(join(uploads, file));
      const kept = join(cache, `${createHash('sha256').update(source).digest('hex').slice(0, 16)}-${COLOURS}.png`);
      if (!existsSync(kept)) {
        // Another build may look for it at the same moment.
        const drawn = `${kept}.${process.pid}`;
        writeFileSync(drawn, await sharp(source).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer());
        renameSync(drawn, kept);
      }
      return [file.replace(/-\d+\.webp$/, '.png'), readFileSync(kept)];
    }),
  );
  return new Map(entries);
}
