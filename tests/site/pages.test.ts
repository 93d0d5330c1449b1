import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { defaultLocale, locales } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { bookPath } from '#routes/book.ts';
import { footerGroups, namedRoutes } from '#routes/routes.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { builtPages, deployment, documentAt, documentOf, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

describe.each(builtPages)('$path', ({ page, locale, path }) => {
  const $ = documentAt(path);
  const addressOf = ({ id }: { readonly id: (typeof namedRoutes)[number]['id'] }) =>
    href(deployment, pathTo({ id }, locale));

  it('states its language and has one main heading', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
  });

  it('has a title that ends in the brand and a description, neither longer than results of a search show', () => {
    const title = $('title').text();
    expect(title).toMatch(new RegExp(`^.+ \\| ${site.brand}$`));
    expect(title.length).toBeLessThanOrEqual(60);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('gives the year of each source or says that it has none', () => {
    const years = texts($, 'section.sources ol > li').map((source) => source.trim().slice(-6));
    const year = locale === 'fr' ? /(?: \d{4}|s\.\sd)\.$/ : /(?: \d{4}|n\.d)\.$/;
    expect(years.filter((end) => !year.test(end))).toEqual([]);
  });

  it('names the bodies of its sources in its own language', () => {
    const foreign = locale === 'fr' ? 'Bourgogne Wine Board' : 'Interprofession';
    expect($('section.sources ol').text()).not.toContain(foreign);
  });

  it('has its own address as the only canonical, and without the scheme for the foot of its printed sheets', () => {
    expect(attributes($, 'link[rel=canonical]', 'href')).toEqual([absoluteUrl(deployment, path)]);
    expect(`https://${$('html').attr('data-address')}`).toBe(absoluteUrl(deployment, path));
  });

  it('links to both languages of itself in the head and in the switcher', () => {
    for (const [code, { hreflang }] of Object.entries(locales)) {
      const twin = pathTo(page, code as typeof locale);
      expect($(`link[rel=alternate][hreflang=${hreflang}]`).attr('href')).toBe(absoluteUrl(deployment, twin));
      const switches = attributes($, `header a[hreflang=${hreflang}]`, 'href');
      expect(new Set(switches)).toEqual(new Set([href(deployment, twin)]));
      expect(new Set(attributes($, `header a[hreflang=${hreflang}]`, 'lang'))).toEqual(new Set([code]));
    }
  });

  it('lists every page that has a name once in the footer, below the head of its group', () => {
    const expected = [...namedRoutes.map(addressOf), href(deployment, bookPath(locale)), '#top'];
    expect(attributes($, 'footer a', 'href').sort()).toEqual(expected.sort());
    expect(texts($, 'footer h2')).toEqual(footerGroups.map((group) => words(`footer.group.${group}`, locale)));
    // The tool stands in the small print.
    expect(attributes($, 'footer nav ul a', 'href')).not.toContain(addressOf({ id: 'sitemap' }));
  });

  it('has the same parts in every language, so that a change of language keeps the place', () => {
    if (page.id === 'az') return;
    const ids = (code: typeof locale) =>
      attributes(documentOf(page, code), 'main :is(section, h2, h3)[id]:not(#glossary)', 'id');
    expect(ids(locale)).toEqual(ids(defaultLocale));
  });

  it('ends in a footer with brand, year, disclaimer and health notice', () => {
    const footer = $('footer').text();
    const year = deployment.buildDate.slice(0, 4);
    expect(footer).toContain(`© ${year} ${site.brand}. ${words('footer.copyright', locale)}`);
    expect(footer).toContain(words('footer.health', locale));
  });

  it('has the twin file that some hosts look for', () => {
    expect(readSite(`${path}.html`)).toBe(readSite(`${path}/index.html`));
  });
});

describe('all pages together', () => {
  it('have titles and descriptions of their own in each language', () => {
    for (const part of ['title', 'meta[name=description]']) {
      const texts = builtPages.map(({ path, locale }) => {
        const element = documentAt(path)(part);
        return `${locale} ${element.attr('content') ?? element.text()}`;
      });
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  // The words of pictures are asked by the HTML validator and axe.
  it('give every picture its size', () => {
    const faults = builtPages.flatMap(({ path }) =>
      documentAt(path)('img')
        .get()
        .filter(({ attribs: { width, height } }) => !(Number(width) > 0 && Number(height) > 0))
        .map(({ attribs: { src } }) => ({ path, src })),
    );
    expect(faults).toEqual([]);
  });
});
