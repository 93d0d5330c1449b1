import { describe, expect, it } from 'vitest';
import { site } from '#site/site.ts';
import { localeCodes } from '#language/locales.ts';
import { absoluteUrl } from '#site/address.ts';
import { pathTo } from '#site/paths.ts';
import type { OpenHolding } from '#vineyards/open-fields.ts';
import { answers, builtPages, deployment, documentAt, indexedPages, readSite } from '../support/built-site.ts';
import { frontMatter, slugs, words } from '../support/content.ts';
import { plain, texts } from '../support/elements.ts';

type Node = Readonly<Record<string, unknown>>;

const SCRIPT = 'script[type="application/ld+json"]';
const ROOT = absoluteUrl(deployment, '/');

const graphs = indexedPages.map((built) => ({
  ...built,
  graph: JSON.parse(texts(documentAt(built.path), SCRIPT)[0] ?? '{}') as Node,
}));

/** Every node of a graph, those within others included. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

const all = graphs.flatMap(({ graph }) => nodesOf(graph));
const withId = all.filter((node) => typeof node['@id'] === 'string');
const idOf = (node: Node): string => String(node['@id']);
const { holdings } = JSON.parse(readSite('data/holdings.json')) as { holdings: OpenHolding[] };

describe('the graph of the site', () => {
  it('is on every page that search engines are offered, once, and on no other', () => {
    for (const built of builtPages)
      expect(documentAt(built.path)(SCRIPT), built.path).toHaveLength(indexedPages.includes(built) ? 1 : 0);
  });

  it('gives each identifier one type', () => {
    const types = Map.groupBy(
      withId.filter((one) => '@type' in one),
      idOf,
    );
    const several = [...types].filter(([, nodes]) => new Set(nodes.map((one) => one['@type'])).size > 1);
    expect(several.map(([id]) => id)).toEqual([]);
    expect(types.size).toBeGreaterThan(100);
  });

  it('leaves no reference without something that it names', () => {
    const described = new Set(withId.filter((one) => Object.keys(one).length > 1).map(idOf));
    expect(withId.map(idOf).filter((id) => !described.has(id))).toEqual([]);
  });

  it('leads to places that are there', () => {
    const addresses = withId.map(idOf).filter((id) => !id.startsWith(`${ROOT}#`) && !id.endsWith('#glossary'));
    const missing = new Set(addresses.map((address) => address.slice(deployment.origin.length)));
    expect([...missing].filter((address) => !answers(address))).toEqual([]);
  });
});

it('the estate has one identifier, to which the pages about it refer', () => {
  const wineries = all.filter((one) => one['@type'] === 'Winery');
  const own = wineries.filter((one) => idOf(one) === `${ROOT}#estate`);
  expect(wineries.filter((one) => !own.includes(one) && one.sameAs !== `${ROOT}#estate`)).toEqual([]);
  for (const field of ['url', 'description'])
    expect(new Set(own.flatMap((one) => one[field] ?? [])), field).toHaveProperty('size', 1);
  expect(new Set(wineries.map(({ name }) => name))).toEqual(new Set([site.legalName]));
  expect(wineries.length).toBeGreaterThan(slugs.length * localeCodes.length);
});

// docs/behaviour.md 3.7.
it.each(graphs.filter(({ page }) => page.id === 'vineyard'))('the estate is told on $path', ({ path, graph }) => {
  expect(nodesOf(graph).find((one) => one['@type'] === 'Winery')).toMatchObject({
    name: 'Domaine Leroy',
    url: absoluteUrl(deployment, path),
    description: documentAt(path)('meta[name=description]').attr('content'),
    founder: { name: 'Lalou Bize-Leroy' },
  });
});

it.each(holdings.filter(({ tier }) => tier !== 'bourgogne'))(
  'the climat $id has the name, areas and place of its record',
  ({ id, tier, name, lieu_dit: place, ...holding }) => {
    const described = withId.filter((one) => idOf(one) === `${ROOT}#${id}`);
    const whole = tier === 'grand-cru' || place === null ? name : `${name} ${place}`;
    expect(new Set(described.map((one) => one.name))).toEqual(new Set([whole]));
    const full = described.filter((one) => 'additionalProperty' in one);
    expect(full.length).toBeGreaterThanOrEqual(localeCodes.length);
    const areas = (['area_ha', 'appellation_area_ha'] as const)
      .map((field) => ({ propertyID: field, value: holding[field], unitCode: 'HAR' }))
      .filter(({ value }) => value !== null);
    const communes = holding.communes.map((commune) => ({ name: commune }));
    const { latitude, longitude } = holding;
    for (const one of full) {
      expect({ containedInPlace: [], ...one }).toMatchObject({ additionalProperty: areas, containedInPlace: communes });
      if (tier === 'grand-cru')
        expect(one.geo).toMatchObject([
          { latitude, longitude },
          { box: expect.stringMatching(/^47\.\d+ 4\./) as string },
        ]);
    }
  },
);

it.each(localeCodes)('the index defines every term of the glossary (%s)', (locale) => {
  const path = pathTo({ id: 'az' }, locale);
  const terms = all.filter(
    (one) => one['@type'] === 'DefinedTerm' && idOf(one).startsWith(`${absoluteUrl(deployment, path)}#`),
  );
  const text = plain(documentAt(path)('main').text());
  expect(terms.length).toBeGreaterThan(40);
  for (const { name, description } of terms) {
    expect(name).not.toBe('');
    expect(text).toContain(plain(String(description)));
  }
});

it('every page but the home page has breadcrumbs from the home page to itself', () => {
  for (const { page, locale, path, graph } of graphs) {
    const items = ((graph.breadcrumb ?? {}) as { itemListElement?: Node[] }).itemListElement ?? [];
    if (page.id === 'home') expect(items).toEqual([]);
    else {
      expect(items[0]?.name).toBe(words('nav.home', locale));
      expect(items.at(-1)?.item).toBe(absoluteUrl(deployment, path));
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    }
  }
});

it('every plate is listed with its licence, its creator and a drawing that is there', () => {
  const plates = graphs.filter(({ page }) => page.id === 'plates');
  for (const { graph } of plates) {
    const images = graph.hasPart as Node[];
    const { order } = frontMatter('facts/plates.md') as { order: string[] };
    expect(new Set(images.map(idOf))).toEqual(new Set(order.map((id) => `${ROOT}#plate/${id}`)));
    for (const { license, creator, contentUrl } of images) {
      expect(license).toBe(site.licence.url);
      expect((creator as Node)['@id']).toBe(`${ROOT}#publisher`);
      expect(answers(new URL(String(contentUrl)).pathname)).toBe(true);
    }
  }
});
