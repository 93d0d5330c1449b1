import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mistakes } from './mistakes/mistakes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

describe('the documentation', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest;
  const files = ['README.md', ...globSync('{docs,plates}/*.md', { cwd: root })];

  it.each(files)('%s names only commands that package.json has', (file) => {
    const named = [...read(file).matchAll(/npm run (?:--?[\w-]+ )*([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('gives a reason for every package that package.json names, and for no other', () => {
    const rows = read('docs/dependencies.md').matchAll(/^\| (`.*?) \|/gm);
    const named = [...rows]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
      .filter((name) => !name.includes('*'));
    const all = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
    expect(named.sort()).toEqual(all.sort());
  });
});

it('the container names the whole version of the images that it is made from', () => {
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
});

it('every rule of docs/behaviour.md that a comment names stands there', () => {
  const rules = new Set(
    [...read('docs/behaviour.md').matchAll(/^(?:## |\| )?(\d+(?:\.\d+)?)[. ]/gm)].map(([, rule]) => rule),
  );
  const named = globSync('{src,tools,tests,plates}/**/*.{ts,tsx,astro,css}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/behaviour\.md (\d+(?:\.\d+)?)/g)].map(([, rule]) => ({ file, rule })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ rule }) => !rules.has(rule))).toEqual([]);
});

it('a Node that cannot run TypeScript files is stopped with the cure', () => {
  const args = ['--no-experimental-strip-types', `${root}/tools/node-version.mjs`];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Run "npm ci" without --omit=optional');
});

it.each(mistakes)('the deliberate mistake "$name" can still be made in $file', ({ file, from }) => {
  expect(read(file)).toContain(from);
});
