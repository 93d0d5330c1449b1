import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { pageHead, unlistedHead, type HeadTag } from '#seo/head.ts';

const tags = pageHead({
  page: { id: 'vineyard', params: { slug: 'musigny' } },
  locale: 'fr',
  siteAddress: { origin: 'https://leroy.example', base: '/estate' },
  title: 'Musigny',
  description: 'Un quart d’hectare.',
  image: { path: '/uploads/plates/musigny-960.webp', width: 960, height: 540, type: 'image/webp', alt: 'Un coteau' },
});

const link = (rel: string): HeadTag[] =>
  tags.filter(({ tag, attributes }) => tag === 'link' && attributes?.rel === rel);
const meta = (name: string): string[] =>
  tags.flatMap(({ attributes }) =>
    attributes?.property === name || attributes?.name === name ? [attributes.content ?? ''] : [],
  );

describe('pageHead', () => {
  it('titles the document "page title | brand"', () => {
    expect(tags.find(({ tag }) => tag === 'title')?.content).toBe(`Musigny | ${site.brand}`);
  });

  it('has one canonical address: the origin plus the path of the current language', () => {
    expect(link('canonical').map(({ attributes }) => attributes?.href)).toEqual([
      'https://leroy.example/estate/vignoble/musigny',
    ]);
  });

  it('names an alternate for each language and the default', () => {
    const languages = link('alternate').flatMap(({ attributes }) => attributes?.hreflang ?? []);
    expect(languages).toEqual(['en', 'fr', 'x-default']);
  });

  it.each([
    ['og:locale', 'fr_FR'],
    ['og:locale:alternate', 'en_GB'],
    ['og:url', 'https://leroy.example/estate/vignoble/musigny'],
    ['og:image', 'https://leroy.example/estate/uploads/plates/musigny-960.webp'],
    ['og:image:alt', 'Un coteau'],
    ['twitter:card', 'summary_large_image'],
    ['description', 'Un quart d’hectare.'],
  ])('sets %s once, to %s', (name, value) => {
    expect(meta(name)).toEqual([value]);
  });
});

describe('unlistedHead', () => {
  it('asks search engines to pass over the page', () => {
    const head = unlistedHead({ title: 'Page not found' });
    expect(head).toContainEqual({ tag: 'title', content: `Page not found | ${site.brand}` });
    expect(head).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
    expect(head.some(({ attributes }) => attributes?.rel === 'canonical')).toBe(false);
  });
});
