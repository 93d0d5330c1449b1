import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { BUILD, removeFolder, run } from '../../tools/project-copy.ts';
import { folderPrints } from '../support/folder-prints.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

/** Noon of the first day of 2100, far beyond any clock that this site will meet. */
const SOURCE_DATE_EPOCH = String(Date.UTC(2100, 0, 1, 12) / 1000);
const HERE = { SOURCE_DATE_EPOCH, NODE_ENV: undefined, TZ: 'UTC', LANG: 'C', LC_ALL: 'C' };
const ELSEWHERE = { ...HERE, TZ: 'Pacific/Kiritimati', LANG: 'fr_FR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/** A program that runs another without any network, where the system lets us (Linux, as root). */
const OFFLINE = spawnSync('unshare', ['--net', 'true']).status === 0 ? ['unshare', '--net'] : [];
if (OFFLINE.length === 0) console.log('Not tried: a build without network, because unshare --net is not permitted.');

let here: ProjectCopy;
let elsewhere: ProjectCopy;
let moved: string;

beforeAll(async () => {
  here = copyProject();
  elsewhere = copyProject();
  moved = join(elsewhere.folder, '..', `${'a deep and ümlauted folder'.repeat(2)} ${process.pid}`, 'site');
  await mkdir(join(moved, '..'));
  await rename(elsewhere.folder, moved);
  const endings = [
    await here.build(HERE),
    await run(moved, 'env', [...OFFLINE, process.execPath, BUILD], { env: ELSEWHERE }),
  ];
  for (const { exitCode, output } of endings) expect(exitCode, output).toBe(0);
}, 120_000);

afterAll(() => {
  here.remove();
  removeFolder(join(moved, '..'));
});

describe('two builds of one day', () => {
  it('are the same, byte for byte, in another folder, time zone and language, with and without network', async () => {
    const prints = await folderPrints(join(here.folder, 'dist'));
    expect(prints.size).toBeGreaterThan(100);
    expect(await folderPrints(join(moved, 'dist'))).toEqual(prints);
  });
});

describe('a build of the year 2100', () => {
  const read = (path: string): Promise<string> => readFile(join(here.folder, 'dist', path), 'utf8');

  it('bears its date in the copyright and in the sitemap', async () => {
    expect(load(await read('en/index.html'))('[data-year]').text()).toBe('2100');
    const days = [...(await read('sitemap.xml')).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day);
    expect(new Set(days)).toEqual(new Set(['2100-01-01']));
  });
});
