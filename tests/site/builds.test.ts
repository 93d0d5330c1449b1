import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteFiles } from '#build/site-files.ts';
import { copyProject } from '../../tools/project-copy.ts';
import { removeFolder, temporaryFolder } from '../../tools/temporary-folder.ts';
import { buildCopy } from '../support/build-copy.ts';
import { deployment, siteFolder } from '../support/built-site.ts';

/** All builds are of the day of the site, in a folder, a time zone and languages unlike those of its own build. */
const ENV = {
  SOURCE_DATE_EPOCH: String(Date.parse(`${deployment.buildDate}T12:00:00Z`) / 1000),
  TZ: 'Pacific/Kiritimati',
  LANG: 'fr_FR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};

/** A program that runs another without any network, where the system lets us (Linux, as root). */
const OFFLINE = spawnSync('unshare', ['--net', 'true']).status === 0 ? ['unshare', '--net'] : [];
if (OFFLINE.length === 0) console.log('Not tried: a build without network, because unshare --net is not permitted.');

/** Every file of a folder with the SHA-256 of its bytes. */
async function folderPrints(folder: string): Promise<ReadonlyMap<string, string>> {
  const prints = new Map<string, string>();
  for (const file of await siteFiles(folder)) prints.set(file, hash('sha256', await readFile(join(folder, file))));
  return prints;
}

/** Files of the content, and what is said of each mistake that is made in them. tests/content holds the others. */
const RECORD = 'content/facts/vineyards/grand-cru/musigny.md';
const PICTURE = 'public/uploads/plates/musigny-960.webp';
const SAID = [/musigny\.md.*areaHa/, /musigny-960\.webp is broken: it has 1000 bytes/];

const parent = temporaryFolder('elsewhere');
const copy = join(parent, 'a deep and ümlauted folder'.repeat(2), 'site');
const dist = join(copy, 'dist');
let lastGood: ReadonlyMap<string, string>;

beforeAll(async () => {
  await mkdir(join(copy, '..'));
  await rename(copyProject(), copy);
  // Any built site serves as the last good one.
  await cp(siteFolder, dist, { recursive: true });
  lastGood = await folderPrints(dist);
  expect(lastGood.size).toBeGreaterThan(100);
});

afterAll(() => {
  removeFolder(parent);
});

/** The folders in which builds of the copy are working, or were when they were killed. */
const workFolders = (): string[] => globSync('.build/process-*', { cwd: copy });

describe('a build that is interrupted', () => {
  it('while it writes pages leaves the last good dist', async () => {
    const kill = new AbortController();
    const build = buildCopy(copy, ENV, { signal: kill.signal });
    const tooEarly = build.then(({ output }) =>
      Promise.reject(new Error(`The build ended before it wrote: ${output}`)),
    );
    const isWriting = (): boolean => globSync('.build/process-*/site/404.html', { cwd: copy }).length === 1;
    // However busy the machine is, a build either writes or ends.
    await Promise.race([vi.waitUntil(isWriting, { timeout: 550_000, interval: 10 }), tooEarly]);
    kill.abort();
    expect((await build).exitCode).toBeNull();
    expect(await folderPrints(dist)).toEqual(lastGood);
    expect(workFolders()).toHaveLength(1);
  }, 600_000);

  it('between its two renames is repaired by the next build, though that one fails and names every mistake', async () => {
    const [cutOff = ''] = workFolders();
    await rename(dist, join(copy, cutOff, 'previous'));
    await writeFile(join(copy, RECORD), (await readFile(RECORD, 'utf8')).replace(/^areaHa: .*$/m, 'areaHa: a quarter'));
    await truncate(join(copy, PICTURE), 1000);
    const { exitCode, output } = await buildCopy(copy, ENV);
    for (const file of [RECORD, PICTURE]) await cp(file, join(copy, file));
    expect(exitCode, output).toBe(1);
    for (const said of SAID) expect(output).toMatch(said);
    expect(output).toContain('The last good build in dist/ is untouched.');
    expect(await folderPrints(dist)).toEqual(lastGood);
    expect(workFolders()).toEqual([]);
  }, 600_000);
});

it('two builds at the same time both end well, and what they leave is the same, byte for byte, in another folder, time zone and language, and without network', async () => {
  removeFolder(dist);
  const endings = await Promise.all([buildCopy(copy, ENV), buildCopy(copy, ENV, { within: OFFLINE })]);
  expect(endings.map(({ exitCode, output }) => (exitCode === 0 ? '' : output))).toEqual(['', '']);
  const prints = await folderPrints(dist);
  // What is compressed, and the list of prints, follow from the other files alone.
  const files = [...new Set([...lastGood.keys(), ...prints.keys()])].filter(
    (file) => !/\.(?:br|gz)$|fingerprints\.json$/.test(file),
  );
  expect(files.filter((file) => prints.get(file) !== lastGood.get(file))).toEqual([]);
}, 600_000);
