import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { climat, estateOnPage, scriptJson } from '#routes/structured-data.ts';

const address = { origin: 'https://leroy.example', base: '/estate' };

describe('estateOnPage', () => {
  it('is the winery of the specification, under the one identifier of the estate', () => {
    const page = { url: 'https://leroy.example/estate/vineyard/musigny/en', description: 'A quarter of a hectare.' };
    expect(estateOnPage(address, page)).toEqual({
      '@type': 'Winery',
      '@id': 'https://leroy.example/estate/#estate',
      name: site.legalName,
      ...page,
      foundingDate: '1988',
      founder: { '@type': 'Person', '@id': 'https://leroy.example/estate/#founder', name: site.founder },
      location: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Auxey-Duresses',
          addressRegion: 'Burgundy',
          addressCountry: 'France',
        },
      },
    });
  });
});

describe('climat', () => {
  it('says latitude before longitude, as schema.org does', () => {
    const place = climat(address, {
      id: 'grand-cru/musigny',
      name: 'Musigny',
      communes: [],
      position: [4.95, 47.18],
      bounds: [
        [4.94, 47.17],
        [4.96, 47.19],
      ],
      areas: [],
    });
    expect(place).toMatchObject({
      geo: [{ latitude: 47.18, longitude: 4.95 }, { box: '47.17 4.94 47.19 4.96' }],
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
