import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached } from '#site/file-cache.ts';

/** Tints of a plate on paper; line art needs no more, and each doubles the file. */
const COLOURS = 8;

/**
 * The plates as PNG, by file name: every device reads it, while readers of EPUB 3.2 need not know WebP or AVIF. Made
 * from the versions for old browsers, and kept in `cache` by the hash of their source, because it takes seconds.
 */
export async function bookPlates(uploads: string, cache: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = (await readdir(uploads)).filter((file) => file.endsWith('.webp')).sort();
  const entries = files.map(async (file): Promise<[string, Buffer]> => {
    const source = await readFile(join(uploads, file));
    const png = await cached(join(cache, `${hash('sha256', source).slice(0, 16)}-${COLOURS}.png`), () =>
      sharp(source).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer(),
    );
    return [file.replace(/-\d+\.webp$/, '.png'), png];
  });
  return new Map(await Promise.all(entries));
}
