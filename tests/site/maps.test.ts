import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatPlotArea } from '#language/format.ts';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { documentOf, documentOfCru, readSite } from '../support/built-site.ts';
import { frontMatter, slugs, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

interface Cru {
  readonly name: string;
  readonly order: number;
  readonly appellation: { readonly altitudeM: readonly [number, number] };
}

/** The records of the Grands Crus, from north to south. */
const crus = slugs
  .map((slug) => ({ slug, ...(frontMatter(`facts/vineyards/grand-cru/${slug}.md`) as Cru) }))
  .sort((a, b) => a.order - b.order);

interface Plot {
  readonly cru: string;
  readonly reference: string;
  readonly areaM2: number;
  readonly lieuDit?: string;
}

/** The plots of the land registry in the content. */
const { features: plots } = JSON.parse(readFileSync('content/facts/atlas/plots.geojson', 'utf8')) as {
  readonly features: readonly { readonly properties: Plot }[];
};

/** The plots as the tax office's file names them (1 January 2025), with their owner: Leroy SA unless a name says otherwise. */
const REGISTER: Readonly<Record<string, string>> = {
  chambertin: 'BN 145, BN 146, BN 154, BN 184, BN 192',
  'latricieres-chambertin': 'BM 116',
  'clos-de-la-roche': 'AB 195, AB 315, AB 316',
  musigny: 'AN 29, AN 30, AN 58 ELVINA, AN 59 ELVINA',
  'clos-de-vougeot': 'A 244, A 379 SCI, A 381 SCI',
  richebourg: 'AN 57 SCI, AN 61 SCI, AN 168 SCI',
  'romanee-saint-vivant': 'AC 299 SCI, AC 301 SCI',
  'corton-renardes': 'C 52',
  'corton-charlemagne': 'C 13, C 14, C 15',
};

/** What the section under a map tells of a slope that was measured. */
const measured: Readonly<Record<string, RegExp>> = {
  'corton-charlemagne': /265.*331.*337.*329/,
  'corton-renardes': /287.*278/,
};

const maps = crus.flatMap((cru) => localeCodes.map((locale) => ({ ...cru, locale })));

describe.each(maps)('the map of $slug ($locale)', ({ slug, name, appellation, locale }) => {
  const $ = documentOfCru(slug, locale);
  const own = plots.filter(({ properties }) => properties.cru === slug).map(({ properties }) => properties);

  it('draws every plot of the register beside a line that shows it, without script', () => {
    const lines = $('[data-cru-map] li');
    const due = REGISTER[slug]?.split(', ') ?? [];
    expect([lines.length, own.length]).toEqual([due.length, due.length]);
    for (const [index, plot] of due.entries()) {
      const [, section = '', number = '', owner = 'LEROY S A'] = /^(\w+) (\d+) ?(\w+)?$/.exec(plot) ?? [];
      const line = lines.eq(index);
      expect(line.attr('id')).toBe(`plot-${section.toLowerCase()}-${number}`);
      expect(line.find('a').text()).toMatch(new RegExp(`^${section} ${number}\\b.*${owner}`));
      const { areaM2, lieuDit = '' } = own[index] ?? { areaM2: NaN };
      for (const text of [formatPlotArea(areaM2, locale), lieuDit, '2025', words('sheet.plot.show', locale)])
        expect(line.text()).toContain(text);
      const drawn = new Set(attributes($, 'use', 'href', line.get(0)));
      expect([...drawn].map((shape) => $(shape).is('path'))).toEqual([true]);
    }
  });

  it('stands over the altitudes of the nine, where its own is marked', () => {
    expect(texts($, '[data-altitudes] li > span:first-child')).toEqual(crus.map((cru) => cru.name));
    expect(texts($, '[data-own] > span:first-child')).toEqual([name]);
    expect($('[data-own] > span:nth-child(2)').text()).toMatch(new RegExp(appellation.altitudeM.join('.*')));
    const section = attributes($, 'figure:has([data-altitudes]) img', 'alt');
    expect(section).toEqual(slug in measured ? [expect.stringMatching(measured[slug] ?? /^$/)] : []);
  });

  it('has a small outline of its own beside its name in the list of the atlas and in the comparison', () => {
    const image = documentOf({ id: 'atlas' }, locale)(`img[src$="/${slug}-outline.svg"]`);
    expect(image.closest('tr').text()).toContain(name);
    const { alt, loading, src = '' } = image.attr() ?? {};
    expect([alt, loading]).toEqual(['', 'lazy']);
    expect(readSite(src)).toMatch(/prefers-color-scheme:dark.*--fill/);
    const compared = documentOf({ id: 'compare' }, locale);
    expect(compared(`path#map-${slug}`)).toHaveLength(1);
    expect(compared(`path#plots-${slug}`).attr('d')?.split('z').length).toBeGreaterThan(own.length);
  });

  it('states its licence, and leads to the note on how to read it', () => {
    const caption = $('[data-cru-map] figcaption');
    for (const text of ['DGFiP', 'Licence Ouverte 2.0']) expect(caption.text()).toContain(text);
    expect(caption.find(`a[href$="${pathTo({ id: 'atlas' }, locale)}#reading"]`)).toHaveLength(1);
  });
});

describe.each(localeCodes)('the slope on the atlas page (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const rows = $('[data-altitudes] li').get();

  it("has the nine crus in their order, with hollow ends where sources disagree or a figure is the whole hill's", () => {
    const names = rows.map((row) => $('a', row).text());
    expect(names).toEqual(crus.map(({ name }) => name));
    const hollow = names.filter((_, index) => $('[data-hollow]', rows[index]).length === 2);
    expect(hollow).toEqual(['Chambertin', 'Latricières-Chambertin', 'Musigny', 'Corton-Renardes']);
  });

  it('draws every altitude at one scale', () => {
    const ends = rows.flatMap((row) => attributes($, 'circle', 'cx', row).map(parseFloat));
    const altitudes = crus.flatMap(({ appellation }) => appellation.altitudeM);
    const [first = 0, second = 0] = ends;
    const [low = 0, high = 1] = altitudes;
    const metre = (second - first) / (high - low);
    for (const [index, altitude] of altitudes.entries())
      expect(Math.abs((ends[index] ?? NaN) - (first + metre * (altitude - low)))).toBeLessThan(1);
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
  expect(textures('atlas', '.rock-key')).toEqual(inTheIndex);
  const strata = textures('atlas', 'ol');
  expect(strata).toHaveLength(5);
  expect(inTheIndex).toEqual(expect.arrayContaining(strata));
});
