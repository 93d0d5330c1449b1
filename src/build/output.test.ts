import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { output } from '#build/output.ts';
import { removeFolder, temporaryFolder } from '../../tools/temporary-folder.ts';

const TEXT = '<p>Côte de Nuits</p>\n'.repeat(100);

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder('output');
  await writeFile(join(folder, 'plate.avif'), TEXT);
});
afterEach(() => {
  removeFolder(folder);
});

const read = (name: string): Promise<Buffer> => readFile(join(folder, name));

it('is compressed under every name where something is gained, and listed with the SHA-256 of its bytes', async () => {
  const texts = ['en.bib', 'en.html', 'en/index.html'];
  const out = output(folder, true);
  await out.write(['tiny.txt'], 'a');
  await out.write(texts, TEXT);
  await out.write(['_headers'], JSON.stringify({ text: TEXT }));
  await out.keep('plate.avif');
  out.writeFingerprints();
  for (const name of texts) {
    expect((await read(name)).toString()).toBe(TEXT);
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(TEXT);
    expect(gunzipSync(await read(`${name}.gz`)).toString()).toBe(TEXT);
  }
  const list = JSON.parse((await read('fingerprints.json')).toString()) as Record<string, string>;
  const written = texts.flatMap((name) => ['', '.br', '.gz'].map((ending) => name + ending));
  expect(Object.keys(list)).toEqual(['_headers', ...written, 'plate.avif', 'tiny.txt']);
  // printf a | sha256sum
  expect(list['tiny.txt']).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
  // Neither a time nor an operating system (RFC 1952, 2.3.1).
  const header = (await read('en.html.gz')).subarray(0, 10);
  expect([...header.subarray(4, 8), header[9]]).toEqual([0, 0, 0, 0, 255]);
});

it('is not compressed for hosts that compress by themselves', async () => {
  await output(folder, false).write(['en.html'], TEXT);
  expect((await readdir(folder)).sort()).toEqual(['en.html', 'plate.avif']);
});
