import { stripAccents } from '#language/accents.ts';

/** How much alike two paths must be, from 0 to 1, and how many are offered. */
const ALIKE = 0.45;
const MOST = 3;

/**
 * The paths most like one that leads nowhere, the nearest first, at most three:
 * `nearestPaths('/vineyard/musigni', ['/vineyard/musigny/en', '/histoire'])` is `['/vineyard/musigny/en']`.
 */
export function nearestPaths(tried: string, paths: readonly string[]): string[] {
  const pairs = letterPairs(tried);
  return paths
    .map((path) => ({ path, alike: likeness(pairs, letterPairs(path)) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST)
    .map(({ path }) => path);
}

/** Pairs of neighbouring letters, without accents, signs and the endings of languages and files. */
function letterPairs(path: string): string[] {
  const letters = stripAccents(decoded(path))
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$|\/[a-z]{2}\/?$/, '')
    .replace(/[^a-z0-9]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An address may have a percent sign of its own.
    return path;
  }
}

/** The coefficient of Dice: pairs that both have, as a share of all. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return one.length + other.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length);
}
