import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#language/locales.ts';
import { figuresIn } from '../../tools/content/figures.ts';
import { entriesOf, loadLibrary, vineyardsOf, type Entry } from '../../tools/content/library.ts';
import { readBlocks } from '../../tools/content/texts.ts';

/** The specification's table of holdings, in hectares (docs/behaviour.md 7.11). A tier may have more. */
const HOLDINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'grand-cru': {
    'Corton-Charlemagne': 0.4315,
    'Corton-Renardes': 0.5014,
    Richebourg: 0.7765,
    'Romanée-Saint-Vivant': 0.9929,
    'Clos de Vougeot': 1.9069,
    Musigny: 0.27,
    'Clos de la Roche': 0.665,
    'Latricières-Chambertin': 0.5715,
    Chambertin: 0.7,
  },
  'premier-cru': {
    Volnay: 0.351,
    'Savigny-lès-Beaune': 0.8102,
    'Nuits-Saint-Georges': 0.378,
    'Nuits-Saint-Georges Aux Boudots': 1.1968,
    'Vosne-Romanée Aux Brulées': 0.2713,
    'Vosne-Romanée Les Beaux Monts': 2.6113,
    'Chambolle-Musigny Les Charmes': 0.2294,
    'Gevrey-Chambertin Aux Combottes': 0.463,
  },
  villages: {
    'Auxey-Duresses': 1.25,
    'Pommard Les Trois Follots': 0.0682,
    'Pommard Les Vignots': 1.2599,
    'Nuits-Saint-Georges Aux Allots': 0.5215,
    'Nuits-Saint-Georges Aux Lavières': 0.6916,
    'Nuits-Saint-Georges Au Bas de Combe': 0.1454,
    'Vosne-Romanée Aux Genaivrières': 1.2331,
    'Chambolle-Musigny Les Fremières': 0.3499,
    'Gevrey-Chambertin': 0.1095,
  },
  bourgogne: {
    Aligoté: 2.5791,
    Blanc: 0.3519,
    Rouge: 0.7411,
    'Coteaux Bourguignons Blanc': 0.2627,
    'Coteaux Bourguignons Rouge': 0.5229,
  },
};

const numbered = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}.p${index + 1}`);

/** The specification's keys, of which most are places of a page now: `home.about.p5` is a paragraph. Pages may have more. */
const KEYS = [
  ...['home', 'philosophy', 'history', 'vineyards', 'vintages'].map((page) => `nav.${page}`),
  ...['home.title', 'home.subtitle', 'home.explore', 'home.about.title', ...numbered('home.about', 5)],
  ...['title', 'subtitle', 'spirit.title', 'quote', 'quote.author', 'excellence.title'].map(
    (key) => `philosophy.${key}`,
  ),
  ...[...numbered('philosophy.spirit', 5), ...numbered('philosophy.excellence', 3)],
  ...['title', 'subtitle', 'intro.title', 'intro.p1', 'vineyard', 'winery', 'quote', 'quote.author'].map(
    (key) => `vintages.${key}`,
  ),
  'footer.copyright',
];

const library = await loadLibrary('.');

/** The places of a page that hold words: `home.title`, `home.about.title`, `home.about.p1`, `vintages.quote`. */
function placesOf({ document, data }: Entry<'pages'>): string[] {
  const sections = Map.groupBy(readBlocks(document), ({ section }) => section);
  const texts = [...sections].flatMap(([section, blocks]) => [
    `${section}.title`,
    ...blocks.filter(({ kind }) => kind === 'paragraph').map((_, index) => `${section}.p${index + 1}`),
  ]);
  const head = ['title', ...(data.subtitle ? ['subtitle'] : []), ...(data.quote ? ['quote', 'quote.author'] : [])];
  return [...head, ...texts].map((place) => `${document.name}.${place}`);
}
const vineyards = vineyardsOf(library).map(({ document: { file, name: slug }, data }) => ({
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
  const holdings = Object.entries(HOLDINGS).flatMap(([tier, areas]) =>
    Object.entries(areas).map(([name, areaHa]) => ({ tier, name, areaHa })),
  );

  it.each(holdings)('give $name, a $tier, $areaHa ha', (holding) => {
    expect(vineyards.filter(({ name }) => name === holding.name)).toEqual([expect.objectContaining(holding)]);
  });

  it.each(Object.keys(HOLDINGS))('of the tier %s are numbered from 1 without a gap', (tier) => {
    const orders = vineyards.filter((one) => one.tier === tier).map(({ order }) => order);
    expect(orders.sort((a, b) => a - b)).toEqual(orders.map((_, index) => index + 1));
  });

  it.each([
    ['Corton-Charlemagne', { acquired: 1988 }],
    ['Musigny', { acquired: 1990, ageingYears: [20, 30], commune: 'Chambolle-Musigny' }],
    ['Clos de la Roche', { acquired: 1989, ageingYears: [15, 25], commune: 'Morey-Saint-Denis' }],
    ['Latricières-Chambertin', { acquired: 1989, commune: 'Gevrey-Chambertin' }],
    ['Chambertin', { commune: 'Gevrey-Chambertin' }],
    ['Savigny-lès-Beaune', { firstVintage: 1990 }],
  ])('say of %s %o', (name, facts) => {
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

  it.each(Object.keys(HOLDINGS['grand-cru'] ?? {}))('give the grape of %s', (name) => {
    const grape = name === 'Corton-Charlemagne' ? 'chardonnay' : 'pinot-noir';
    expect(vineyards.find((one) => one.name === name)?.grape).toBe(grape);
  });
});

describe('the vintages and the dictionary', () => {
  const vintages = entriesOf(library, 'vintageFacts').map(({ document, data }) => ({ ...data, year: document.name }));

  it.each([
    {
      year: '2019',
      harvest: { from: new Date('2019-09-10'), to: new Date('2019-09-19') },
      yieldHlPerHa: 20,
      yieldQualifier: 'just-under',
    },
    { year: '2020', yieldHlPerHa: 15, yieldQualifier: 'about' },
  ])('give the figures of $year', (vintage) => {
    expect(vintages).toContainEqual(expect.objectContaining(vintage));
  });

  it.each(localeCodes)('have every text of the specification (%s)', (locale) => {
    const words = entriesOf(library, 'translations').flatMap(({ data }) => Object.keys(data));
    const places = entriesOf(library, 'pages')
      .filter(({ document }) => document.locale === locale)
      .flatMap(placesOf);
    expect([...words, ...places]).toEqual(expect.arrayContaining(KEYS));
  });
});

// docs/behaviour.md 7.11. How the texts word a figure is their own affair.
describe.each(localeCodes)('the editorial figures in %s', (locale) => {
  const figures = library.texts
    .filter((text) => text.locale === locale)
    .flatMap(({ text }) => figuresIn(text, locale).map(({ value, unit }) => `${value} ${unit}`.trim()));

  it.each([
    ['the area of the estate', ['23 ha']],
    ['the bottles of a year', ['40000']],
    ['the average yield', ['15 hl/ha']],
    ['the yields of the vineyards', ['15 hl/ha', '30 hl/ha']],
    ['the base yields', ['35 hl/ha', '37 hl/ha']],
    ['the staff', ['60']],
    ['the months in new oak', ['14 months', '18 months']],
    ['the heat of fermentation', ['30 °C', '33 °C']],
    ['the vintages told', ['2004', '2021']],
    ['the picking of 2019', ['10 September', '19 September']],
    ['the yields of 2019 and 2020', ['20 hl/ha', '15 hl/ha']],
    ['the founding and the purchases', ['1988', '1989', '1990']],
    ['the beginning of the timeline', ['1868']],
  ])('give %s', (_, expected) => {
    expect(figures).toEqual(expect.arrayContaining(expected));
  });
});
