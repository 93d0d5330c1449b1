import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { pageData, scriptJson } from '#routes/structured-data.ts';

const data = pageData({
  url: 'https://leroy.example/vineyard/musigny/en',
  title: 'Musigny | Brand',
  description: 'A quarter of a hectare.',
  language: 'en',
  image: 'https://leroy.example/uploads/plates/musigny-960.webp',
  crumbs: [
    { name: 'Home', url: 'https://leroy.example/en' },
    { name: 'Musigny', url: 'https://leroy.example/vineyard/musigny/en' },
  ],
  aboutEstate: true,
});

describe('pageData', () => {
  it('describes a page about the winery of the specification', () => {
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          about: {
            '@type': 'Winery',
            name: site.legalName,
            foundingDate: '1988',
            founder: { '@type': 'Person', name: site.founder },
            location: {
              address: { addressLocality: 'Auxey-Duresses', addressRegion: 'Burgundy', addressCountry: 'France' },
            },
          },
        },
      ],
    });
  });
});

describe('scriptJson', () => {
  it('lets no text end the script element', () => {
    const json = scriptJson({ text: '</script><script>alert(1)</script>' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
  });
});
