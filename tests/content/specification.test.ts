import { describe, expect, it } from 'vitest';
import { collections } from '#collections/definitions.ts';
import { localeCodes } from '#i18n/locales.ts';
import { figuresOf } from '../../tools/content/figures.ts';
import { entriesOf } from '../../tools/content/library.ts';
import { library } from './library.ts';

const vineyards = [...entriesOf(library, collections.grandCrus), ...entriesOf(library, collections.vineyards)].map(
  ({ document, data }) => ({ ...data.appellation, ...data, tier: document.file.split('/')[2] ?? '' }),
);

describe('the vineyard records', () => {
  it.each([
    ['grand-cru', 9],
    ['premier-cru', 8],
    ['villages', 9],
    ['bourgogne', 5],
  ])('has in the tier %s %i records, numbered from 1 without a gap', (tier, count) => {
    const orders = vineyards.filter((one) => one.tier === tier).map(({ order }) => order);
    expect(orders.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  // Specification 3, added up tier by tier; in square metres, which add up without rounding.
  it.each([
    [['grand-cru'], 68_157],
    [['grand-cru', 'premier-cru', 'villages', 'bourgogne'], 232_135],
  ])('adds up in the tiers %o to %i square metres', (tiers, squareMetres) => {
    const own = vineyards.filter(({ tier }) => tiers.includes(tier));
    expect(own.reduce((sum, { areaHa }) => sum + Math.round(areaHa * 10_000), 0)).toBe(squareMetres);
  });

  // Specification 3.
  it.each([
    ['Corton-Charlemagne', 0.4315],
    ['Corton-Renardes', 0.5014],
    ['Richebourg', 0.7765],
    ['Romanée-Saint-Vivant', 0.9929],
    ['Clos de Vougeot', 1.9069],
    ['Musigny', 0.27],
    ['Clos de la Roche', 0.665],
    ['Latricières-Chambertin', 0.5715],
    ['Chambertin', 0.7],
    ['Volnay', 0.351],
    ['Savigny-lès-Beaune', 0.8102],
    ['Nuits-Saint-Georges', 0.378],
    ['Nuits-Saint-Georges Aux Boudots', 1.1968],
    ['Vosne-Romanée Aux Brulées', 0.2713],
    ['Vosne-Romanée Les Beaux Monts', 2.6113],
    ['Chambolle-Musigny Les Charmes', 0.2294],
    ['Gevrey-Chambertin Aux Combottes', 0.463],
    ['Auxey-Duresses', 1.25],
    ['Pommard Les Trois Follots', 0.0682],
    ['Pommard Les Vignots', 1.2599],
    ['Nuits-Saint-Georges Aux Allots', 0.5215],
    ['Nuits-Saint-Georges Aux Lavières', 0.6916],
    ['Nuits-Saint-Georges Au Bas de Combe', 0.1454],
    ['Vosne-Romanée Aux Genaivrières', 1.2331],
    ['Chambolle-Musigny Les Fremières', 0.3499],
    ['Gevrey-Chambertin', 0.1095],
    ['Aligoté', 2.5791],
    ['Blanc', 0.3519],
    ['Rouge', 0.7411],
    ['Coteaux Bourguignons Blanc', 0.2627],
    ['Coteaux Bourguignons Rouge', 0.5229],
  ])('gives %s %d ha', (name, areaHa) => {
    expect(vineyards.filter((one) => one.name === name)).toEqual([expect.objectContaining({ areaHa })]);
  });

  it.each([
    ['Corton-Charlemagne', { acquired: 1988, grape: 'chardonnay' }],
    ['Musigny', { acquired: 1990, ageingYears: [20, 30], commune: 'Chambolle-Musigny' }],
    ['Clos de la Roche', { acquired: 1989, ageingYears: [15, 25], commune: 'Morey-Saint-Denis' }],
    ['Latricières-Chambertin', { acquired: 1989, commune: 'Gevrey-Chambertin' }],
    ['Chambertin', { commune: 'Gevrey-Chambertin' }],
    ['Savigny-lès-Beaune', { firstVintage: 1990 }],
    ['Clos de la Roche', { aspect: { en: 'east-southeast', fr: 'est-sud-est' } }],
    ['Latricières-Chambertin', { aspect: { en: 'east-southeast', fr: 'est-sud-est' } }],
  ])('says of %s %o', (name, facts) => {
    expect(vineyards).toContainEqual(expect.objectContaining({ name, ...facts }));
  });

  it.each([
    ['Richebourg', /four/i, /quatre/i],
    ['Romanée-Saint-Vivant', /two/i, /deux/i],
    ['Musigny', /four, two .* two/i, /quatre, deux .* deux/i],
  ])('divides %s as the specification does', (name, english, french) => {
    const parcels = vineyards.find((one) => one.name === name)?.parcels;
    expect(parcels?.en).toMatch(english);
    expect(parcels?.fr).toMatch(french);
  });

  it('has eight red Grands Crus from Pinot Noir and one white from Chardonnay', () => {
    const wines = vineyards.filter(({ tier }) => tier === 'grand-cru').map(({ grape }) => grape);
    expect(wines.sort()).toEqual(['chardonnay', ...Array.from({ length: 8 }, () => 'pinot-noir')]);
  });
});

describe('the vintage records', () => {
  const vintages = entriesOf(library, collections.vintages).map(({ document, data }) => ({
    ...data,
    year: Number(document.id.split('/')[0]),
  }));

  it('tell 2019 and 2020', () => {
    expect(vintages.map(({ year }) => year).sort()).toEqual([2019, 2020]);
  });

  it('give the picking of 2019 and the yields of both years', () => {
    const harvest = { from: new Date('2019-09-10'), to: new Date('2019-09-19') };
    expect(vintages).toContainEqual(
      expect.objectContaining({ year: 2019, harvest, yieldHlPerHa: 20, yieldQualifier: 'just-under' }),
    );
    expect(vintages).toContainEqual(
      expect.objectContaining({ year: 2020, yieldHlPerHa: 15, yieldQualifier: 'about' }),
    );
  });
});

describe('the timeline', () => {
  it('has its six steps', () => {
    const steps = entriesOf(library, collections.history).flatMap(({ data }) => data.steps.map(({ year }) => year));
    expect(steps).toEqual([1868, 1942, 1974, 1988, 1993, 'present']);
  });
});

// Specification 9; the patterns are what the texts must say, with ordinary spaces.
describe.each(localeCodes)('the editorial figures in %s', (locale) => {
  const texts = library.passages
    .filter((passage) => passage.locale === locale)
    .map(({ text }) => text.replace(/\s+/g, ' '));
  const figures = library.passages.filter((passage) => passage.locale === locale).flatMap(figuresOf);

  it.each([
    ['the area of the estate', /about 23 hectares/i, /environ 23 hectares/i],
    ['the bottles of a year', /about 40,000 bottles/i, /environ 40 000 bouteilles/i],
    ['the average yield', /average yield is about 15 hl\/ha/i, /rendement moyen .{0,20}15 hl\/ha/i],
    ['the yields of the vineyards', /about 15 to 30 hl\/ha/i, /(?:de|d'environ) 15 à 30 hl\/ha/i],
    ['the base yields', /base yield of 35 to 37 hl\/ha/i, /rendement de base .{0,20}35 à 37 hl\/ha/i],
    ['the staff', /up to 60 people/i, /jusqu'à 60 personnes/i],
    ['the months in new oak', /new oak.*14 to 18 months/i, /fût neuf de 14 à 18 mois/i],
    ['the heat of fermentation', /under 30 °C and may rise to 33 °C/i, /sous 30 °C.*jusqu'à 33 °C/i],
    ['the vintages told', /from 2004 to 2021, ten of them featured/i, /de 2004 à 2021, on en a retenu dix/i],
    ['the picking of 2019', /from 10 to 19 September/i, /du 10 au 19 septembre/i],
    ['the yield of 2019', /just under 20 hl\/ha/i, /un peu (?:moins de|au-dessous de) 20 hl\/ha/i],
    ['the yield of 2020', /yield of about 15 hl\/ha/i, /rendement d'environ 15 hl\/ha/i],
    ['the founding', /biodynamically since 1988/i, /en biodynamie depuis 1988/i],
    ['the ageing of Musigny', /20–30 years/i, /de 20 à 30 ans/i],
    ['the ageing of Clos de la Roche', /15–25 years/i, /de 15 à 25 ans/i],
  ])('say %s', (_, english, french) => {
    const pattern = { en: english, fr: french }[locale];
    expect(texts.filter((text) => pattern.test(text))).not.toHaveLength(0);
  });

  it.each([1868, 1988, 1989, 1990, 2004, 2019, 2020, 2021])('name the year %i', (value) => {
    expect(figures).toContainEqual({ value, unit: '' });
  });
});
