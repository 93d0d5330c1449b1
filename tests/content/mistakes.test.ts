import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeLibrary } from '../../tools/content/library.ts';
import { changed, fixture, mistakesIn, type Change } from './fixture.ts';

interface Case extends Change {
  readonly mistake: string;
  readonly pattern?: string;
  readonly says: string;
  readonly about?: string;
}

const { 'no mistake': allowed = [], ...mistakes } = parse(
  readFileSync('tests/content/mistakes.yml', 'utf8'),
) as Readonly<Record<string, readonly Case[]>>;

/** What the check says of the fixture with the change of a case. */
const linesOn = async ({ file, from, pattern, to }: Case): Promise<string[]> =>
  mistakesIn(await changed({ file, from: pattern === undefined ? from : new RegExp(pattern), to }));

describe.each(Object.entries(mistakes))('of %s', (_, cases) => {
  it.each(cases)('is told: $mistake', async (one) => {
    const lines = await linesOn(one);
    const named = lines.filter((line) => line.startsWith(`content/${one.about ?? one.file}:`));
    expect(named.join('\n')).toContain(one.says);
  });
});

it.each(allowed)('nothing is said of $mistake', async (one) => {
  expect(await linesOn(one)).toEqual([]);
});

describe('a picture of a plate', () => {
  it.each([
    ['must be there', new Map<string, number>(), 'does not exist'],
    ['must be whole', new Map([['clos-480.webp', 3]]), 'is broken: it has 3 bytes instead of 4'],
  ])('%s', (_, files, message) => {
    const library = makeLibrary(fixture.documents, { ...fixture.pictures, files });
    expect(mistakesIn(library)).toEqual([
      `content/en/plates/clos.md:1  the picture public/uploads/plates/clos-480.webp ${message}. Run npm run plates.`,
    ]);
  });
});
