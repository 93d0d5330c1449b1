import { expect, it } from 'vitest';
import { pageHead } from '#routes/head.ts';

const head = {
  page: { id: 'vineyard', params: { slug: 'musigny' } },
  locale: 'fr',
  siteAddress: { origin: 'https://leroy.example', base: '/estate' },
  title: 'Musigny',
  feed: { path: '/corrections-fr.atom', name: 'Corrections' },
  citation: { title: 'Musigny', publisher: 'Site', changed: '2026-11-23', language: 'fr' },
  description: 'Un quart d’hectare.',
  image: { path: '/uploads/plates/musigny-960.webp', width: 960, height: 540, type: 'image/webp', alt: 'Un coteau' },
} as const satisfies Parameters<typeof pageHead>[0];
const tags = pageHead(head);

const meta = (name: string, of = tags): string[] =>
  of.flatMap(({ attributes }) =>
    attributes?.property === name || attributes?.name === name ? [attributes.content ?? ''] : [],
  );

it.each([
  ['vineyards', []],
  ['offline', ['noindex']],
] as const)('the page %s, which the sitemap has or has not, says %j to robots', (id, robots) => {
  expect(meta('robots', pageHead({ ...head, page: { id } }))).toEqual(robots);
});

it.each([
  ['og:locale', 'fr_FR'],
  ['og:locale:alternate', 'en_GB'],
  ['og:url', 'https://leroy.example/estate/vignoble/musigny'],
  ['og:image', 'https://leroy.example/estate/uploads/plates/musigny-960.webp'],
  ['og:image:alt', 'Un coteau'],
  ['citation_title', 'Musigny'],
  ['citation_publication_date', '2026/11/23'],
  ['citation_public_url', 'https://leroy.example/estate/vignoble/musigny'],
  ['twitter:card', 'summary_large_image'],
  ['description', 'Un quart d’hectare.'],
])('the head sets %s once, to %s', (name, value) => {
  expect(meta(name)).toEqual([value]);
});
