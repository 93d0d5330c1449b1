import { expect, it } from 'vitest';
import { entriesOf, loadLibrary } from '../../tools/content/library.ts';
import { quantitiesIn } from '../../tools/content/quantities.ts';
import type { Locale } from '#language/locales.ts';

it.each<[string, Locale, string]>([
  ['The estate has 0.27 ha here.', 'en', '0.27 ha'],
  ['Le domaine y possède 0,27 ha.', 'fr', '0.27 ha'],
  ['3 hectares', 'fr', '3 ha'],
  ['about 40,000 bottles', 'en', '40000'],
  ['environ 40 000 bouteilles', 'fr', '40000'],
  ['environ 40\u202f000 bouteilles', 'fr', '40000'],
  ['from about 15 to 30 hl/ha', 'en', '15 hl/ha, 30 hl/ha'],
  ['de 2 à 5 %', 'fr', '2 %, 5 %'],
  ['20 to 40 per cent', 'en', '20 %, 40 %'],
  ['20–30 years', 'en', '20 years, 30 years'],
  ['de 20 à 30 ans', 'fr', '20 years, 30 years'],
  ['from 10 to 19 September 2019', 'en', '10 September, 19 September, 2019'],
  ['le 1er septembre', 'fr', '1 September'],
  ['7,05 de ses 11,5 ha', 'fr', '7.05 ha, 11.5 ha'],
  ['in 2019 and 20 hl/ha', 'en', '2019, 20 hl/ha'],
  ['in the 12th century', 'en', ''],
  ['The 2015s were bottled.', 'en', '2015'],
  ['some of them pass 3 m.', 'en', '3 m'],
  ["3 m d'altitude, 30 cm de terre", 'fr', '3 m, 30 cm'],
  ['10,000 square metres', 'en', '10000 m²'],
  ['un 1er cru, la 2e fois', 'fr', ''],
  ['[the years](route:vintages) 2019', 'en', '2019'],
  ['preparations 502 to 507', 'en', '502, 507'],
])('the quantities of "%s"', (text, locale, expected) => {
  const quantities = quantitiesIn(text, locale).map(({ value, unit }) => `${value} ${unit}`.trim());
  expect(quantities.join(', ')).toBe(expected);
});

it('the list of quantities without a record has none that no text gives', async () => {
  const library = await loadLibrary('.');
  const quantities = library.texts.flatMap(({ text, locale }) => quantitiesIn(text, locale));
  const given = new Set(quantities.map(({ value, unit }) => `${value} ${unit}`));
  const listed = entriesOf(library, 'quantities').flatMap(({ data: { areas, yields } }) => [
    ...areas.map(({ areaHa }) => `${areaHa} ha`),
    ...yields.map(({ hlPerHa }) => `${hlPerHa} hl/ha`),
  ]);
  expect(listed.filter((one) => !given.has(one))).toEqual([]);
});
