import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { output } from '../../../tools/builder/output.ts';
import { foldersWithoutPage, namesOf } from '../../../tools/builder/pages.ts';

const TEXT = '<p>Côte de Nuits</p>\n'.repeat(100);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estate-output-'));
  await writeFile(join(folder, 'plate.avif'), TEXT);
});
afterEach(() => rm(folder, { recursive: true }));

const read = (name: string): Promise<Buffer> => readFile(join(folder, name));

describe('what is put out', () => {
  it('lies beside its brotli and gzip versions, under every name', async () => {
    await output(folder, true).write(['en/index.html', 'en.html'], TEXT);
    for (const name of ['en/index.html', 'en.html']) {
      expect((await read(name)).toString()).toBe(TEXT);
      expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(TEXT);
      expect(gunzipSync(await read(`${name}.gz`)).toString()).toBe(TEXT);
    }
  });

  it('is not compressed for hosts that compress by themselves', async () => {
    await output(folder, false).write(['en.html'], TEXT);
    expect((await readdir(folder)).sort()).toEqual(['en.html', 'plate.avif']);
  });

  it('is not compressed where nothing is gained', async () => {
    const out = output(folder, true);
    await out.keep('plate.avif');
    await out.write(['tiny.txt'], 'a');
    await out.write(['vercel.json'], JSON.stringify({ text: TEXT }));
    expect((await readdir(folder)).sort()).toEqual(['plate.avif', 'tiny.txt', 'vercel.json']);
  });

  it('has no time and no operating system in gzip files (RFC 1952, 2.3.1)', async () => {
    await output(folder, true).write(['en.html'], TEXT);
    const header = (await read('en.html.gz')).subarray(0, 10);
    expect([...header.subarray(4, 8), header[9]]).toEqual([0, 0, 0, 0, 255]);
  });

  it('is listed whole, sorted, by the SHA-256 of its bytes, but for the list itself', async () => {
    const out = output(folder, true);
    await out.write(['tiny.txt'], 'a');
    await out.write(['en.html'], TEXT);
    await out.keep('plate.avif');
    out.writeFingerprints();
    const list = JSON.parse((await read('fingerprints.json')).toString()) as Record<string, string>;
    expect(Object.keys(list)).toEqual(['en.html', 'en.html.br', 'en.html.gz', 'plate.avif', 'tiny.txt']);
    // printf a | sha256sum
    expect(list['tiny.txt']).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
  });
});

describe('names', () => {
  it('of a page are two, so that its address answers with and without a slash', () => {
    expect(namesOf('philosophy/en/index.html')).toEqual(['philosophy/en/index.html', 'philosophy/en.html']);
    expect(namesOf('index.html')).toEqual(['index.html']);
    expect(namesOf('404.html')).toEqual(['404.html']);
  });

  it('of folders without a page are found at every depth', () => {
    const files = [
      'index.html',
      'en/index.html',
      '_astro/a.js',
      'uploads/plates/b.avif',
      'vineyard/musigny/en/index.html',
    ];
    expect(foldersWithoutPage(files)).toEqual(['_astro', 'uploads', 'uploads/plates', 'vineyard', 'vineyard/musigny']);
  });
});
