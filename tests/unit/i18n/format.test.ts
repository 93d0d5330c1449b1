import { describe, expect, it } from 'vitest';
import {
  formatArea,
  formatDay,
  formatDayRange,
  formatOrdinal,
  formatQuantity,
  formatRange,
  formatShare,
  toRoman,
} from '#i18n/format.ts';

/** No-break spaces shown as `_`, so that the expectations can be read. */
const visible = (text: string): string => text.replace(/[\u00a0\u202f]/g, '_');

describe('formatArea', () => {
  it.each([
    [0.27, 'en', '0.27_ha'],
    [0.27, 'fr', '0,27_ha'],
    [0.7, 'en', '0.70_ha'],
    [1.25, 'fr', '1,25_ha'],
    [2.6113, 'fr', '2,6113_ha'],
  ] as const)('writes %d in %s as %s', (hectares, locale, expected) => {
    expect(visible(formatArea(hectares, locale))).toBe(expected);
  });
});

describe('formatQuantity', () => {
  it.each([
    [35, 'hl/ha', 'en', '35_hl/ha'],
    [40000, 'bottles', 'en', '40,000_bottles'],
    [40000, 'bouteilles', 'fr', '40_000_bouteilles'],
  ] as const)('writes %d %s in %s as %s', (value, unit, locale, expected) => {
    expect(visible(formatQuantity(value, unit, locale))).toBe(expected);
  });
});

describe('formatShare', () => {
  it.each([
    [0.0543, 'en', '5.4%'],
    [0.0543, 'fr', '5,4_%'],
    [0.25, 'en', '25%'],
  ] as const)('writes %d in %s as %s', (part, locale, expected) => {
    expect(visible(formatShare(part, locale))).toBe(expected);
  });
});

describe('formatRange', () => {
  it('uses a dash in English and a word in French', () => {
    expect(visible(formatRange([20, 30], 'years', 'en'))).toBe('20–30_years');
    expect(visible(formatRange([20, 30], 'ans', 'fr'))).toBe('20_à_30_ans');
  });
});

describe('formatOrdinal', () => {
  it.each([
    [5, 'en', 'Fifth'],
    [5, 'fr', 'Cinquième'],
    [12, 'en', 'Twelfth'],
    [13, 'en', '13th'],
    [21, 'en', '21st'],
    [22, 'en', '22nd'],
    [13, 'fr', '13e'],
  ] as const)('writes %d in %s as %s', (value, locale, expected) => {
    expect(formatOrdinal(value, locale)).toBe(expected);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-21', 'en', '21_November_2026'],
    ['2026-11-21', 'fr', '21_novembre_2026'],
    ['2026-12-01', 'en', '1_December_2026'],
    ['2026-12-01', 'fr', '1er_décembre_2026'],
  ] as const)('writes %s in %s as %s', (day, locale, expected) => {
    expect(visible(formatDay(day, locale))).toBe(expected);
  });
});

describe('formatDayRange', () => {
  it('names the days of picking as each language does', () => {
    const [from, to] = [new Date('2019-09-10'), new Date('2019-09-19')];
    expect(visible(formatDayRange(from, to, 'en'))).toBe('10–19_September 2019');
    expect(visible(formatDayRange(from, to, 'fr'))).toBe('du 10 au 19_septembre 2019');
  });
});

describe('toRoman', () => {
  it.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [14, 'XIV'],
    [16, 'XVI'],
    [1988, 'MCMLXXXVIII'],
  ])('writes %d as %s', (value, expected) => {
    expect(toRoman(value)).toBe(expected);
  });
});
