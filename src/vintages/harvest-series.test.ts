import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { byDecade, meansAroundBreak } from '#vintages/harvest-series.ts';
import { harvestSvg } from '#vintages/harvest-svg.ts';
import { parseYears } from '#vintages/schemas.ts';

const series = parseYears(readFileSync('content/facts/atlas/beaune-harvests.csv', 'utf8')).map((row) => ({
  year: Number(row.year),
  dayOfYear: Number(row.day_of_year),
}));

it('the means of Beaune around 1988 are the published ones: about 28 and 15 September, thirteen days apart', () => {
  const { before, since } = meansAroundBreak(series);
  expect(before).toBeCloseTo(270.7, 1);
  expect(since).toBeCloseTo(257.8, 1);
  expect(Math.round(before - since)).toBe(13);
});

it('the plot puts early above late and old before new', () => {
  const named = series.filter(({ year }) => [1556, 1816].includes(year));
  const marks = { named, days: [], founded: [], estate: [], apart: '', earlier: '', later: '' };
  const $ = load(harvestSvg(series, marks, { shape: 'wide', colour: () => '' }), { xml: true });
  const [[x1556 = 0, y1556 = 0] = [], [x1816 = 0, y1816 = 0] = []] = $('circle')
    .get()
    .map((circle) => ['cx', 'cy'].map((name) => Number($(circle).attr(name))));
  expect(x1556).toBeLessThan(x1816);
  expect(y1556).toBeLessThan(y1816);
});

it('the table names the earliest and the latest year of a decade, and its years', () => {
  const decade = byDecade(series).find(({ years }) => years[0] === 2010);
  expect([decade?.years, decade?.earliest.year, decade?.latest.year]).toEqual([[2010, 2018], 2018, 2013]);
});
