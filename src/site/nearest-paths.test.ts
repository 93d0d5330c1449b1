import { expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { allPages, pathTo } from '#site/paths.ts';
import { nearestPaths } from '#site/nearest-paths.ts';

const paths = allPages(['musigny', 'clos-de-vougeot', 'romanee-saint-vivant']).flatMap((page) =>
  localeCodes.map((locale) => pathTo(page, locale)),
);

it.each([
  ['/vineyard/musigni/en', '/vineyard/musigny/en'],
  ['/vignoble/clos-vougeot', '/vignoble/clos-de-vougeot'],
  ['/vineyard/Roman%C3%A9e-Saint-Vivant', '/vineyard/romanee-saint-vivant/en'],
  ['/philosophie.html', '/philosophie'],
  ['/vinyards/en/', '/vineyards/en'],
  ['/compare', '/compare/en'],
  ['/planche/door', '/planches'],
])('offers for %s the page %s first', (tried, path) => {
  expect(nearestPaths(tried, paths)[0]).toBe(path);
});

it.each(['/wp-login.php', '/%', '/'])('offers nothing for %s', (tried) => {
  expect(nearestPaths(tried, paths)).toEqual([]);
});
