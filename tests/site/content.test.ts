import { readdirSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { href } from '#site/address.ts';
import { deployment, documentOf, documentOfCru, readSite, siteFolder, textsOfBook } from '../support/built-site.ts';
import { frontMatter, slugs, words } from '../support/content.ts';
import { attributes, plain, texts } from '../support/elements.ts';
import { readSearch } from '../../tools/bench/search.ts';

const plateIds = readdirSync('content/en/plates').map((file) => file.replace('.md', ''));

describe.each(localeCodes)('in %s', (locale) => {
  it('the history page has six steps, in English', () => {
    const $ = documentOf({ id: 'history' }, locale);
    expect(texts($, '.timeline__year')).toEqual(['1868', '1942', '1974', '1988', '1993', 'Present']);
    expect($('h1').text()).toBe('Our History');
    expect($('[data-notice]')).toHaveLength(locale === 'en' ? 0 : 1);
    // What leads in and on is in the language of the page.
    expect($('[data-tagline]').closest('[lang]').attr('lang')).toBe(locale);
    expect($('[data-next-step]').closest('[lang]').attr('lang')).toBe(locale);
  });

  it('the history page has the specified text whole, and a French telling that book, search and twin have alone', () => {
    const specified = documentOf({ id: 'history' }, 'en');
    const $ = documentOf({ id: 'history' }, locale);
    const original = locale === 'en' ? '#text' : 'article[lang=en]';
    // Marks are numbered by the page, and have a test of their own.
    const told = (document: CheerioAPI, text: string): string[] =>
      Array.from(document(`${text} :is(h2, h3, .prose p, blockquote)`), (part) => {
        const copy = document(part).clone();
        copy.find('.citation').remove();
        return copy.text();
      });
    expect(told($, original)).toEqual(told(specified, '#text'));
    const own = locale === 'en' ? 'The Road to Lausanne' : 'Du mardi au vendredi';
    const other = locale === 'en' ? 'Du mardi au vendredi' : 'The Road to Lausanne';
    const book = textsOfBook(locale).get('EPUB/history.xhtml') ?? '';
    const twin = readSite(`${pathTo({ id: 'history' }, locale)}.md`);
    for (const form of [book, twin, readSearch(siteFolder, locale)].map((text) =>
      text.replaceAll(/[\u00a0\u202f]/g, ' '),
    )) {
      expect(form).toContain(own);
      expect(form).not.toContain(other);
    }
  });

  it('the vineyards page leads to the Grands Crus by their names and by Learn More, has no link in other rows, and names the holding whose square is the largest', () => {
    const $ = documentOf({ id: 'vineyards' }, locale);
    const more = words('vineyards.more', locale);
    for (const line of $('#grand-cru').closest('.tier').find('.holding').get()) {
      const [name = '', ...others] = texts($, 'a', line).map(plain);
      expect(others).toEqual([`${more} ${name}`]);
    }
    expect(Array.from($('.tier'), (tier) => $('.holding a', tier).length)).toEqual([2 * slugs.length, 0, 0, 0]);
    const sides = attributes($, '.holding svg rect', 'width').map(Number);
    const largest = $('.holding').eq(sides.indexOf(Math.max(...sides)));
    expect($('.tier__scale').text()).toContain(plain(largest.find('[scope=row] > span').text()));
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

  it('the data card of Corton-Renardes says that its one date is that of all other owners', () => {
    const $ = documentOfCru('corton-renardes', locale);
    const owners = $('dt').filter((_, term) => $(term).text().trim() === words('vineyard.owners', locale));
    expect(plain(owners.next('dd').text())).toContain(
      `(${words('vineyard.owners.all', locale).replace('{date}', '2017')})`,
    );
  });

  it('the list of plates has every plate once, at the place to which its link leads', () => {
    const $ = documentOf({ id: 'plates' }, locale);
    const list = href(deployment, pathTo({ id: 'plates' }, locale));
    expect(attributes($, 'main a[data-plate]', 'href').sort()).toEqual(plateIds.map((id) => `${list}#${id}`).sort());
    expect(attributes($, 'main li:has(a[data-plate])', 'id').sort()).toEqual(plateIds.toSorted());
  });

  it.each(slugs)('above the name of %s stands the first of its phrases', (slug) => {
    const { tags } = frontMatter(`${locale}/vineyards/${slug}.md`) as { tags: readonly string[] };
    const above = plain(documentOfCru(slug, locale)('h1').prev().text()).replaceAll('’', "'");
    expect(above.endsWith(tags[0] ?? '')).toBe(true);
  });

  it.each(slugs)('the cards of %s have no name without a value', (slug) => {
    expect(texts(documentOfCru(slug, locale), 'main dd').filter((value) => value.trim() === '')).toEqual([]);
  });

  it.each(slugs)('the text of %s ends in one drawing', (slug) => {
    const $ = documentOfCru(slug, locale);
    expect($('.page__part + .tail-piece')).toHaveLength(1);
    expect($('.page__part:has(.tail-piece) + .tail-piece')).toHaveLength(0);
  });

  it.each(slugs)('each drawing below a heading of %s has a caption', (slug) => {
    expect(documentOfCru(slug, locale)('.section-title .plate:not(:has(figcaption))')).toHaveLength(0);
  });

  it.each(['corton-charlemagne', 'corton-renardes', 'richebourg', 'romanee-saint-vivant', 'clos-de-vougeot'])(
    'the page of %s has the sections of a long page',
    (slug) => {
      const due = ['intro', 'notes', 'terroir', 'winemaking', 'tasting', 'pairings', 'investment', 'history'];
      expect(attributes(documentOfCru(slug, locale), 'h2', 'id')).toEqual(expect.arrayContaining(due));
    },
  );
});

// docs/behaviour.md 3.6.
it.each([
  ['musigny', 'The Aristocracy of Musigny', 'Tasting Profile', 'Red Clay Terroir'],
  ['clos-de-la-roche', 'The Concentration of Clos de la Roche', 'Distinctive Character', 'Limestone-Marl Terroir'],
  ['latricieres-chambertin', 'The Elegance of Latricières-Chambertin', 'Terroir Expression', 'Exceptional Terroir'],
  ['chambertin', 'The Majesty of Chambertin', 'The King of Wines', 'Napoleonic Heritage'],
])('the page of %s has its fixed headings', (slug, ...headings) => {
  expect(texts(documentOfCru(slug, 'en'), 'h2')).toEqual(expect.arrayContaining(headings));
});
