import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressTexts } from '../../../tools/build/compress.ts';
import { writeFingerprints } from '../../../tools/build/fingerprints.ts';

const TEXT = '<p>Côte de Nuits</p>\n'.repeat(100);
const FILES = { 'en.html': TEXT, 'twin.html': TEXT, 'tiny.txt': 'a', 'plate.avif': TEXT, 'b.json': '{}' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estate-compress-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
});
afterEach(() => rm(folder, { recursive: true }));

describe('compressing', () => {
  it('puts a brotli and a gzip version beside each text that gains by it, and nowhere else', async () => {
    const written = await compressTexts(folder, Object.keys(FILES));
    expect(written).toEqual(['en.html.br', 'en.html.gz', 'twin.html.br', 'twin.html.gz']);
    expect((await readdir(folder)).sort()).toEqual([...Object.keys(FILES), ...written].sort());
    expect(brotliDecompressSync(await readFile(join(folder, 'en.html.br'))).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(join(folder, 'twin.html.gz'))).toString()).toBe(TEXT);
  });

  it('writes no time and no operating system into gzip files (RFC 1952, 2.3.1)', async () => {
    await compressTexts(folder, ['en.html']);
    const header = (await readFile(join(folder, 'en.html.gz'))).subarray(0, 10);
    expect([...header.subarray(4, 8), header[9]]).toEqual([0, 0, 0, 0, 255]);
  });
});

describe('fingerprints', () => {
  it('list every file but their own, sorted, by the SHA-256 of its bytes', async () => {
    await writeFingerprints(folder);
    await writeFingerprints(folder);
    const list = JSON.parse(await readFile(join(folder, 'fingerprints.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(list)).toEqual(Object.keys(FILES).sort());
    // printf a | sha256sum
    expect(list['tiny.txt']).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
  });
});
