import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { pageHead, unlistedHead } from '#seo/head.ts';

const tags = pageHead({
  page: { id: 'vineyard', params: { slug: 'musigny' } },
  locale: 'fr',
  siteAddress: { origin: 'https://leroy.example', base: '/estate' },
  title: 'Musigny',
  description: 'Un quart d’hectare.',
  image: { path: '/uploads/plates/musigny-960.webp', width: 960, height: 540, type: 'image/webp', alt: 'Un coteau' },
});

const meta = (name: string): string[] =>
  tags.flatMap(({ attributes }) =>
    attributes?.property === name || attributes?.name === name ? [attributes.content ?? ''] : [],
  );

describe('pageHead', () => {
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
