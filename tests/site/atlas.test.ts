import { readFileSync } from 'node:fs';
import { cumsum, mean, pairs, range } from 'd3-array';
import { describe, expect, it } from 'vitest';
import type { ExplorerData } from '#atlas/explorer.ts';
import { contains } from '#atlas/geometry.ts';
import type { PlanePoint } from '#atlas/plane.ts';
import { localeCodes } from '#language/locales.ts';
import { documentOf, documentOfCru, readSite } from '../support/built-site.ts';
import { frontMatter } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

describe.each(localeCodes)('the sheets of the map (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const sheets = $('.cote-atlas__sheet').get();

  it('have bars that are true', () => {
    expect(sheets).toHaveLength(6);
    for (const sheet of sheets) {
      const scale = Number(/scale\(([\d.]+)\)/.exec($(sheet).find('> use').attr('transform') ?? '')?.[1]);
      const bar = Number(/h(\d+)/.exec($(sheet).find('.cote-atlas__bar > path').attr('d') ?? '')?.[1]);
      // A unit of the paths is 5 m.
      expect(bar / ((1000 / 5) * scale)).toBeCloseTo(1, 1);
    }
  });

  it('join where the next one goes on', () => {
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

  it('draw a square as large as each holding below the Grands Crus', () => {
    const metresPerPx = 14.6;
    const drawn = $('[id$=-wide] .cote-atlas__callout:has(rect), [id$=-wide] .cote-atlas__village');
    const squaresOf = (name: string): number[] =>
      drawn
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

  /** A name set in two lines is broken after a hyphen. */
  const villageOf = (name: string): string => name.replaceAll(/-\s+/g, '-');

  it('name climats and villages from north to south, and link the nine alone, which the list has once more', () => {
    interface Feature {
      readonly properties: { readonly id: string; readonly name: string };
      readonly geometry: { readonly coordinates: unknown[] };
    }
    const latitudes = new Map(
      ['grands-crus', 'premiers-crus', 'places'].flatMap((file) => {
        const text = readFileSync(`content/facts/atlas/${file}.geojson`, 'utf8');
        return (JSON.parse(text) as { readonly features: Feature[] }).features.flatMap(({ properties, geometry }) => {
          const degrees = geometry.coordinates.flat(Infinity) as number[];
          const latitude = mean(degrees.filter((_, index) => index % 2 === 1)) ?? NaN;
          return [properties.id, properties.name].map((key) => [key, latitude] as const);
        });
      }),
    );
    for (const sheet of sheets) {
      for (const kind of ['a:has(> use)', '.cote-atlas__village']) {
        const places = Array.from($(kind, sheet), (one) => {
          const path = $('use', one).attr('href')?.replace('#path-', '');
          const name = $('text', one).text().trim();
          expect(name).not.toBe('');
          return latitudes.get(path ?? villageOf(name)) ?? NaN;
        });
        expect(places.length).toBeGreaterThan(1);
        // Middles of shapes that lie side by side may differ by how they are reckoned.
        for (const [north = 0, south] of pairs(places)) expect(south).toBeLessThan(north + 0.003);
      }
    }
    const numbers = sheets.map((sheet) =>
      texts($, '.cote-atlas__callout text', sheet)
        .map((name) => parseInt(name, 10))
        .filter(Number.isFinite)
        .sort(),
    );
    const due = [
      [1, 2, 3, 4, 5],
      [6, 7],
      [8, 9],
    ];
    expect(numbers).toEqual([...due, ...due]);
    const linked = (view: string) => attributes($, `[id$=-${view}] a:not(.cote-atlas__join)`, 'href').sort();
    const listed = attributes($, '#communes ~ div a', 'href').sort();
    expect(listed).toHaveLength(9);
    expect([linked('wide'), linked('upright')]).toEqual([listed, listed]);
  });
});

it.each(localeCodes)('the key of the map draws each kind of ground as the map does (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const kinds = (within: string) =>
    new Set(attributes($, 'path[class], use[class]', 'class', within).filter((name) => name.startsWith('cote-atlas')));
  // The land of the sheets is a file.
  const drawn = new Set([...kinds('.cote-atlas__sheet'), ...kinds('g[id^=ground-]')]);
  expect(new Set([...drawn, 'cote-atlas__land'])).toEqual(kinds('.atlas-key'));
  for (const row of $('.atlas-key li').get()) expect($(row).text().trim()).not.toBe('');
  const ruled = $('.atlas-key .cote-atlas__held').attr('fill') ?? '';
  expect($(ruled.slice(4, -1)).is('pattern')).toBe(true);
  for (const address of new Set(attributes($, 'image', 'href', '.cote-atlas')))
    expect(readSite(address.slice(1))).toMatch(/prefers-color-scheme:dark.*--limestone/);
});

it.each(localeCodes)('the other Grands Crus have the areas of their outlines, to one decimal (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const rows = $('#others ~ ul li').get();
  expect(rows).toHaveLength(17);
  for (const row of rows) {
    const { id } = row.attribs;
    expect($('span', row).last().text(), id).toMatch(id === 'echezeaux' ? /^37[.,]69\sha$/ : /^\d+[.,]\d\sha$/);
  }
});

it.each(localeCodes)('the ground of the hill of Corton is told as it was measured (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
  const roses = $('figure:has(svg[aria-label*="27"]):contains("RGE ALTI") svg');
  const told = Array.from(roses, (rose) => `${$(rose).parent().text()} ${rose.attribs['aria-label'] ?? ''}`);
  expect(told).toHaveLength(2);
  for (const part of [/229.*363.*287/s, /15[.,]4/, /50.*16.*14.*9[.,]5/s]) expect(told[0]).toMatch(part);
  for (const part of [/262.*363.*306/s, /18[.,]6/, /27[.,]5.*19.*19[.,]7.*20[.,]6/s]) expect(told[1]).toMatch(part);
  // What the prose says of it is rounded as the figure is.
  const cru = documentOfCru('corton-charlemagne', locale);
  for (const prose of [$('main p').text(), cru('body').text()]) expect(prose).toMatch(/262[^.]{1,9}363/);
});

/** The points of a ring whose path begins with its first point, and goes on in steps. */
function pointsOf(d: string): PlanePoint[] {
  const numbers = d.match(/-?\d+/g)?.map(Number) ?? [];
  const steps = range(0, numbers.length, 2).map((at): PlanePoint => [numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  const [xs, ys] = [cumsum(steps, ([x]) => x), cumsum(steps, ([, y]) => y)];
  return steps.map((_, index): PlanePoint => [xs[index] ?? 0, ys[index] ?? 0]);
}

it.each(localeCodes)('the explorer of the map reads every climat, the largest first (%s)', (locale) => {
  const $ = documentOf({ id: 'atlas' }, locale);
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
