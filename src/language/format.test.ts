import { expect, it } from 'vitest';
import {
  formatArea,
  formatDay,
  formatDayRange,
  formatDays,
  formatList,
  formatOrdinal,
  formatQuantity,
  formatRange,
  formatShare,
  toRoman,
} from '#language/format.ts';

const [from, to] = [new Date('2019-09-10'), new Date('2019-09-19')];
const [lastWeek, first, october] = [new Date('2021-09-28'), new Date('2021-10-01'), new Date('2021-10-05')];
const december = new Date('2021-12-28');

// No-break spaces are shown as `_`, so that the expectations can be read.
it.each([
  ['an area', formatArea(0.7, 'en'), '0.70_ha'],
  ['an area known to the hectare', formatArea(160, 'en'), '160_ha'],
  ['a small area in French', formatArea(0.27, 'fr'), '0,27_ha'],
  ['an area to the square metre', formatArea(2.6113, 'fr'), '2,6113_ha'],
  ['a quantity', formatQuantity(40000, 'bottles', 'en'), '40,000_bottles'],
  ['a quantity in French', formatQuantity(40000, 'bouteilles', 'fr'), '40_000_bouteilles'],
  ['a share', formatShare(0.0543, 'en'), '5.4%'],
  ['a share in French', formatShare(0.0543, 'fr'), '5,4_%'],
  ['a whole share', formatShare(0.25, 'en'), '25%'],
  ['a range', formatRange([20, 30], 'years', 'en'), '20–\u206030_years'],
  ['a range in French', formatRange([20, 30], 'ans', 'fr'), '20_à_30_ans'],
  ['an ordinal', formatOrdinal(12, 'en'), 'Twelfth'],
  ['an ordinal in French', formatOrdinal(5, 'fr'), 'Cinquième'],
  ['an ordinal in the teens', formatOrdinal(13, 'en'), '13th'],
  ['an ordinal above twenty', formatOrdinal(21, 'en'), '21st'],
  ['a high ordinal in French', formatOrdinal(13, 'fr'), '13e'],
  ['a day', formatDay('2026-12-01', 'en'), '1_December_2026'],
  ['a day in French', formatDay('2026-11-21', 'fr'), '21_novembre_2026'],
  ['the first of a month in French', formatDay('2026-12-01', 'fr'), '1er_décembre_2026'],
  ['a list', formatList(['1st', '2nd', '3rd'], 'en'), '1st, 2nd and 3rd'],
  ['a list in French', formatList(['1er', '2e', '3e'], 'fr'), '1er, 2e et 3e'],
  ['a number of days', formatDays(1, 'en'), '1.0_days'],
  ['less than two days in French', formatDays(1.94, 'fr'), '1,9_jour'],
  ['days of picking', formatDayRange(from, to, 'en'), '10–\u206019_September 2019'],
  ['days of picking in French', formatDayRange(from, to, 'fr'), 'du 10 au 19_septembre 2019'],
  ['days of two months', formatDayRange(lastWeek, october, 'en'), '28_September – 5_October 2021'],
  ['days of two months in French', formatDayRange(lastWeek, october, 'fr'), 'du 28_septembre au 5_octobre 2021'],
  ['days from the first', formatDayRange(first, october, 'en'), '1–\u20605_October 2021'],
  ['days from the first in French', formatDayRange(first, october, 'fr'), 'du 1er au 5_octobre 2021'],
  ['days of two years', formatDayRange(december, new Date('2022-01-03'), 'en'), '28_December 2021 – 3_January 2022'],
  ['four in Roman numerals', toRoman(4), 'IV'],
  ['a year in Roman numerals', toRoman(1988), 'MCMLXXXVIII'],
])('%s is written %s', (_, written, expected) => {
  expect(written.replace(/[\u00a0\u202f]/g, '_')).toBe(expected);
});
