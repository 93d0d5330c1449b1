import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { site } from '#config/site.ts';
import type { PageRef } from '#routes/routes.ts';
import { href } from '#routes/address.ts';
import { deployment, documentOf, documentOfCru } from '../support/built-site.ts';
import { typeset } from '#text/typography.ts';
import { frontMatter, recordCount, slugs, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

const plateIds = readdirSync('content/en/plates').map((file) => file.replace('.md', ''));

describe.each(localeCodes)('in %s', (locale) => {
  const addressOf = (page: PageRef) => href(deployment, pathTo(page, locale));

  it('the home page has its hero, its Explore button, its arrow and five paragraphs', () => {
    const $ = documentOf({ id: 'home' }, locale);
    expect($('.hero h1').text()).toBe(site.brand);
    expect($('.hero .button').attr('href')).toBe(addressOf({ id: 'vineyards' }));
    expect($('[data-scroll-arrow]')).toHaveLength(1);
    expect($('#text .prose p')).toHaveLength(5);
  });

  it('the home page goes from her words to the text, its figures, the land, three wines and the questions', () => {
    const $ = documentOf({ id: 'home' }, locale);
    const parts = ['blockquote', '#about', '#text ul:has(.text-h2)', '#nine', '#wines', '#text > nav'];
    const all = $('main *');
    const places = [...parts, '[data-next-step]', '#sources'].map((part) => all.index($(part).first()));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    const [history, vineyards, labels, harvests] = (['history', 'vineyards', 'labels', 'harvests'] as const).map((id) =>
      addressOf({ id }),
    );
    const doors = [history, `${vineyards}#visit`, labels, harvests];
    expect(attributes($, '#text > nav a', 'href')).toEqual(doors);
  });

  it('the philosophy page has five and three paragraphs, a quotation with its author, and a picture', () => {
    const $ = documentOf({ id: 'philosophy' }, locale);
    expect(Array.from($('.section'), (section) => $(section).find('.prose p').length)).toEqual([5, 3]);
    expect($('.quote-band figcaption p:first-child').text()).toContain(site.founder);
    expect($('.section .plate img[src*=cellar]')).toHaveLength(1);
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

  it('the offline page is not indexed', () => {
    expect(documentOf({ id: 'offline' }, locale)('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('the vintages page has two years and a closing quotation', () => {
    const $ = documentOf({ id: 'vintages' }, locale);
    expect(texts($, '.vintage__year')).toEqual(['2019', '2020']);
    expect($('.vintage .prose')).toHaveLength(4);
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
