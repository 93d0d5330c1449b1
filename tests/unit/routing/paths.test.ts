import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { allPages, facingPathTo, pathsTo, pathTo } from '#routing/paths.ts';
import { menuRoutes, routeIds, type PageRef } from '#routing/routes.ts';
import { staticPaths } from '#routing/static-paths.ts';

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
  [{ id: 'plate', params: { plate: 'door' } }, '/plate/door/en', '/planche/door'],
  [{ id: 'notes', params: { slug: 'musigny' } }, '/notes/musigny/en', '/fiche/musigny'],
];

describe('the route table', () => {
  it.each([...specified, ...further])('gives %j its paths', (page, en, fr) => {
    expect(pathsTo(page)).toEqual({ en, fr });
  });

  it('puts the five entries of the menu in the specified order', () => {
    expect(menuRoutes.map(({ id }) => id)).toEqual(['home', 'philosophy', 'history', 'vineyards', 'vintages']);
  });
});

describe('allPages', () => {
  it('lists every plain route once and a vineyard page per slug, but neither plates by themselves nor sheets for notes', () => {
    const pages = allPages(['chambertin', 'musigny']);
    expect(pages).toHaveLength(routeIds.length - 3 + 2);
    expect(pages.map((page) => pathTo(page, 'en'))).toContain('/vineyard/chambertin/en');
  });

  it('gives every page in every language an address of its own', () => {
    const paths = allPages(['chambertin', 'musigny']).flatMap((page) => Object.values(pathsTo(page)));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('staticPaths', () => {
  it('hands each page its id and language, so that no page asks its address', () => {
    expect(staticPaths([{ id: 'philosophy' }])).toEqual([
      { params: { philosophy: 'philosophy/en' }, props: { page: { id: 'philosophy' }, locale: 'en' } },
      { params: { philosophy: 'philosophie' }, props: { page: { id: 'philosophy' }, locale: 'fr' } },
    ]);
  });
});

describe('facingPathTo', () => {
  it('gives a page with both languages an address per language of its frame', () => {
    const page: PageRef = { id: 'vineyard', params: { slug: 'musigny' } };
    expect(localeCodes.map((locale) => facingPathTo(page, locale))).toEqual([
      '/facing/vineyard/musigny/en',
      '/en-regard/vignoble/musigny',
    ]);
    expect(facingPathTo({ id: 'history' }, 'en')).toBeUndefined();
  });
});
