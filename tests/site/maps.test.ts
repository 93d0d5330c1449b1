import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { mean } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { formatArea, formatShare } from '#language/format.ts';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { href } from '#routes/address.ts';
import { deployment, documentOf, documentOfCru, readSite } from '../support/built-site.ts';
import { frontMatter, slugs } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

interface Cru {
  readonly name: string;
  readonly order: number;
  readonly areaHa: number;
  readonly areaDisputed?: boolean;
  readonly appellation: { readonly areaHa: number; readonly altitudeM: readonly [number, number] };
}

/** CSS pixels that show a metre at 1 : 10 000: an inch has 96 of them. */
const PX_PER_METRE = 96 / 0.0254 / 10_000;

/** The records of the Grands Crus, from north to south. */
const crus = slugs
  .map((slug) => ({ slug, ...(frontMatter(`facts/vineyards/grand-cru/${slug}.md`) as Cru) }))
  .sort((a, b) => a.order - b.order);

/** A drawing of the built site, and the width and height of its view, by its path or the address of an image. */
function drawingAt(path: string) {
  const text = readSite(path.replace(/^\//, ''));
  const $ = load(text, { xml: true });
  const [, , width, height] = $('svg').attr('viewBox')?.split(' ').map(Number) ?? [];
  return { text, $, width, height };
}

/** The ratio of the width that an image is given to its height. */
const ratioOf = (image: ReturnType<CheerioAPI>): number => Number(image.attr('width')) / Number(image.attr('height'));

describe.each(crus)('the sheet of $slug', ({ slug, ...cru }) => {
  it('is drawn at 1 : 10 000, with the holding as a square of its area', () => {
    const image = documentOfCru(slug, 'en')('.cru-sheet > div > img');
    const { text, width = 0, height = 0 } = drawingAt(`maps/${slug}.svg`);
    expect(Number(image.attr('width')) / PX_PER_METRE).toBeCloseTo(width, -1);
    expect(Number(image.attr('height')) / PX_PER_METRE).toBeCloseTo(height, -1);
    const [, side = 0] = /v-(\d+)h\1v\1z/.exec(text) ?? [];
    expect(Number(side) ** 2 / 10_000).toBeCloseTo(cru.areaHa, 1);
    const [, rule = NaN] = /<path d="M-?\d+ (-?\d+)h\d+" stroke="var\(--rule\)"/.exec(text) ?? [];
    const [, foot = NaN] = /M-?\d+ (-?\d+)v-\d+h/.exec(text) ?? [];
    expect(Number(foot) - Number(side), 'below the rule of the strip at the foot').toBeGreaterThan(Number(rule));
  });

  it.each(localeCodes)(
    'stands beside the slope: the measured section at Corton, elsewhere the ladder (%s)',
    (locale) => {
      const image = documentOfCru(slug, locale)('.cru-sheet > img');
      expect(image.attr('loading')).toBe('lazy');
      // A ladder has no ratio of its own, so that it can be as high as the map.
      const { text, $, width = ratioOf(image), height = 1 } = drawingAt(String(image.attr('src')));
      expect(ratioOf(image)).toBeCloseTo(width / height, 1);
      expect(text).toContain('prefers-color-scheme:dark');
      const marked = $('[fill="var(--wine)"]').text();
      expect(marked).toBe(slug === 'corton-renardes' ? 'Les Renardes' : cru.name);
      const [low, high] = cru.appellation.altitudeM;
      const measured: Readonly<Record<string, RegExp>> = {
        'corton-charlemagne': /265.*331.*337.*329/,
        'corton-renardes': /287.*278/,
      };
      expect(image.attr('alt')).toMatch(measured[slug] ?? new RegExp(`${low}.*${high}`));
    },
  );

  it.each(localeCodes)(
    'has a small outline of its own beside its name in cards, in lists and in the comparison (%s)',
    (locale) => {
      for (const id of ['vineyards', 'atlas'] as const) {
        const image = documentOf({ id }, locale)(`img[src$="/${slug}-outline.svg"]`);
        expect(image.closest('article, tr').text(), id).toContain(cru.name);
        expect(image.attr(), id).toMatchObject({ alt: '', loading: 'lazy' });
        const { text, width = 0, height = 0 } = drawingAt(String(image.attr('src')));
        expect(text).toMatch(/prefers-color-scheme:dark.*--wine/);
        expect(ratioOf(image), id).toBeCloseTo(width / height);
      }
      const $ = documentOf({ id: 'compare' }, locale);
      const heading = $('.ledger thead th').filter((_, one) => $(one).text() === cru.name);
      expect(heading.find('svg path').attr('d')).toMatch(/^M.*z$/);
    },
  );

  it.each(localeCodes)('states areas and share, and leads to the atlas (%s)', (locale) => {
    const sheet = documentOfCru(slug, locale)('.cru-sheet');
    const { areaHa, areaDisputed = false, appellation } = cru;
    expect(sheet.text()).toContain(formatArea(areaHa, locale));
    expect(sheet.text()).toContain(formatArea(appellation.areaHa, locale));
    expect(sheet.text().includes(formatShare(areaHa / appellation.areaHa, locale))).toBe(!areaDisputed);
    expect(sheet.find(`a[href$="${pathTo({ id: 'atlas' }, locale)}"]`)).toHaveLength(1);
  });
});

it.each(localeCodes)('neighbours of a Grand Cru that have a page are linked on its sheet (%s)', (locale) => {
  const linked = (slug: string) => attributes(documentOfCru(slug, locale), '.cru-sheet svg a', 'href');
  const address = (slug: string) =>
    expect.stringContaining(pathTo({ id: 'vineyard', params: { slug } }, locale)) as string;
  expect(linked('musigny')).toEqual([address('clos-de-vougeot')]);
  expect(linked('clos-de-vougeot')).toEqual([address('musigny')]);
  expect(linked('richebourg')).toEqual([address('romanee-saint-vivant')]);
  expect(linked('corton-renardes')).toEqual([address('corton-charlemagne')]);
});

describe.each(localeCodes)('the small map on the home page (%s)', (locale) => {
  const $ = documentOf({ id: 'home' }, locale);
  const views = $('svg.cote-map').get();

  it('links the nine Grands Crus from north to south, wide and upright', () => {
    expect(views).toHaveLength(2);
    const due = crus.map(({ slug }) => href(deployment, pathTo({ id: 'vineyard', params: { slug } }, locale)));
    for (const view of views) expect(attributes($, 'a', 'href', view)).toEqual(due);
  });

  it('has north on the right when wide and at the top when upright', () => {
    const [wide = [], upright = []] = views.map((view) =>
      attributes($, 'a > path:first-child', 'd', view).map((leader) => /^M(\S+) (\d+)/.exec(leader)?.map(Number)),
    );
    expect(wide[0]?.[1]).toBeGreaterThan(wide.at(-1)?.[1] ?? Infinity);
    expect(upright[0]?.[2]).toBeLessThan(upright.at(-1)?.[2] ?? 0);
  });
});

describe.each(localeCodes)('the slope on the atlas page (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const { $: ladder } = drawingAt(`charts/altitudes-${locale}.svg`);
  const bars = ladder('rect[stroke="var(--wine)"]').get();

  it('has the nine crus on the ladder in their order, dashed where altitudes and slope contradict each other', () => {
    const names = texts(ladder, '[transform]');
    expect(names).toEqual(crus.map(({ name }) => name));
    expect(texts($, 'a', $('#slope').closest('section').find('ol').first())).toEqual(names);
    const dashed = names.filter((_, index) => bars[index]?.attribs['stroke-dasharray'] !== undefined);
    expect(dashed).toEqual(['Chambertin', 'Latricières-Chambertin', 'Musigny']);
  });

  it('draws every altitude at one scale, higher ones higher', () => {
    const ends = bars.flatMap(({ attribs: { y = '', height = '' } }) => [
      parseFloat(y) + parseFloat(height),
      parseFloat(y),
    ]);
    const altitudes = crus.flatMap(({ appellation }) => appellation.altitudeM);
    const scale = ((ends[0] ?? 0) - (ends[1] ?? 0)) / ((altitudes[1] ?? 0) - (altitudes[0] ?? 0));
    for (const [index, altitude] of altitudes.entries()) {
      expect(ends[index]).toBeCloseTo((ends[0] ?? 0) - scale * (altitude - (altitudes[0] ?? 0)), 5);
    }
  });

  it('shows the hill of Corton as a file, with a text that gives its altitudes', () => {
    const image = $('img[src$="/maps/hill-of-corton.svg"]');
    expect(image.attr('alt')).toMatch(/257.*341.*232/s);
    expect(readSite('maps/hill-of-corton.svg')).toContain('<svg');
  });
});

it.each(localeCodes)('rocks have one texture in the strata, in the key of the map and in the index (%s)', (locale) => {
  const textures = (id: 'atlas' | 'az', within: string): string[] => {
    const $ = documentOf({ id }, locale);
    const fills = attributes($, 'rect[fill^="url(#rock-"]', 'fill', within);
    for (const fill of fills) expect($(fill.slice(4, -1)).is('pattern'), fill).toBe(true);
    return fills.sort();
  };
  const inTheIndex = textures('az', 'main');
  expect(inTheIndex).toHaveLength(6);
  expect(textures('atlas', '.atlas-key ~ ul')).toEqual(inTheIndex);
  const strata = textures('atlas', 'ol');
  expect(strata).toHaveLength(5);
  expect(inTheIndex).toEqual(expect.arrayContaining(strata));
});

describe.each(localeCodes)('the strips of the map (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const strips = $('.cote-atlas__strip').get();

  it('have one scale, wide and upright', () => {
    const metresPerPercent = strips.map(
      ({ attribs }) => Number(attribs.viewBox?.split(' ')[2]) / parseFloat(attribs.width ?? ''),
    );
    for (const [first, second] of [
      [0, 2],
      [1, 3],
    ] as const) {
      expect(metresPerPercent[first]).toBeCloseTo(metresPerPercent[second] ?? 0, 0);
    }
  });

  it('set the names of villages clear of the lines to the names above the wide strips', () => {
    for (const strip of strips.filter((_, index) => index % 2 === 0)) {
      const size = Number($(strip).attr('font-size'));
      const lines = attributes($, '.cote-atlas__cru > path', 'd', strip).map(
        (leader) => /^M(\S+) (\S+)V(\S+)/.exec(leader)?.map(Number) ?? [],
      );
      for (const name of $('.cote-atlas__village text', strip).get()) {
        const [x, y] = [Number(name.attribs.x), Number(name.attribs.y)];
        // An italic letter is about two fifths as wide as it is high.
        const reach = (0.4 * size * $(name).text().length) / 2;
        const crossing = lines.filter(
          ([, at = NaN, foot = NaN, head = NaN]) => head < y && y < foot && Math.abs(at - x) < reach,
        );
        expect(crossing, $(name).text()).toEqual([]);
      }
      expect(lines.length).toBeGreaterThan(1);
    }
  });

  it('link every named shape and village, from north to south', () => {
    interface Feature {
      readonly properties: { readonly id: string; readonly name: string };
      readonly geometry: { readonly coordinates: unknown[] };
    }
    const latitudes = new Map(
      ['grands-crus', 'premiers-crus', 'places'].flatMap((file) => {
        const { features } = JSON.parse(readFileSync(`content/facts/atlas/${file}.geojson`, 'utf8')) as {
          features: Feature[];
        };
        return features.flatMap(({ properties: { id, name }, geometry }) => {
          const numbers = geometry.coordinates.flat(Infinity) as number[];
          const latitude = mean(numbers.filter((_, index) => index % 2 === 1)) ?? Number.NaN;
          return [id, name].map((key) => [key, latitude] as const);
        });
      }),
    );
    for (const strip of strips) {
      const places = $(strip)
        .find('a, g.cote-atlas__village')
        .get()
        .map((link) => {
          const path = $(link).find('use').attr('href')?.replace('#path-', '');
          const name = $(link).attr('aria-label') ?? $(link).text().trim();
          expect(name).not.toBe('');
          return latitudes.get(path ?? name) ?? Number.NaN;
        });
      expect(places.length).toBeGreaterThan(10);
      // Middles of shapes that lie side by side may differ by how they are reckoned.
      places.slice(1).forEach((latitude, index) => {
        expect(latitude).toBeLessThan((places[index] ?? 0) + 0.002);
      });
    }
    const numbers = strips.map((strip) => texts($, '.cote-atlas__cru text', strip).map((name) => parseInt(name, 10)));
    expect(numbers).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9],
      [8, 9],
    ]);
  });
});

it.each(localeCodes)('the key of the map draws each kind of ground as the map does (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const kinds = (within: string) =>
    new Set(attributes($, 'path[class], use[class]', 'class', within).filter((name) => name.startsWith('cote-atlas')));
  expect(kinds('.cote-atlas')).toEqual(kinds('.atlas-key'));
  for (const row of $('.atlas-key li').get()) expect($(row).text().trim()).not.toBe('');
  const ruled = $('.atlas-key .cote-atlas__held').attr('fill') ?? '';
  expect($(ruled.slice(4, -1)).is('pattern')).toBe(true);
});
