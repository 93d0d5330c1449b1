import { cumsum, mean, pairs, range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { describe, expect, it } from 'vitest';
import type { ExplorerData } from '#atlas/explorer.ts';
import { contains } from '#atlas/geometry.ts';
import type { PlanePoint } from '#atlas/plane.ts';
import { formatPlotArea } from '#language/format.ts';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
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

/** The points of a ring whose path begins with its first point, and goes on in steps. */
function pointsOf(d: string): PlanePoint[] {
  const numbers = d.match(/-?\d+/g)?.map(Number) ?? [];
  const steps = range(0, numbers.length, 2).map((at): PlanePoint => [numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  const [xs, ys] = [cumsum(steps, ([x]) => x), cumsum(steps, ([, y]) => y)];
  return steps.map((_, index): PlanePoint => [xs[index] ?? 0, ys[index] ?? 0]);
}

describe.each(localeCodes)('the atlas (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const sheets = $('.cote-atlas__sheet').get();

  it('has sheets whose bars are true', () => {
    expect(sheets).toHaveLength(6);
    for (const sheet of sheets) {
      const scale = Number(/scale\(([\d.]+)\)/.exec($(sheet).find('> use').attr('transform') ?? '')?.[1]);
      const bar = Number(/h(\d+)/.exec($(sheet).find('.cote-atlas__bar > path').attr('d') ?? '')?.[1]);
      // A unit of the paths is 5 m.
      expect(bar / ((1000 / 5) * scale)).toBeCloseTo(1, 1);
    }
  });

  it('has sheets that join where the next one goes on', () => {
    for (const sheet of sheets) {
      const joins = $('.cote-atlas__join', sheet).get();
      expect(joins.length).toBeGreaterThan(0);
      for (const join of joins) {
        const other = $(`.cote-atlas__sheet${join.attribs.href ?? ''}`);
        expect(attributes($, '.cote-atlas__join', 'href', other)).toContain(`#${sheet.attribs.id}`);
        expect(join.attribs['aria-label']).toContain(other.attr('aria-label'));
      }
    }
  });

  it('draws a square as large as each holding below the Grands Crus', () => {
    const metresPerPx = 14.6;
    const squaresOf = (name: string): number[] =>
      $('[id$=-wide] :is(.cote-atlas__callout, .cote-atlas__village)')
        .filter((_, one) => $(one).find('text').text().trim() === name)
        .find('rect')
        .map((_, { attribs }) => (Number(attribs.width) * metresPerPx) ** 2 / 10_000)
        .get();
    const holding = (file: string): unknown =>
      expect.closeTo((frontMatter(`facts/vineyards/${file}.md`) as { readonly areaHa: number }).areaHa, 2);
    expect(squaresOf('Les Charmes')[0]).toEqual(holding('premier-cru/chambolle-musigny-les-charmes'));
    expect(squaresOf('Aux Boudots')[0]).toEqual(holding('premier-cru/nuits-saint-georges-aux-boudots'));
    const pommard = ['pommard-les-trois-follots', 'pommard-les-vignots'].map((slug) => holding(`villages/${slug}`));
    expect(squaresOf('Pommard').sort()).toEqual(pommard);
  });

  it('names climats and villages from north to south', () => {
    const places = [...dataOf('grandCruOutlines'), ...dataOf('premierCruOutlines'), ...dataOf('places')];
    const latitudes = new Map(
      places.flatMap(({ id, name, geometry }) => {
        const degrees = [geometry.coordinates].flat(Infinity) as number[];
        const latitude = mean(degrees.filter((_, index) => index % 2 === 1)) ?? NaN;
        return [id, name].map((key) => [key, latitude] as const);
      }),
    );
    for (const sheet of sheets) {
      for (const kind of ['a:has(> use)', '.cote-atlas__village']) {
        const named = Array.from($(kind, sheet), (one) => {
          const path = $('use', one).attr('href')?.replace('#path-', '');
          // A name set in two lines is broken after a hyphen.
          const name = $('text', one).text().trim().replaceAll(/-\s+/g, '-');
          expect(name).not.toBe('');
          return latitudes.get(path ?? name) ?? NaN;
        });
        expect(named.length).toBeGreaterThan(1);
        // Middles of shapes that lie side by side may differ by how they are reckoned.
        for (const [north = 0, south] of pairs(named)) expect(south).toBeLessThan(north + 0.003);
      }
    }
  });

  it('numbers the nine and links them alone, once in each view and once in the list', () => {
    const numbers = (view: string) =>
      texts($, `[id$=-${view}] .cote-atlas__callout text`).flatMap((name) => parseInt(name, 10) || []);
    expect([numbers('wide').sort(), numbers('upright').sort()]).toEqual([range(1, 10), range(1, 10)]);
    const linked = (view: string) => attributes($, `[id$=-${view}] a:not(.cote-atlas__join)`, 'href').sort();
    const listed = attributes($, '#communes ~ div a', 'href').sort();
    expect(listed).toHaveLength(9);
    expect([linked('wide'), linked('upright')]).toEqual([listed, listed]);
  });

  it('draws each kind of ground in its key as on the map', () => {
    const kinds = (within: string) =>
      new Set(
        attributes($, 'path[class], use[class]', 'class', within).filter((name) => name.startsWith('cote-atlas')),
      );
    // The land of the sheets is a file.
    const drawn = new Set([...kinds('.cote-atlas__sheet'), ...kinds('g[id^=ground-]')]);
    expect(new Set([...drawn, 'cote-atlas__land'])).toEqual(kinds('.atlas-key'));
    for (const row of $('.atlas-key li').get()) expect($(row).text().trim()).not.toBe('');
    const ruled = $('.atlas-key .cote-atlas__held').attr('fill') ?? '';
    expect($(ruled.slice(4, -1)).is('pattern')).toBe(true);
    for (const address of new Set(attributes($, 'image', 'href', '.cote-atlas')))
      expect(readSite(address.slice(1))).toMatch(/prefers-color-scheme:dark.*--limestone/);
  });

  it('gives the other Grands Crus the areas of their outlines, to one decimal', () => {
    const rows = $('#others ~ ul li').get();
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
    expect($('img[src$="/maps/hill-of-corton.svg"]').attr('alt')).toMatch(/257.*341.*232/s);
    // What the prose says of it is rounded as the figure is.
    const cru = documentOfCru('corton-charlemagne', locale);
    for (const prose of [$('main p').text(), cru('body').text()]) expect(prose).toMatch(/262[^.]{1,9}363/);
  });

  it('gives its explorer every climat, the largest first', () => {
    const island = $('astro-island[component-export=CoteExplorer]').attr('props') ?? '';
    const address = /\/maps\/cote\.\w+\.json/.exec(island)?.[0] ?? '';
    const { climats, plots } = JSON.parse(readSite(address.slice(1))) as ExplorerData;
    expect(climats).toHaveLength(338);
    const order = ['corton', 'corton-charlemagne', 'corton-renardes'];
    expect(climats.map(({ id }) => id).filter((id) => order.includes(id))).toEqual(order);
    for (const { id, note } of climats) expect(note, id).toMatch(/\d\sha/);
    expect(climats.find(({ id }) => id === 'richebourg')?.note).toMatch(/0[.,]7765\sha (of|sur) 8[.,]03\sha/);

    // No name stands on a plot of the estate.
    const outlines = plots.split('M').slice(1).map(pointsOf);
    expect(outlines.length).toBeGreaterThan(20);
    const covered = climats.filter(({ at }) => outlines.some((outline) => contains([[outline]], at)));
    expect(covered.map(({ name }) => name)).toEqual([]);
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

/** What the section under a map tells of a slope that was measured. */
const measured: Readonly<Record<string, RegExp>> = {
  'corton-charlemagne': /265.*331.*337.*329/,
  'corton-renardes': /287.*278/,
};

describe.each(crus.flatMap((cru) => localeCodes.map((locale) => ({ ...cru, locale }))))(
  'the map of $slug ($locale)',
  ({ slug, name, appellation, locale }) => {
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
        for (const text of [...told, words('sheet.plot.show', locale)]) expect(line.text()).toContain(text);
        const drawn = new Set(attributes($, 'use', 'href', lines[index]));
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
      const row = documentOf({ id: 'atlas' }, locale)(`tr:contains("${name}")`);
      const { alt, loading, src = '' } = row.find(`img[src$="/${slug}-outline.svg"]`).attr() ?? {};
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
  },
);
