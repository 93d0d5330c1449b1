import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { localeCodes, type Locale } from '#language/locales.ts';
import { quantitiesIn } from '../../tools/content/quantities.ts';
import { entriesOf, loadLibrary, vineyardRecords, type Entry } from '../../tools/content/library.ts';

/** What the specification fixes. */
const { holdings, records, vintages, numbers, texts } = parse(readFileSync('tests/content/specification.yml', 'utf8'), {
  customTags: ['timestamp'],
}) as {
  readonly holdings: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly records: Readonly<Record<string, object>>;
  readonly vintages: Readonly<Record<string, object>>;
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, readonly string[]>>;
};
const tiers = Object.keys(holdings);

const library = await loadLibrary('.');

/** The places of a page that hold words: `home.title`, `home.about.title`, `home.about.p1`, `vintages.quote`. */
function placesOf({ document, data }: Entry<'pages'>): string[] {
  const sections = Map.groupBy(document.blocks, ({ section }) => section);
  const texts = [...sections].flatMap(([section, blocks]) => [
    `${section}.title`,
    ...blocks.filter(({ kind }) => kind === 'paragraph').map((_, index) => `${section}.p${index + 1}`),
  ]);
  const head = ['title', ...(data.subtitle ? ['subtitle'] : []), ...(data.quote ? ['quote', 'quote.author'] : [])];
  return [...head, ...texts].map((place) => `${document.name}.${place}`);
}
const vineyards = vineyardRecords(library).map(({ document: { file, name: slug }, data }) => ({
  ...data.appellation,
  ...data,
  slug,
  tier: file.split('/')[3] ?? '',
}));

/** What a language says of the vineyard of this name. */
const wordsOn = (name: string, locale: Locale) =>
  entriesOf(library, 'vineyards').find(
    ({ document }) => document.locale === locale && document.name === vineyards.find((one) => one.name === name)?.slug,
  )?.data;

describe('the vineyard records', () => {
  const areas = Object.entries(holdings).flatMap(([tier, all]) =>
    Object.entries(all).map(([name, areaHa]) => ({ tier, name, areaHa })),
  );

  it.each(areas)('give $name, a $tier, $areaHa ha', (holding) => {
    expect(vineyards.filter(({ name }) => name === holding.name)).toEqual([expect.objectContaining(holding)]);
  });

  it.each(tiers)('of the tier %s are numbered from 1 without a gap', (tier) => {
    const orders = vineyards.filter((one) => one.tier === tier).map(({ order }) => order);
    expect(orders.sort((a, b) => a - b)).toEqual(orders.map((_, index) => index + 1));
  });

  it.each(Object.entries(records))('say of %s %o', (name, facts) => {
    expect(vineyards).toContainEqual(expect.objectContaining({ name, ...facts }));
  });

  it.each([
    ['Richebourg', /four/i, /quatre/i],
    ['Romanée-Saint-Vivant', /two/i, /deux/i],
    ['Musigny', /four\b.*\btwo\b.*\btwo/i, /quatre\b.*\bdeux\b.*\bdeux/i],
  ])('divide %s as the specification does', (name, english, french) => {
    expect(wordsOn(name, 'en')?.parcels).toMatch(english);
    expect(wordsOn(name, 'fr')?.parcels).toMatch(french);
  });

  it.each(['Clos de la Roche', 'Latricières-Chambertin'])('turn %s to the east-southeast', (name) => {
    expect(localeCodes.map((locale) => wordsOn(name, locale)?.aspect)).toEqual(['east-southeast', 'est-sud-est']);
  });
});

describe('the vintages and the dictionary', () => {
  it.each(Object.entries(vintages))('give the numbers of %s', (year, given) => {
    const facts = entriesOf(library, 'vintageFacts').find(({ document }) => document.name === year);
    expect(facts?.data).toMatchObject(given);
  });

  it.each(localeCodes)('have every text of the specification (%s)', (locale) => {
    const words = entriesOf(library, 'translations').flatMap(({ data }) => Object.keys(data));
    const places = entriesOf(library, 'pages')
      .filter(({ document }) => document.locale === locale)
      .flatMap(placesOf);
    const expected = Object.entries(texts).flatMap(([part, keys]) => keys.map((key) => `${part}.${key}`));
    expect([...words, ...places]).toEqual(expect.arrayContaining(expected));
  });
});

// docs/behaviour.md 7.11. How the texts word a number is their own affair.
describe.each(localeCodes)('the editorial numbers in %s', (locale) => {
  const told = library.texts
    .filter((text) => text.locale === locale)
    .flatMap(({ text }) => quantitiesIn(text, locale).map(({ value, unit }) => `${value} ${unit}`.trim()));

  it.each(Object.entries(numbers))('give %s', (_, expected) => {
    expect(told).toEqual(expect.arrayContaining([...expected]));
  });
});
