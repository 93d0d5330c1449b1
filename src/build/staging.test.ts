import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fs from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStaging } from '#build/staging.ts';
import { removeFolder, temporaryFolder } from '../../tools/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder('staging');
});
afterEach(() => {
  removeFolder(root);
});

function put(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
}

const published = (): string => readFileSync(join(root, 'dist/index.html'), 'utf8');

it('publishing replaces the site as a whole and leaves nothing of the work', async () => {
  put(join(root, 'dist/old'), 'old');
  const staging = await openStaging(root);
  put(staging.site, 'new');
  expect(await staging.publish()).toBeUndefined();
  expect(published()).toBe('new');
  expect(existsSync(join(root, 'dist/old'))).toBe(false);
  expect(readdirSync(join(root, '.build'))).toEqual([]);
});

it('publishing succeeds when what it replaced cannot be removed, and tells why', async () => {
  put(join(root, 'dist'), 'old');
  const staging = await openStaging(root);
  put(staging.site, 'new');
  vi.spyOn(fs, 'rm').mockImplementation((path) =>
    String(path).endsWith('previous') ? Promise.resolve() : Promise.reject(new Error('EBUSY')),
  );
  expect(await staging.publish()).toEqual(new Error('EBUSY'));
  vi.restoreAllMocks();
  expect(published()).toBe('new');
  expect(staging.isPublished()).toBe(true);
});

it('publishing leaves the last good site when there is nothing to publish', async () => {
  put(join(root, 'dist'), 'old');
  const staging = await openStaging(root);
  await expect(staging.publish()).rejects.toThrow('ENOENT');
  expect(staging.isPublished()).toBe(false);
  staging.remove();
  expect(published()).toBe('old');
});

it.each(['linked', 'file'])('publishing is refused where dist is a %s', async (kind) => {
  put(join(root, 'elsewhere'), 'old');
  if (kind === 'linked') symlinkSync('elsewhere', join(root, 'dist'));
  else writeFileSync(join(root, 'dist'), '');
  await expect(openStaging(root)).rejects.toThrow(/dist is .*Remove it/);
  expect(readFileSync(join(root, 'elsewhere/index.html'), 'utf8')).toBe('old');
});

it('what another build left stays while its process runs', async () => {
  const other = join(root, `.build/process-${process.ppid}`);
  put(join(other, 'previous'), 'being replaced');
  await openStaging(root);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  expect(existsSync(other)).toBe(true);
});
