import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { formatMagnitude } from '#language/format.ts';
import { href } from '#routes/address.ts';
import { answers, deployment, documentOf, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { plain, texts } from '../support/elements.ts';

describe.each(localeCodes)('the harvests on the vintages page (%s)', (locale) => {
  const $ = documentOf({ id: 'vintages' }, locale);
  const section = $('h2#harvests').parent();

  it('are a late picture with words, wide and upright, beside a link to the page of the series', () => {
    const picture = section.find('img[loading=lazy]');
    expect(picture.attr('alt')).toBe(words('harvests.plot', locale));
    const files = [picture.attr('src') ?? '', section.find('source').attr('srcset') ?? ''];
    expect(files.filter((file) => !answers(file))).toEqual([]);
    expect(section.find(`a[href="${href(deployment, pathTo({ id: 'harvests' }, locale))}"]`)).toHaveLength(1);
  });

  it.each(['', '-tall'])('show 665 years, the two foundings and the picking of 2019 (harvests-%s.svg)', (shape) => {
    const svg = load(readSite(`charts/harvests-${locale}${shape}.svg`), { xml: true });
    expect(svg('.needles').attr('d')?.match(/M/g)).toHaveLength(665);
    const marked = [words('harvests.house', locale), words('harvests.estate', locale), '1556', '1816', '2003', '2019'];
    expect(texts(svg, 'text')).toEqual(expect.arrayContaining(marked));
    // Ten days, of which the rules of 1 and 15 September, fourteen days apart, give the scale.
    const across = (d = ''): number[] =>
      [...d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => Number(shape === '' ? y : x));
    const [from = 0, to = 0] = across(svg('.estate').attr('d'));
    const [first = 0, , second = 0] = across(svg('.rules').attr('d'));
    expect(((to - from) / (second - first)) * 14).toBeCloseTo(9, 0);
  });
});

describe('the first day of a month in French', () => {
  it.each([
    ['on the plot', () => readSite('charts/harvests-fr.svg')],
    ['on the upright plot', () => readSite('charts/harvests-fr-tall.svg')],
    ['in the tables of the harvests page', () => documentOf({ id: 'harvests' }, 'fr')('main').html() ?? ''],
  ])('has a raised ending %s', (_, read) => {
    const markup = read();
    expect(markup).toMatch(/1<(sup|tspan)[^>]*>er</);
    // What an island is given is not markup.
    expect(markup.replace(/<astro-island[^>]*>/g, '')).not.toMatch(/\d(er|re)\b/);
  });
});

describe.each(localeCodes)('the seasons on the harvests page (%s)', (locale) => {
  const $ = documentOf({ id: 'harvests' }, locale);
  const rows = texts($, 'tbody tr', $('.season-strip').next('table')).map(plain);

  it('are 2004 to 2021 with the figures of the weather model, and no first day after 2018', () => {
    const weather = csvParse(readFileSync('content/facts/atlas/weather-meursault.csv', 'utf8'));
    const years = Array.from({ length: 18 }, (_, index) => String(2004 + index));
    expect(rows).toHaveLength(years.length);
    const wrong = years.filter((year, index) => {
      const row = rows[index] ?? '';
      const season = weather.find((one) => one.year === year);
      const warmth = formatMagnitude(Number(season?.mean_temp_apr_oct_c), locale);
      const isDated = /\d(?:er)?\s(?:August|September|October|août|septembre|octobre)/.test(row);
      return (
        !(row.includes(year) && row.includes(warmth) && row.includes(`${season?.rain_apr_oct_mm} mm`)) ||
        isDated !== Number(year) <= 2018
      );
    });
    expect(wrong).toEqual([]);
  });

  it('draw a stroke for each dated year, a bar for each season and four nights of frost in 2021', () => {
    expect($('.season-strip g > path[d*=V]')).toHaveLength(15);
    expect($('.season-strip g > rect')).toHaveLength(18);
    expect($('.season-strip > g').last().find('circle')).toHaveLength(4);
  });
});

it.each(localeCodes)('what is told of single years stands on the harvests page without the island (%s)', (locale) => {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
  const $ = documentOf({ id: 'harvests' }, locale);
  const told = texts($, '[aria-labelledby=told] li').map(letters);
  expect(told).toEqual([...told].sort());
  for (const year of [1556, 2007, 2018]) {
    expect(told).toContain(letters(`${year}${words(`harvests.year.${year}`, locale)}`));
  }
});
