import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, removeFolder } from '../../tools/project-copy.ts';
import { FINGERPRINTS } from '#build/fingerprints.ts';
import { buildCopy } from '../support/build-copy.ts';
import { siteFolder } from '../support/built-site.ts';
import { folderPrints } from '../support/folder-prints.ts';

/** All builds of this file are of one day, so that a night between them changes nothing. */
const DAY = { SOURCE_DATE_EPOCH: '1795219200' };

const replaced = (from: RegExp, to: string) => async (path: string) => {
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
};

/** Mistakes that one build lists together: a file, how it is spoilt, and what is said of it. tests/content holds the others. */
const faults: readonly {
  readonly at: string;
  readonly spoil: (path: string) => Promise<void>;
  readonly says: RegExp;
}[] = [
  {
    at: 'content/facts/vineyards/grand-cru/musigny.md',
    spoil: replaced(/^areaHa: .*$/m, 'areaHa: a quarter'),
    says: /musigny\.md.*areaHa/,
  },
  {
    at: 'public/uploads/plates/musigny-960.webp',
    spoil: (path) => truncate(path, 1000),
    says: /musigny-960\.webp is broken: it has 1000 bytes/,
  },
  {
    at: 'content/facts/atlas/grands-crus.geojson',
    spoil: replaced(/"drawn_ha":10\.84/, '"drawn_ha":18.4'),
    says: /grands-crus\.geojson.*musigny\.drawn_ha: is 18\.4, but the outline encloses/,
  },
];

let copy: string;
let dist: string;
let lastGood: ReadonlyMap<string, string>;

beforeAll(async () => {
  copy = copyProject();
  dist = join(copy, 'dist');
  // Any built site serves as the last good one.
  await cp(siteFolder, dist, { recursive: true });
  lastGood = await folderPrints(dist);
});

afterAll(() => {
  removeFolder(copy);
});

/** The folders in which builds of the copy are working, or were when they were killed. */
const workFolders = (): string[] => globSync('.build/process-*', { cwd: copy });

describe('a build that is interrupted', () => {
  it('while it writes pages leaves the last good dist', async () => {
    const kill = new AbortController();
    const build = buildCopy(copy, DAY, kill.signal);
    const isWriting = (): boolean => globSync('.build/process-*/site/404.html', { cwd: copy }).length === 1;
    await vi.waitUntil(isWriting, { timeout: 50_000, interval: 2 });
    kill.abort();
    expect((await build).exitCode).toBeNull();
    expect(await folderPrints(dist)).toEqual(lastGood);
    expect(workFolders()).toHaveLength(1);
  });

  it('between its two renames is repaired by the next build, though that one fails and names every mistake', async () => {
    const [cutOff = ''] = workFolders();
    await rename(dist, join(copy, cutOff, 'previous'));
    for (const { at, spoil } of faults) await spoil(join(copy, at));
    const { exitCode, output } = await buildCopy(copy, DAY);
    for (const { at } of faults) await cp(at, join(copy, at));
    expect(exitCode, output).toBe(1);
    for (const { says } of faults) expect(output).toMatch(says);
    expect(output).toContain('The last good build in dist/ is untouched.');
    expect(await folderPrints(dist)).toEqual(lastGood);
    expect(workFolders()).toEqual([]);
  });
});

describe('two builds at the same time', () => {
  it('both end well, and dist is the whole of one of them', async () => {
    const days = ['1795219200', '1826755200'];
    const endings = await Promise.all(days.map((day) => buildCopy(copy, { SOURCE_DATE_EPOCH: day })));
    expect(endings.map(({ exitCode, output }) => (exitCode === 0 ? '' : output))).toEqual(['', '']);
    const prints = await folderPrints(dist);
    const list = JSON.parse(await readFile(join(dist, FINGERPRINTS), 'utf8')) as Record<string, string>;
    expect(Object.fromEntries([...prints].filter(([name]) => name !== FINGERPRINTS))).toEqual(list);
    lastGood = prints;
  }, 300_000);
});

/** A disk of a megabyte, a quarter of what the build needs. Linux only, and for root. */
const mountSmallDisk = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);

describe('a build on a full disk', () => {
  it('says so and leaves the last good dist', async ({ skip }) => {
    const workFolder = join(copy, '.build');
    await rm(workFolder, { recursive: true, force: true });
    await mkdir(workFolder);
    skip(mountSmallDisk(workFolder).status !== 0, 'No disk can be mounted here.');
    const { exitCode, output } = await buildCopy(copy, DAY);
    spawnSync('umount', ['--lazy', workFolder]);

    expect(exitCode).toBe(1);
    expect(output).toMatch(/no space left on device/i);
    expect(output).toContain('The last good build in dist/ is untouched.');
    expect(await folderPrints(dist)).toEqual(lastGood);
  });
});
