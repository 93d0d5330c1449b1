import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { menuRoutes } from '#routing/routes.ts';
import { absoluteUrl, href } from '#seo/address.ts';
import { builtPages, deployment, documentAt, readSite } from '../support/built-site.ts';

describe.each(builtPages)('$path', ({ page, locale, path }) => {
  const $ = documentAt(path);

  it('speaks its language and has one main heading', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
  });

  it('has a title that ends in the brand and a description', () => {
    expect($('title').text()).toMatch(/^.+ \| Domaine Leroy$/);
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(50);
  });

  it('has its own address as the only canonical', () => {
    const canonicals = $('link[rel=canonical]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(canonicals).toEqual([absoluteUrl(deployment, path)]);
  });

  it('offers both languages of itself in the head and in the switcher', () => {
    for (const [code, { hreflang }] of Object.entries(locales)) {
      const twin = pathTo(page, code as typeof locale);
      expect($(`link[rel=alternate][hreflang=${hreflang}]`).attr('href')).toBe(absoluteUrl(deployment, twin));
      const switches = $(`.language__list a[hreflang=${hreflang}]`)
        .map((_, link) => $(link).attr('href'))
        .get();
      expect(new Set(switches)).toEqual(new Set([href(deployment, twin)]));
    }
  });

  it('carries the menu of its language in the specified order', () => {
    const targets = $('.nav-wide nav a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(targets).toEqual(menuRoutes.map(({ id }) => href(deployment, pathTo({ id }, locale))));
  });

  it('says that it is a fan page, with brand and year', () => {
    const footer = $('footer').text();
    expect(footer).toContain('Domaine Leroy');
    expect(footer).toContain(deployment.buildDate.slice(0, 4));
    expect(footer).toMatch(locale === 'en' ? /fan page, not endorsed/ : /page de passionnés/);
    expect(footer).toMatch(locale === 'en' ? /Alcohol abuse/ : /L’abus d’alcool/);
  });

  it('has the twin file that some hosts look for', () => {
    expect(readSite(`${path}.html`)).toBe(readSite(`${path}/index.html`));
  });

  it('gives every picture its size and words', () => {
    $('img').each((_, image) => {
      const { width, height, alt } = image.attribs;
      expect(Number(width)).toBeGreaterThan(0);
      expect(Number(height)).toBeGreaterThan(0);
      expect(alt).toBeDefined();
    });
  });

  it('states each identifier once', () => {
    const ids = $('[id]')
      .map((_, element) => element.attribs.id)
      .get();
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('all pages together', () => {
  it('have titles of their own in each language', () => {
    const titles = builtPages.map(({ path, locale }) => `${locale} ${documentAt(path)('title').text()}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have descriptions of their own', () => {
    const descriptions = builtPages.map(({ path }) => documentAt(path)('meta[name=description]').attr('content'));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
