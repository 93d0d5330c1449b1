import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCHEMES } from '../engine/scheme.ts';

const theme = readFileSync(new URL('../../src/site/theme.css', import.meta.url), 'utf8');

it.each([
  ['--color-paper', 'paper'],
  ['--color-ink', 'line'],
] as const)('plates are printed in the %s of the pages', (token, part) => {
  const colours = Array.from(theme.matchAll(new RegExp(`${token}: #(\\w+);`, 'g')), ([, hex]) => hex);
  const printed = [SCHEMES.light, SCHEMES.dark].map((scheme) => Buffer.from(scheme[part]).toString('hex'));
  expect(printed).toEqual(colours);
});
