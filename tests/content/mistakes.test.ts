import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changed, mistakesIn, type Change } from './fixture.ts';

interface Case extends Change {
  readonly mistake: string;
  readonly says: string;
  readonly about?: string;
}

const { 'no mistake': allowed = [], ...mistakes } = parse(
  readFileSync('tests/content/mistakes.yml', 'utf8'),
) as Readonly<Record<string, readonly Case[]>>;

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
