import { describe, expect, it } from 'vitest';
import { builtPages, documentAt } from '../support/built-site.ts';

describe('the end of a page', () => {
  const factual = builtPages.filter(({ page }) => page.id !== 'sitemap');

  it.each(factual)('of $path names its sources', ({ path }) => {
    expect(documentAt(path)('#sources + ul li').length).toBeGreaterThan(2);
  });

  it.each([
    ['/vineyard/musigny/en', 'Note, 21 November 2026: The year 1990 is that of the two central plots.'],
    ['/vignoble/musigny', 'Note du 21 novembre 2026 : L’année 1990 est celle des deux parcelles du centre.'],
    ['/histoire', 'Note du 21 novembre 2026 : De 1974, on dit parfois'],
    ['/vintages/en', 'Note, 21 November 2026: For 2019 Vinous has printed a yield of 15.4 hl/ha.'],
  ])('of %s tells in a dated note what is doubtful', (path, beginning) => {
    const $ = documentAt(path);
    const note = $('#sources + ul li:has(time)').first();
    expect(note.text().trim().replaceAll('\u00a0', ' ')).toMatch(new RegExp(`^${beginning}`));
    expect(note.find('time').attr('datetime')).toBe('2026-11-21');
  });

  it.each([
    ['/vineyard/clos-de-vougeot/en', { 'The 2015s From Bottle': undefined, 'C’est un animal la vigne…': 'fr' }],
    ['/vignoble/clos-de-vougeot', { 'The 2015s From Bottle': 'en', 'C’est un animal la vigne…': undefined }],
  ])('of %s gives foreign titles their language', (path, expected) => {
    const $ = documentAt(path);
    const languages = $('#sources + ul li a').map((_, title) => [[$(title).text(), title.attribs.lang]]);
    expect(Object.fromEntries(languages.get())).toMatchObject(expected);
  });
});
