import { spawnSync } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD, copyProject, removeFolder, run, temporaryFolder } from '../../tools/project-copy.ts';
import { OUTSIDE_TESTS } from '../support/build-copy.ts';
import { deployment, siteFolder } from '../support/built-site.ts';
import { folderPrints } from '../support/folder-prints.ts';

/** A program that runs another without any network, where the system lets us (Linux, as root). */
const OFFLINE = spawnSync('unshare', ['--net', 'true']).status === 0 ? ['unshare', '--net'] : [];
if (OFFLINE.length === 0) console.log('Not tried: a build without network, because unshare --net is not permitted.');

const DERIVED = /\.(?:br|gz)$|fingerprints\.json$/;

let parent: string;
let elsewhere: string;

beforeAll(async () => {
  parent = temporaryFolder('elsewhere');
  elsewhere = join(parent, 'a deep and ümlauted folder'.repeat(2), 'site');
  await mkdir(join(elsewhere, '..'));
  await rename(copyProject(), elsewhere);
  const env = {
    SOURCE_DATE_EPOCH: String(Date.parse(`${deployment.buildDate}T12:00:00Z`) / 1000),
    ...OUTSIDE_TESTS,
    SITE_PRECOMPRESS: 'no',
    TZ: 'Pacific/Kiritimati',
    LANG: 'fr_FR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
  const { exitCode, output } = await run(elsewhere, 'env', [...OFFLINE, process.execPath, ...BUILD], { env });
  expect(exitCode, output).toBe(0);
}, 120_000);

afterAll(() => {
  removeFolder(parent);
});

describe('a second build of the same day', () => {
  it('is the same, byte for byte, in another folder, time zone and language, and without network', async () => {
    const prints = await folderPrints(siteFolder);
    expect(prints.size).toBeGreaterThan(100);
    const others = await folderPrints(join(elsewhere, 'dist'));
    // What is compressed, and the list of prints, follow from the other files alone.
    const files = [...new Set([...prints.keys(), ...others.keys()])].filter((file) => !DERIVED.test(file));
    expect(files.filter((file) => prints.get(file) !== others.get(file))).toEqual([]);
  });
});
