import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { offlineFiles } from '#offline/files.ts';
import type { PrecacheManifest } from '#offline/precache-manifest.ts';
import { readDeployment } from '#site/deployment.ts';

const folder = mkdtempSync(join(tmpdir(), 'offline-'));
const write = (name: string, text: string): void => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const files = ['en/index.html', '_astro/search.en.1.json', 'domaine-leroy-en.epub', 'favicon.svg'];
const manifest = { pages: { en: ['/en'], fr: [] } } as unknown as PrecacheManifest;
const versionOf = (): string => offlineFiles(folder, readDeployment({}), manifest, files).version;

it('an edition whose book or search alone has changed is another', () => {
  for (const name of files) write(name, name);
  const versions = files.map((name) => {
    write(name, `${name}, changed`);
    return versionOf();
  });
  expect(new Set(versions).size).toBe(files.length);
});
