import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ALBUM } from '../album.ts';
import { PRESSES } from '../engine/edition.ts';
import { filesOf, MANIFEST, readManifest, UPLOADS } from '../engine/manifest.ts';

const manifest = await readManifest();
const entries = Object.entries(manifest);

describe('the manifest of plates', () => {
  it('names every plate of the album, sorted, without a time of day', async () => {
    expect(Object.keys(manifest)).toEqual(Object.keys(ALBUM).sort());
    const text = await readFile(MANIFEST, 'utf8');
    expect(text).toBe(`${JSON.stringify(manifest, null, 2)}\n`);
  });

  it.each(entries)('%s: every file is there, weighs what is written and keeps within its limit', async (id, entry) => {
    const weights = Object.entries(entry.bytes);
    const files = filesOf(id, entry);
    expect(files.length).toBe(entry.widths.length * 2 + 1);
    for (const [n, [key, bytes]] of weights.entries()) {
      const width = Number(key.split('-')[1]);
      const limit = PRESSES.find((press) => press.width === width)?.limit ?? 0;
      expect((await stat(join(UPLOADS, files[n] ?? ''))).size).toBe(bytes);
      expect(bytes).toBeLessThanOrEqual(limit);
    }
  });

  it.each(entries)('%s: pictures have the widths and the shape promised', async (id, entry) => {
    expect(entry.height).toBe(Math.round((entry.width * 9) / 16));
    expect(Math.max(...entry.widths)).toBe(entry.width);
    const narrow = await sharp(join(UPLOADS, `${id}-480-dark.avif`)).metadata();
    expect([narrow.width, narrow.height]).toEqual([480, 270]);
  });
});
