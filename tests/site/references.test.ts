import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#language/locales.ts';
import { documentAt, documentOfCru, indexedPages } from '../support/built-site.ts';
import { frontMatter, slugs } from '../support/content.ts';
import { texts } from '../support/elements.ts';

interface Facts {
  readonly sources: readonly { readonly title: string; readonly lang?: Locale; readonly address?: string }[];
}

const records = slugs.map((slug) => ({
  slug,
  ...(frontMatter(`facts/vineyards/grand-cru/${slug}.md`) as Facts),
}));

describe('the end of a page', () => {
  /** The index states no facts but those of the pages that it leads to; two pages none but what the site itself is. */
  const stateNone: readonly string[] = ['az', 'plates', 'accessibility'];
  const factual = indexedPages.filter(({ page }) => !stateNone.includes(page.id));

  /** Every fact of these pages comes from one set of data. */
  const ofOneSource = ['atlas', 'harvests', 'data', 'compare'];

  it.each(factual)(
    'of $path names its sources, under their kinds, by number, with the day of the addresses',
    ({ page, path }) => {
      const $ = documentAt(path);
      expect($('.sources ol li').length).toBeGreaterThanOrEqual(ofOneSource.includes(page.id) ? 1 : 3);
      const lists = $('.sources ol').get();
      for (const list of lists) {
        const numbers = $(list).children().get();
        expect($(list).prev('h3').text()).not.toBe('');
        expect(numbers.map((item) => `source-${item.attribs.value ?? ''}`)).toEqual(
          numbers.map(({ attribs }) => attribs.id),
        );
      }
      expect(new Set(texts($, '.sources h3')).size).toBe(lists.length);
      if ($('.sources ol a[rel=external]').length > 0) expect($('.sources details > p').text()).toMatch(/\s20\d\d\.$/);
    },
  );
});

describe.each(localeCodes)('the end of a vineyard page (%s)', (locale) => {
  it.each(records)('of $slug gives each title its language where it is not that of the page', ({ slug, sources }) => {
    const $ = documentOfCru(slug, locale);
    const printed = $('.sources ol li :is(a[rel=external] > span, cite)').map(
      (_, title) => title.attribs.lang ?? 'none',
    );
    expect(printed.get()).toEqual(sources.map(({ lang }) => (lang === undefined || lang === locale ? 'none' : lang)));
  });
});
