import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { site } from '#config/site.ts';
import { href } from '#routes/address.ts';
import { deployment, documentAt, documentOf, documentOfCru } from '../support/built-site.ts';
import { typeset } from '#text/typography.ts';
import { frontMatter, recordCount, slugs, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

const plateIds = readdirSync('content/en/plates').map((file) => file.replace('.md', ''));

describe.each(localeCodes)('in %s', (locale) => {
  it('the home page has its hero, its Explore button and five paragraphs', () => {
    const $ = documentOf({ id: 'home' }, locale);
    expect($('.hero h1').text()).toBe(site.brand);
    expect($('.hero .button').attr('href')).toMatch(new RegExp(`${pathTo({ id: 'vineyards' }, locale)}$`));
    expect($('[data-scroll-arrow]')).toHaveLength(1);
    expect($('#text .prose p')).toHaveLength(5);
  });

  it('the home page goes from her words to the text, its figures, the land, three wines and the questions', () => {
    const $ = documentOf({ id: 'home' }, locale);
    const parts = [
      'blockquote',
      '#about',
      '#text ul:has(.text-h2)',
      '#nine',
      '#wines',
      '#text > nav',
      '[data-next-step]',
      '#sources',
    ];
    const all = $('main *').toArray();
    const places = parts.map((part) => all.indexOf($(part).get(0) as (typeof all)[number]));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const doors = (['history', 'atlas', 'labels', 'harvests'] as const).map((id) => pathTo({ id }, locale));
    expect(attributes($, '#text > nav a', 'href')).toEqual(doors.map((path) => href(deployment, path)));
  });

  it('the philosophy page has five and three paragraphs, a quotation with its author, and a picture', () => {
    const $ = documentOf({ id: 'philosophy' }, locale);
    const counts = $('.section')
      .map((_, section) => $(section).find('.prose p').length)
      .get();
    expect(counts).toEqual([5, 3]);
    expect($('.quote-band figcaption p:first-child').text()).toContain(site.founder);
    expect($('.section .plate img[src*=cellar]')).toHaveLength(1);
  });

  it('the history page has six steps, a narrative, a quotation and a profile, in English', () => {
    const $ = documentOf({ id: 'history' }, locale);
    const years = texts($, '.timeline__year');
    expect(years).toEqual(['1868', '1942', '1974', '1988', '1993', 'Present']);
    expect($('h1').text()).toBe('Our History');
    expect($('.quote-band')).toHaveLength(1);
    expect($('#profile')).toHaveLength(1);
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
    const cards = $('.card')
      .get()
      .map((card) => ({ name: $(card).find('h3').text(), side: Number($(card).find('svg rect').attr('width')) }))
      .sort((one, other) => other.side - one.side);
    expect($('.tier__scale').text()).toContain(cards[0]?.name);
  });

  it('the atlas and the data card place Corton-Charlemagne at Aloxe-Corton, and Les Beaux Monts in several communes', () => {
    const $ = documentOf({ id: 'atlas' }, locale);
    const group = $('tbody').last();
    expect(group.find('[scope=rowgroup]').text().trim()).toBe(words('atlas.list.no-commune', locale));
    expect(group.text()).toContain('Les Beaux Monts');
    expect(group.text()).not.toContain('Charlemagne');
    const cru = documentOfCru('corton-charlemagne', locale);
    const commune = cru('dt').filter((_, term) => cru(term).text().trim() === words('vineyard.commune', locale));
    expect(commune.next('dd').text().trim()).toBe('Aloxe-Corton');
  });

  it('the list of plates has every plate once, and each has its page, which is titled in words and not indexed', () => {
    const listed = attributes(documentOf({ id: 'plates' }, locale), 'main a[data-plate]', 'href');
    const paths = plateIds.map((plate) => pathTo({ id: 'plate', params: { plate } }, locale));
    expect(listed.sort()).toEqual(paths.map((path) => href(deployment, path)).sort());
    for (const path of paths) expect(documentAt(path)('meta[name=robots]').attr('content')).toBe('noindex');
    const titles = paths.map((path) => documentAt(path)('title').text());
    // Its number alone says nothing of it.
    expect(titles.filter((title) => !/\p{Ll}{3}.*\|/u.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('the offline page is not indexed', () => {
    expect(documentOf({ id: 'offline' }, locale)('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('the vintages page has an introduction, two years of two narratives, and a closing quotation', () => {
    const $ = documentOf({ id: 'vintages' }, locale);
    const years = texts($, '.vintage__year');
    expect(years).toEqual(['2019', '2020']);
    expect($('.vintage .prose')).toHaveLength(4);
    expect($('.quote-band')).toHaveLength(1);
    expect($('.vintage, .quote-band').last().is('.quote-band')).toBe(true);
    const { quote } = frontMatter(`${locale}/pages/vintages.md`) as { quote: { author: string } };
    expect($('.quote-band figcaption p:first-child').text()).toContain(typeset(quote.author, locale));
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
});

// docs/behaviour.md 3.6
it.each([
  ['musigny', 'The Aristocracy of Musigny', 'Tasting Profile', 'Red Clay Terroir'],
  ['clos-de-la-roche', 'The Concentration of Clos de la Roche', 'Distinctive Character', 'Limestone-Marl Terroir'],
  ['latricieres-chambertin', 'The Elegance of Latricières-Chambertin', 'Terroir Expression', 'Exceptional Terroir'],
  ['chambertin', 'The Majesty of Chambertin', 'The King of Wines', 'Napoleonic Heritage'],
])('the page of %s has its fixed headings', (slug, intro, notes, closing) => {
  const $ = documentOfCru(slug, 'en');
  expect($('#intro').text()).toBe(intro);
  expect($('#notes').text()).toBe(notes);
  // The closing section of Chambertin is its history, and has that identifier.
  expect($(slug === 'chambertin' ? '#history' : '#closing').text()).toBe(closing);
});

const longPages = ['corton-charlemagne', 'corton-renardes', 'richebourg', 'romanee-saint-vivant', 'clos-de-vougeot'];
it.each(longPages.flatMap((slug) => localeCodes.map((locale) => [slug, locale] as const)))(
  'the page of %s (%s) has the sections of a long page',
  (slug, locale) => {
    const $ = documentOfCru(slug, locale);
    for (const id of ['intro', 'notes', 'terroir', 'winemaking', 'tasting', 'pairings', 'investment', 'history']) {
      expect($(`h2#${id}`), id).toHaveLength(1);
    }
  },
);
