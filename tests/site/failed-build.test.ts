import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, removeFolder, temporaryFolder, type Ending } from '../../tools/project-copy.ts';
import { FINGERPRINTS } from '#build/fingerprints.ts';
import { buildCopy } from '../support/build-copy.ts';
import { siteFolder } from '../support/built-site.ts';
import { folderPrints } from '../support/folder-prints.ts';

/** All builds of this file are of one day, so that a night between them changes nothing. */
const DAY = { SOURCE_DATE_EPOCH: '1795219200' };

const CRUS = 'content/facts/vineyards/grand-cru';

interface Fault {
  readonly name: string;
  /** The file or folder to spoil. */
  readonly at: string;
  /** Puts something else in its place; the original is at `aside`. */
  readonly put: (path: string, aside: string) => Promise<void>;
  /** What the message names, when that is not `at`. */
  readonly names?: string;
  readonly says: RegExp;
}

const replaced =
  (from: RegExp, to: string): Fault['put'] =>
  async (path, aside) => {
    const text = await readFile(aside, 'utf8');
    expect(text).toMatch(from);
    await writeFile(path, text.replace(from, to));
  };

/** Mistakes that one build lists together: in a record, a picture and a data file. tests/content holds the others. */
const listed: readonly Fault[] = [
  {
    name: 'an area that is no number',
    at: `${CRUS}/musigny.md`,
    put: replaced(/^areaHa: .*$/m, 'areaHa: a quarter'),
    says: /areaHa/,
  },
  {
    name: 'a picture that was cut off',
    at: 'public/uploads/plates/musigny-960.webp',
    put: async (path, aside) => writeFile(path, (await readFile(aside)).subarray(0, 1000)),
    says: /broken: it has 1000 bytes/,
  },
  {
    name: 'an outline with a wrong area',
    at: 'content/facts/atlas/grands-crus.geojson',
    put: replaced(/"drawn_ha":10\.84/, '"drawn_ha":18.4'),
    says: /musigny\.drawn_ha: is 18\.4, but the outline encloses/,
  },
];

const [first] = listed as [Fault, ...Fault[]];

/** Faults that keep the content from being read at all. */
const fatal: readonly Fault[] = [
  {
    name: 'a file in the place of the content',
    at: 'content',
    put: (path) => writeFile(path, ''),
    names: 'content/ cannot be read',
    says: /Make it a folder/,
  },
  {
    name: 'a symbolic link',
    at: `${CRUS}/musigny.md`,
    put: (path) => symlink('nowhere', path),
    says: /is a symbolic link\. Put the file itself there/,
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

/** Builds the copy with some faults, and puts right again what they spoilt. */
async function buildWith(faults: readonly Fault[]): Promise<Ending> {
  const places = faults.map(({ at, put }, index) => ({
    put,
    path: join(copy, at),
    aside: join(copy, `aside-${index}`),
  }));
  for (const { path, aside, put } of places) {
    await rename(path, aside);
    await put(path, aside);
  }
  const ending = await buildCopy(copy, DAY);
  for (const { path, aside } of places) {
    await rm(path, { recursive: true, force: true });
    await rename(aside, path);
  }
  return ending;
}

describe('a build that meets mistakes in the content', () => {
  let ending: Ending;

  beforeAll(async () => {
    ending = await buildWith(listed);
  });

  it('fails and leaves the last good dist', async () => {
    expect(ending.exitCode).toBe(1);
    expect(await folderPrints(dist)).toEqual(lastGood);
  });

  it.each(listed)('names $name', ({ at, says }) => {
    const lines = ending.output.split('\n').filter((line) => line.includes(at) && says.test(line));
    expect(lines, ending.output).not.toHaveLength(0);
  });
});

describe('a build whose content cannot be read', () => {
  it.each(fatal)('names $name, fails and leaves the last good dist', async (fault) => {
    const { exitCode, output } = await buildWith([fault]);
    expect(exitCode).toBe(1);
    expect(output).toContain(fault.names ?? fault.at);
    expect(output).toMatch(fault.says);
    expect(await folderPrints(dist)).toEqual(lastGood);
  });
});

/** The folders in which builds of the copy are working, or were when they were killed. */
const workFolders = (): string[] =>
  existsSync(join(copy, '.build'))
    ? readdirSync(join(copy, '.build')).filter((name) => name.startsWith('process-'))
    : [];

describe('a build that is interrupted', () => {
  it('while it writes pages leaves the last good dist, and the next one removes its work', async () => {
    const kill = new AbortController();
    const build = buildCopy(copy, DAY, kill.signal);
    await vi.waitFor(
      () => {
        expect(workFolders().filter((name) => existsSync(join(copy, '.build', name, 'site/404.html')))).toHaveLength(1);
      },
      { timeout: 50_000, interval: 2 },
    );
    kill.abort();
    expect((await build).exitCode).toBeNull();
    expect(await folderPrints(dist)).toEqual(lastGood);
    expect(workFolders()).toHaveLength(1);
  });

  it('between its two renames is repaired by the next build, even by one that fails', async () => {
    const [cutOff = ''] = workFolders();
    await rename(dist, join(copy, '.build', cutOff, 'previous'));
    const { exitCode, output } = await buildWith([first]);
    expect(exitCode, output).toBe(1);
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
  }, 120_000);
});

/** Why this machine cannot be given a small disk; undefined when it can. */
function whyNoSmallDisk(): string | undefined {
  const folder = temporaryFolder('disk');
  const refusal = mountSmallDisk(folder);
  if (refusal === undefined) spawnSync('umount', [folder]);
  removeFolder(folder);
  return refusal;
}

/** A disk of a megabyte, a quarter of what the build needs. Linux only, and for root. */
function mountSmallDisk(folder: string): string | undefined {
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  return status === 0 ? undefined : (error?.message ?? stderr.toString().trim());
}

const refusal = whyNoSmallDisk();
if (refusal !== undefined)
  console.log(`Not tried: a full disk, because none can be mounted in ${tmpdir()} (${refusal}).`);

describe.skipIf(refusal !== undefined)('a build on a full disk', () => {
  it('says so and leaves the last good dist', async () => {
    const workFolder = join(copy, '.build');
    await rm(workFolder, { recursive: true, force: true });
    await mkdir(workFolder);
    expect(mountSmallDisk(workFolder)).toBeUndefined();
    const { exitCode, output } = await buildCopy(copy, DAY);
    spawnSync('umount', ['--lazy', workFolder]);

    expect(exitCode).toBe(1);
    expect(output).toMatch(/no space left on device/i);
    expect(output).toContain('The last good build in dist/ is untouched.');
    expect(await folderPrints(dist)).toEqual(lastGood);
  });
});
