import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { href } from '#routes/address.ts';
import { deployment, documentOf, documentOfCru } from '../support/built-site.ts';
import { recordCount, slugs, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

const plateIds = readdirSync('content/en/plates').map((file) => file.replace('.md', ''));

describe.each(localeCodes)('in %s', (locale) => {
  // docs/behaviour.md 3.1, 3.2, 3.5. The paragraphs of the specification are counted in the content (tests/content).
  it.each([
    [
      'home',
      { '.hero .button': 1, '[data-scroll-arrow]': 1, '#about': 1, '#nine': 1, '#wines': 1, '#text > nav a': 4 },
    ],
    ['philosophy', { '.quote-band figcaption': 1, '.section .plate img[src*=cellar]': 1 }],
    ['vintages', { '.vintage__year': 2, '.vintage .prose': 4, '.vintage ~ .quote-band': 1 }],
  ] as const)('the page %s has the parts %o', (id, parts) => {
    const $ = documentOf({ id }, locale);
    for (const [part, count] of Object.entries(parts)) expect($(part), part).toHaveLength(count);
  });

  it('the history page has six steps, a quotation and a profile, in English', () => {
    const $ = documentOf({ id: 'history' }, locale);
    expect(texts($, '.timeline__year')).toEqual(['1868', '1942', '1974', '1988', '1993', 'Present']);
    expect($('h1').text()).toBe('Our History');
    for (const part of ['.quote-band', '#profile']) expect($(part), part).toHaveLength(1);
    expect($('article').attr('lang')).toBe(locale === 'en' ? undefined : 'en');
    expect($('[data-notice]')).toHaveLength(locale === 'en' ? 0 : 1);
  });

  it('the vineyards page has a card for every record, and a button on the cards of the Grand Crus only', () => {
    const $ = documentOf({ id: 'vineyards' }, locale);
    const tiers = $('.tier').get();
    const counts = ['grand-cru', 'premier-cru', 'villages', 'bourgogne'].map(recordCount);
    expect(tiers.map((tier) => $(tier).find('.card').length)).toEqual(counts);
    expect(tiers.map((tier) => $(tier).find('.card .button').length)).toEqual([slugs.length, 0, 0, 0]);
    expect($('.card .button').first().text()).toContain(words('vineyards.more', locale));
    expect($('.tier').last().find('.tier__intro')).toHaveLength(1);
  });

  it('the vineyards page names the holding whose square is the largest', () => {
    const $ = documentOf({ id: 'vineyards' }, locale);
    const sides = attributes($, '.card svg rect', 'width').map(Number);
    const largest = $('.card:has(svg rect)').eq(sides.indexOf(Math.max(...sides)));
    expect($('.tier__scale').text()).toContain(largest.find('h3').text());
  });

  it('the atlas and the data card place Corton-Charlemagne at Aloxe-Corton, and Les Beaux Monts in several communes', () => {
    const group = documentOf({ id: 'atlas' }, locale)('tbody').last();
    expect(group.find('[scope=rowgroup]').text().trim()).toBe(words('atlas.list.no-commune', locale));
    expect(group.text()).toContain('Les Beaux Monts');
    expect(group.text()).not.toContain('Charlemagne');
    const cru = documentOfCru('corton-charlemagne', locale);
    const commune = cru('dt').filter((_, term) => cru(term).text().trim() === words('vineyard.commune', locale));
    expect(commune.next('dd').text().trim()).toBe('Aloxe-Corton');
  });

  it('the list of plates has every plate once, at the place to which its link leads', () => {
    const $ = documentOf({ id: 'plates' }, locale);
    const list = href(deployment, pathTo({ id: 'plates' }, locale));
    expect(attributes($, 'main a[data-plate]', 'href').sort()).toEqual(plateIds.map((id) => `${list}#${id}`).sort());
    expect(attributes($, 'main li:has(a[data-plate])', 'id').sort()).toEqual(plateIds.toSorted());
  });

  it.each(slugs)('the page of %s has badge, tagline, area, tags, notes and a closing section', (slug) => {
    const $ = documentOfCru(slug, locale);
    expect($('.hero .caps > span:first-child').text()).toBe('Grand Cru');
    expect($('[data-tagline]').text()).not.toBe('');
    expect($('.hero ul li').first().text()).toMatch(locale === 'en' ? /^\d\.\d+\u00a0ha$/ : /^\d,\d+\u00a0ha$/);
    expect($('.hero ul li').length).toBeGreaterThanOrEqual(3);
    expect($('.notes-card')).toHaveLength(1);
    const ids = attributes($, '.page__part h2', 'id');
    expect(ids[0]).toBe('intro');
    expect(['closing', 'history', 'terroir', 'investment']).toContain(ids.at(-1));
  });

  it.each(['corton-charlemagne', 'corton-renardes', 'richebourg', 'romanee-saint-vivant', 'clos-de-vougeot'])(
    'the page of %s has the sections of a long page',
    (slug) => {
      const due = ['intro', 'notes', 'terroir', 'winemaking', 'tasting', 'pairings', 'investment', 'history'];
      expect(attributes(documentOfCru(slug, locale), 'h2', 'id')).toEqual(expect.arrayContaining(due));
    },
  );
});

// docs/behaviour.md 3.6. The closing section of Chambertin is its history, and has that identifier.
it.each([
  ['musigny', 'The Aristocracy of Musigny', 'Tasting Profile', 'closing', 'Red Clay Terroir'],
  [
    'clos-de-la-roche',
    'The Concentration of Clos de la Roche',
    'Distinctive Character',
    'closing',
    'Limestone-Marl Terroir',
  ],
  [
    'latricieres-chambertin',
    'The Elegance of Latricières-Chambertin',
    'Terroir Expression',
    'closing',
    'Exceptional Terroir',
  ],
  ['chambertin', 'The Majesty of Chambertin', 'The King of Wines', 'history', 'Napoleonic Heritage'],
])('the page of %s has its fixed headings', (slug, intro, notes, id, closing) => {
  const $ = documentOfCru(slug, 'en');
  expect([$('#intro').text(), $('#notes').text(), $(`#${id}`).text()]).toEqual([intro, notes, closing]);
});
