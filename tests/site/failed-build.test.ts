import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFiles } from '../../tools/build/site-files.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const RECORD = 'content/vineyards/grand-cru/musigny/index.md';
const FRENCH = 'content/vineyards/grand-cru/musigny/fr.md';

interface Mistake {
  readonly name: string;
  /** The file the message has to name. */
  readonly file: string;
  readonly says: RegExp;
  /** The file's text with the mistake in it; undefined removes the file. */
  readonly make: (text: string) => string | undefined;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'an area that is no number',
    file: RECORD,
    says: /areaHa/,
    make: (text) => text.replace(/^areaHa: .*$/m, 'areaHa: a quarter'),
  },
  {
    name: 'a misspelt field',
    file: RECORD,
    says: /comune/,
    make: (text) => text.replace(/^commune:/m, 'comune:'),
  },
  { name: 'a page without its French', file: FRENCH, says: /missing/, make: () => undefined },
  {
    name: 'a link to no page',
    file: FRENCH,
    says: /vineyard:no-such-cru/,
    make: (text) => `${text}\n[Ailleurs](vineyard:no-such-cru)\n`,
  },
];

let copy: ProjectCopy;
let lastGood: ReadonlyMap<string, string>;

/** Every file of a folder with its fingerprint. */
async function fingerprints(folder: string): Promise<Map<string, string>> {
  const files = await siteFiles(folder);
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
  return new Map(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
}

beforeAll(async () => {
  copy = copyProject();
  const { exitCode, output } = await copy.build();
  expect(output).not.toBe('');
  expect(exitCode).toBe(0);
  lastGood = await fingerprints(join(copy.folder, 'dist'));
});

afterAll(() => {
  copy.remove();
});

describe('a build that finds a mistake in the content', () => {
  it.each(mistakes)('stops at $name, names the file and leaves the last good dist', async ({ file, says, make }) => {
    const path = join(copy.folder, file);
    const original = await readFile(path, 'utf8');
    const wrong = make(original);
    expect(wrong).not.toBe(original);
    await (wrong === undefined ? rm(path) : writeFile(path, wrong));

    const { exitCode, output } = await copy.build();
    await writeFile(path, original);

    expect(exitCode).toBe(1);
    expect(output).toContain(file);
    expect(output).toMatch(says);
    expect(await fingerprints(join(copy.folder, 'dist'))).toEqual(lastGood);
  });
});
