import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { describe, expect, it } from 'vitest';
import type { ExplorerData } from '#atlas/explorer/explorer.ts';
import { formatPlotArea } from '#language/format.ts';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { documentOf, documentOfCru, readSite } from '../support/built-site.ts';
import { dataOf, frontMatter, slugs, words } from '../support/content.ts';
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

const plots = dataOf('plots');

describe.each(localeCodes)('the atlas (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  /** On a phone the sheet has two parts. */
  const forms = ['[data-form=wide]', '[data-form=middle]', ':is([data-form=north], [data-form=south])'];

  it('links the nine alone to their pages in each form of the sheet, and each Premier Cru of the estate to its row', () => {
    const listed = attributes($, '#communes ~ div a', 'href').sort();
    expect(listed).toHaveLength(9);
    for (const form of forms) {
      const links = attributes($, `${form} a`, 'href');
      expect(links.filter((href) => !href.startsWith('#')).sort(), form).toEqual(listed);
      for (const row of links.filter((href) => href.startsWith('#'))) expect($(`tr${row}`), row).toHaveLength(1);
    }
    expect(attributes($, '.cote-sheet__nine-list a', 'href').sort()).toEqual(listed);
  });

  it('gives every number of the sheet a name in its key or beside its inset', () => {
    const named = [...texts($, '.cote-sheet__key-number'), ...texts($, '.cote-sheet__nine-list span > .text-wine')];
    expect(named.map(Number).sort((a, b) => a - b)).toEqual(range(1, 34));
    for (const form of forms)
      for (const number of texts($, `${form} .cote-sheet__number`)) expect(named, form).toContain(number.trim());
  });

  it('draws each kind of ground in its key as on the map', () => {
    const drawn = readSite('uploads/maps/cote.svg');
    for (const token of ['land', 'edge', 'premier', 'grand']) expect(drawn).toContain(`var(--${token})`);
    expect(drawn).toMatch(/prefers-color-scheme:dark.*--land/);
    const hatched = attributes($, '[fill^="url(#"]', 'fill', '.cote-sheet');
    expect(hatched).not.toHaveLength(0);
    for (const fill of hatched) expect($(fill.slice(4, -1)).is('pattern'), fill).toBe(true);
    expect(texts($, '.cote-sheet__legend li').map((row) => row.trim() !== '')).toContain(true);
    expect(texts($, '.cote-sheet__legend li').map((row) => row.trim())).not.toContain('');
  });

  it('gives the other Grands Crus the areas of their outlines, to one decimal', () => {
    const rows = $('#others ~ ol li').get();
    expect(rows).toHaveLength(17);
    for (const row of rows) {
      const { id } = row.attribs;
      expect($('span', row).last().text(), id).toMatch(id === 'echezeaux' ? /^37[.,]69\sha$/ : /^\d+[.,]\d\sha$/);
    }
  });

  it('tells the ground of the hill of Corton as it was measured', () => {
    const roses = $('figure:has(svg[aria-label*="27"]):contains("RGE ALTI") svg');
    const told = Array.from(roses, (rose) => `${$(rose).parent().text()} ${rose.attribs['aria-label'] ?? ''}`);
    expect(told).toHaveLength(2);
    for (const part of [/229.*363.*287/s, /15[.,]4/, /50.*16.*14.*9[.,]5/s]) expect(told[0]).toMatch(part);
    for (const part of [/262.*363.*306/s, /18[.,]6/, /27[.,]5.*19.*19[.,]7.*20[.,]6/s]) expect(told[1]).toMatch(part);
    // All words stand outside of the circles.
    for (const rose of roses.get()) {
      const ring = Math.max(...attributes($, 'circle', 'r', rose).map(Number));
      for (const { attribs } of $('text', rose).get())
        expect(Math.hypot(Number(attribs.x ?? 0), Number(attribs.y) - 5)).toBeGreaterThan(ring);
    }
    expect($('img[src$="/uploads/maps/hill-of-corton.svg"]').attr('alt')).toMatch(/257.*341.*232/s);
    // What the prose says of it is rounded as the figure is.
    const cru = documentOfCru('corton-charlemagne', locale);
    for (const prose of [$('main p').text(), cru('body').text()]) expect(prose).toMatch(/262[^.]{1,9}363/);
  });

  it('gives its explorer every climat, the largest first', () => {
    const island = $('astro-island[component-export=CoteExplorer]').attr('props') ?? '';
    const address = /\/_astro\/cote\.\w+\.\w+\.json/.exec(island)?.[0] ?? '';
    const { climats, plots } = JSON.parse(readSite(address.slice(1))) as ExplorerData;
    expect(climats).toHaveLength(338);
    const order = ['corton', 'corton-charlemagne', 'corton-renardes'];
    expect(climats.map(({ id }) => id).filter((id) => order.includes(id))).toEqual(order);
    for (const { id, note } of climats) expect(note, id).toMatch(/\d\sha/);
    expect(climats.find(({ id }) => id === 'richebourg')?.note).toMatch(/0[.,]7765\sha (of|sur) 8[.,]03\sha/);

    expect(plots).toHaveLength(25);
    // Each name fits on its ground at some scale, north up and with the slope level.
    for (const { id, names } of climats.filter(({ rank }) => rank === 'grand'))
      expect(names.filter(Boolean), id).toHaveLength(2);
  });

  const rows = $('[data-altitudes] li').get();

  it("has the altitudes of the nine in their order, with hollow ends where sources disagree or a figure is the whole hill's", () => {
    const names = rows.map((row) => $('a', row).text());
    expect(names).toEqual(crus.map(({ name }) => name));
    const hollow = names.filter((_, index) => $('[data-hollow]', rows[index]).length === 2);
    expect(hollow).toEqual(['Chambertin', 'Latricières-Chambertin', 'Musigny', 'Corton-Renardes']);
  });

  it('draws every altitude at one scale', () => {
    const ends = rows.flatMap((row) => attributes($, 'circle', 'cx', row).map(parseFloat));
    const altitudes = crus.flatMap(({ appellation }) => appellation.altitudeM);
    const at = scaleLinear(altitudes.slice(0, 2), ends.slice(0, 2));
    for (const [index, altitude] of altitudes.entries())
      expect(Math.abs((ends[index] ?? NaN) - at(altitude))).toBeLessThan(1);
  });
});

it.each(localeCodes)('rocks have one texture in the strata and in the index (%s)', (locale) => {
  const textures = (id: 'atlas' | 'az', within: string): string[] => {
    const $ = documentOf({ id }, locale);
    const fills = attributes($, 'rect[fill^="url(#rock-"]', 'fill', within);
    for (const fill of fills) expect($(fill.slice(4, -1)).is('pattern'), fill).toBe(true);
    return fills.sort();
  };
  const inTheIndex = textures('az', 'main');
  expect(inTheIndex).toHaveLength(6);
  const strata = textures('atlas', 'ol');
  expect(strata).toHaveLength(5);
  expect(inTheIndex).toEqual(expect.arrayContaining(strata));
});

/** What the section under a map tells of a slope that was measured. */
const measured: Readonly<Record<string, RegExp>> = {
  'corton-charlemagne': /265.*331.*337.*329/,
  'corton-renardes': /287.*278/,
};

describe.each(crus.flatMap((cru) => localeCodes.map((locale) => ({ ...cru, locale }))))(
  'the map of $slug ($locale)',
  ({ slug, appellation, locale }) => {
    const $ = documentOfCru(slug, locale);
    const own = plots.filter(({ cru }) => cru === slug);

    it('draws every plot of the register beside a line that shows it, without script', () => {
      const lines = $('[data-cru-map] li').get();
      expect(lines).toHaveLength(own.length);
      for (const [index, { reference, company, areaM2, lieuDit = '' }] of own.entries()) {
        const [section = '', number = ''] = reference.split(/ 0*/);
        const line = $(lines[index]);
        expect(line.attr('id')).toBe(`plot-${section.toLowerCase()}-${number}`);
        const told = [`${section} ${number}`, company, formatPlotArea(areaM2, locale), lieuDit, '2025'];
        for (const text of [...told, words('cru-map.plot.show', locale)]) expect(line.text()).toContain(text);
        const drawn = new Set(attributes($, 'use', 'href', lines[index]));
        expect([...drawn].map((shape) => $(shape).is('path'))).toEqual([true]);
      }
    });

    it('stands over one line of altitudes, whose caption says its own', () => {
      expect($('[data-altitudes] svg')).toHaveLength(1);
      expect($('[data-altitudes]').next('figcaption').text()).toMatch(new RegExp(appellation.altitudeM.join('.*')));
      const section = attributes($, 'figure:has([data-altitudes]) img', 'alt');
      expect(section).toEqual(slug in measured ? [expect.stringMatching(measured[slug] ?? /^$/)] : []);
    });

    it('has its outline and its plots in the comparison', () => {
      const compared = documentOf({ id: 'compare' }, locale);
      expect(compared(`path#map-${slug}`)).toHaveLength(1);
      expect(compared(`path#plots-${slug}`).attr('d')?.split('z').length).toBeGreaterThan(own.length);
    });

    it('states its licence, and leads to the note on how to read it', () => {
      const caption = $('[data-cru-map] figcaption');
      for (const text of ['DGFiP', 'Licence Ouverte 2.0']) expect(caption.text()).toContain(text);
      expect(caption.find(`a[href$="${pathTo({ id: 'atlas' }, locale)}#reading"]`)).toHaveLength(1);
    });
  },
);
