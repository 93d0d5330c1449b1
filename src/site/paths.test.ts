import { expect, it } from 'vitest';
import { localeCodes, perLocale } from '#language/locales.ts';
import { allPages, pathTo } from '#site/paths.ts';
import { menuRoutes, type PageRef } from '#site/routes.ts';

/** The route table of specification 2, which the code derives everything from and this test states again. */
const specified: readonly [PageRef, string, string][] = [
  [{ id: 'home' }, '/en', '/fr'],
  [{ id: 'philosophy' }, '/philosophy/en', '/philosophie'],
  [{ id: 'history' }, '/history/en', '/histoire'],
  [{ id: 'vineyards' }, '/vineyards/en', '/vignobles'],
  [{ id: 'vintages' }, '/vintages/en', '/millesimes'],
  [{ id: 'sitemap' }, '/sitemap/en', '/plan-du-site'],
  [{ id: 'vineyard', params: { slug: 'musigny' } }, '/vineyard/musigny/en', '/vignoble/musigny'],
];

/** Pages beyond the specified ones (docs/behaviour.md 1.9). */
const further: readonly [PageRef, string, string][] = [
  [{ id: 'atlas' }, '/atlas/en', '/atlas'],
  [{ id: 'harvests' }, '/harvests/en', '/vendanges'],
  [{ id: 'compare' }, '/compare/en', '/comparer'],
  [{ id: 'az' }, '/a-z/en', '/a-z'],
  [{ id: 'labels' }, '/labels/en', '/etiquettes'],
  [{ id: 'plates' }, '/plates/en', '/planches'],
  [{ id: 'tasting', params: { slug: 'musigny' } }, '/notes/musigny/en', '/fiche/musigny'],
];

it.each([...specified, ...further])('the route table gives %j its paths', (page, en, fr) => {
  expect(perLocale((locale) => pathTo(page, locale))).toEqual({ en, fr });
});

it('the five entries of the menu are in the specified order', () => {
  expect(menuRoutes.map(({ id }) => id)).toEqual(['home', 'philosophy', 'history', 'vineyards', 'vintages']);
});

it('every page in every language has an address of its own', () => {
  const paths = allPages(['chambertin', 'musigny']).flatMap((page) =>
    localeCodes.map((locale) => pathTo(page, locale)),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
