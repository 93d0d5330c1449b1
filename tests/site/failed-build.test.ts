import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../../tools/project-copy.ts';
import { folderPrints } from '../support/folder-prints.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const CRU = 'content/vineyards/grand-cru/musigny';
const RECORD = `${CRU}/index.md`;
const FRENCH = `${CRU}/fr.md`;
const PICTURE = 'public/uploads/plates/musigny-960.webp';

/** All builds of this file are of one day, so that a night between them changes nothing. */
const DAY = { SOURCE_DATE_EPOCH: '1795219200' };

interface Fault {
  readonly name: string;
  /** The file or folder to spoil. */
  readonly at: string;
  /** Puts something else in its place; the original lies at `aside`. */
  readonly put: (path: string, aside: string) => Promise<void>;
  /** What the message has to name. */
  readonly names: string;
  readonly says: RegExp;
}

const nothing = (): Promise<void> => Promise.resolve();
const written =
  (change: (text: string) => string): Fault['put'] =>
  async (path, aside) => {
    const text = await readFile(aside, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
  };

const faults: readonly Fault[] = [
  {
    name: 'an area that is no number',
    at: RECORD,
    put: written((text) => text.replace(/^areaHa: .*$/m, 'areaHa: a quarter')),
    names: RECORD,
    says: /areaHa/,
  },
  {
    name: 'a misspelt field',
    at: RECORD,
    put: written((text) => text.replace(/^commune:/m, 'comune:')),
    names: RECORD,
    says: /comune/,
  },
  {
    name: 'front matter that is no YAML',
    at: RECORD,
    put: written((text) => text.replace(/^areaHa: .*$/m, 'areaHa: [0.27')),
    names: RECORD,
    says: /YAML/,
  },
  { name: 'a page without its French', at: FRENCH, put: nothing, names: FRENCH, says: /missing/ },
  {
    name: 'a link to no page',
    at: FRENCH,
    put: written((text) => `${text}\n[Ailleurs](vineyard:no-such-cru)\n`),
    names: FRENCH,
    says: /vineyard:no-such-cru/,
  },
  {
    name: 'a picture that was cut off',
    at: PICTURE,
    put: async (path, aside) => {
      await writeFile(path, await readFile(aside));
      await truncate(path, 1000);
    },
    names: PICTURE,
    says: /broken: it has 1000 bytes/,
  },
  {
    name: 'a file in the place of the content',
    at: 'content',
    put: (path) => writeFile(path, ''),
    names: 'content/ cannot be read',
    says: /Make it a folder/,
  },
  {
    name: 'a folder that leads nowhere',
    at: CRU,
    put: (path) => symlink('nowhere', path),
    names: 'vineyard:musigny',
    says: /mistake/,
  },
];

let copy: ProjectCopy;
let dist: string;
let lastGood: ReadonlyMap<string, string>;

beforeAll(async () => {
  copy = copyProject();
  dist = join(copy.folder, 'dist');
  const { exitCode, output } = await copy.build(DAY);
  expect(exitCode, output).toBe(0);
  lastGood = await folderPrints(dist);
});

afterAll(() => {
  copy.remove();
});

describe('a build that meets a fault', () => {
  it.each(faults)('stops at $name, names it and leaves the last good dist', async ({ at, put, names, says }) => {
    const path = join(copy.folder, at);
    const aside = join(copy.folder, 'aside');
    await rename(path, aside);
    await put(path, aside);

    const { exitCode, output } = await copy.build(DAY);
    await rm(path, { recursive: true, force: true });
    await rename(aside, path);

    expect(exitCode).toBe(1);
    expect(output).toContain(names);
    expect(output).toMatch(says);
    expect(await folderPrints(dist)).toEqual(lastGood);
  });
});

describe('a build that is cut off', () => {
  it('while it writes pages leaves the last good dist', async () => {
    const staging = join(copy.folder, '.build/next');
    await rm(staging, { recursive: true, force: true });
    const kill = new AbortController();
    const build = copy.build(DAY, kill.signal);
    await vi.waitFor(
      () => {
        expect(existsSync(join(staging, 'en/index.html'))).toBe(true);
      },
      { timeout: 50_000, interval: 2 },
    );
    kill.abort();
    expect((await build).exitCode).toBeNull();
    expect(await folderPrints(dist)).toEqual(lastGood);
  });

  it('between its two renames is mended by the next, even by one that fails', async () => {
    await rename(dist, join(copy.folder, '.build/previous'));
    const { exitCode, output } = await copy.build({ SITE_ORIGIN: 'nowhere' });
    expect(exitCode).toBe(1);
    expect(output).toContain('SITE_ORIGIN');
    expect(await folderPrints(dist)).toEqual(lastGood);
  });
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
    const workFolder = join(copy.folder, '.build');
    await rm(workFolder, { recursive: true, force: true });
    await mkdir(workFolder);
    expect(mountSmallDisk(workFolder)).toBeUndefined();
    const { exitCode, output } = await copy.build(DAY);
    spawnSync('umount', ['--lazy', workFolder]);

    expect(exitCode).toBe(1);
    expect(output).toMatch(/no space left on device/i);
    expect(output).toContain('The last good build in dist/ is untouched.');
    expect(await folderPrints(dist)).toEqual(lastGood);
  });
});
