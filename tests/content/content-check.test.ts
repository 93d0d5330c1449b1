import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changed, mistakesIn, type Change } from './fixture.ts';

interface Case extends Change {
  readonly mistake: string;
  readonly says: string;
  readonly about?: string;
}

/** The cases of each group by their files. */
type Groups = Readonly<Record<string, Readonly<Record<string, readonly Omit<Case, 'file'>[]>>>>;

const groups = Object.entries(parse(readFileSync('tests/content/content-check.cases.yml', 'utf8')) as Groups).map(
  ([group, files]) =>
    [group, Object.entries(files).flatMap(([file, all]) => all.map((one): Case => ({ file, ...one })))] as const,
);
const { 'no mistake': allowed = [], ...mistakes } = Object.fromEntries(groups);

describe.each(Object.entries(mistakes))('of %s', (_, cases) => {
  it.each(cases)('is told: $mistake', async (one) => {
    const lines = mistakesIn(await changed(one));
    const named = lines.filter((line) => line.startsWith(`content/${one.about ?? one.file}:`));
    expect(named.join('\n')).toContain(one.says);
  });
});

it.each(allowed)('nothing is said of $mistake', async (one) => {
  expect(mistakesIn(await changed(one))).toEqual([]);
});
