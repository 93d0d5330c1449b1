import { load } from 'cheerio';
import { range } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { formatMagnitude } from '#language/format.ts';
import { href } from '#site/address.ts';
import { deployment, documentOf, readSite } from '../support/built-site.ts';
import { dataOf, frontMatter, words } from '../support/content.ts';
import { plain, texts } from '../support/elements.ts';

describe.each(localeCodes)('the harvests on the vintages page (%s)', (locale) => {
  const $ = documentOf({ id: 'vintages' }, locale);
  const section = $('h2#harvests').parent();

  it('are a late picture with words, wide and upright, beside a link to the page of the series', () => {
    const picture = section.find('img[loading=lazy]');
    expect(picture.attr('alt')).toBe(words('harvests.chart', locale));
    expect(section.find('source')).toHaveLength(1);
    expect(section.find(`a[href="${href(deployment, pathTo({ id: 'harvests' }, locale))}"]`)).toHaveLength(1);
  });

  it.each(['', '-tall'])('show 665 years, the two foundings and the picking of 2019 (harvests-%s.svg)', (shape) => {
    const svg = load(readSite(`uploads/charts/harvests-${locale}${shape}.svg`), { xml: true });
    expect(svg('.needles').attr('d')?.match(/M/g)).toHaveLength(665);
    const keys = ['house', 'estate', 'earlier', 'later'].map((key) => words(`harvests.${key}`, locale));
    const marked = [...keys, '1556', '1816', '2003', '2019', locale === 'en' ? '13 days earlier' : '13 jours plus tôt'];
    expect(texts(svg, 'text')).toEqual(expect.arrayContaining(marked));
  });
});

it('the first day of a month has a raised ending in French, on the plots and in the tables', () => {
  const tables = documentOf({ id: 'harvests' }, 'fr')('main').html() ?? '';
  for (const markup of [
    readSite('uploads/charts/harvests-fr.svg'),
    readSite('uploads/charts/harvests-fr-tall.svg'),
    tables,
  ]) {
    expect(markup).toMatch(/1<(sup|tspan)[^>]*>er</);
    // What an island is given is not markup.
    expect(markup.replace(/<astro-island[^>]*>/g, '')).not.toMatch(/\d(er|re)\b/);
  }
});

describe.each(localeCodes)('the seasons on the harvests page (%s)', (locale) => {
  const $ = documentOf({ id: 'harvests' }, locale);
  const seasons = dataOf('seasons').filter(({ year }) => year >= 1988);
  const warm = seasons.map((season) => season.mean_temp_apr_oct_c);
  const degrees = (value: number): string => `${formatMagnitude(value, locale)} °C`;
  const [years = [], harvest = [], warmth = [], rain = [], frost = [], hail = []] = $('.season-table tr')
    .get()
    .map((row) => $(row).children().slice(1).get());
  type Cells = typeof years;
  const read = (cells: Cells): string[] => cells.map((cell) => plain($('span', cell).text()));

  it('are those from 1988 to the last year of the weather model, and name no first day after 2018', () => {
    expect(years.map((cell) => $(cell).text().trim())).toEqual(seasons.map(({ year }) => `${year}`));
    expect(read(warmth)).toEqual(warm.map(degrees));
    expect(read(rain)).toEqual(seasons.map((season) => `${season.rain_apr_oct_mm} mm`));
    const undated = read(harvest).filter((day) => day === '–').length;
    expect(undated).toBe(seasons.filter(({ year }) => year > 2018).length);
  });

  it('draw a bar for each figure, a ring for each night of frost, a dot where there was none, and a mark for hail', () => {
    const bars = (cells: Cells) => cells.filter((cell) => $('path[d*=V]', cell).length > 0).length;
    expect([bars(harvest), bars(warmth), bars(rain)]).toEqual([31, seasons.length, seasons.length]);
    const rings = frost.map((cell) => ($('path', cell).attr('d') ?? '').split('a3 3 0 1 0 6').length - 1);
    expect(rings).toEqual(seasons.map((season) => season.spring_frost_days_1apr_15may));
    const marks = hail.map((cell) => $('path', cell).length > 0);
    expect(marks).toEqual(read(hail).map((text) => text !== '–'));
  });

  it('print the highest and the lowest figure of a row, and its normal', () => {
    const printed = read(warmth.filter((cell) => !$('span', cell).hasClass('sr-only')));
    expect(printed.sort()).toEqual([Math.max(...warm), Math.min(...warm)].map(degrees).sort());
    expect(plain($('.season-table').text())).toContain(degrees(15.02));
  });
});

it.each(localeCodes)(
  'what is told of single years stands under the seasons without the island, with its sources (%s)',
  (locale) => {
    const letters = (text: string): string => text.replace(/\[\^[^\]]*\]|\]\([^)]*\)|[^\p{L}\p{N}]/gu, '');
    const $ = documentOf({ id: 'harvests' }, locale);
    const lines = $('[aria-labelledby=told] li');
    expect(lines.has('.citation a').length).toBeGreaterThan(30);
    const told = Array.from(lines.clone(), (line) => {
      $('.citation', line).remove();
      return $(line).text();
    });
    const file = frontMatter(`${locale}/pages/harvests.md`) as Record<'year-by-year', Record<string, string>>;
    const years = file['year-by-year'];
    expect(told.map(letters)).toEqual(Object.entries(years).map(([year, line]) => letters(year + line)));
    expect(Object.keys(years)).toEqual(expect.arrayContaining(range(1988, 2022).map(String)));
  },
);
