import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { defaultLocale, locales } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { bookPath } from '#routes/book.ts';
import { footerGroups, menuRoutes, namedRoutes, sectionOf, wayTo } from '#routes/routes.ts';
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

  it('has all that can be pressed, but the link to skip to the text, in a landmark', () => {
    const outside = $('a, button, summary')
      .not('.skip')
      .filter((_, control) => $(control).closest('header, nav, main, footer').length === 0);
    expect(outside.map((_, control) => $.html(control)).get()).toEqual([]);
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

  it('has the menu of its language in the order of the route table', () => {
    expect(attributes($, '.nav-wide nav a', 'href')).toEqual(menuRoutes.map(addressOf));
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

  it('says what it lies below, or what it opens', () => {
    const isOfMenu = menuRoutes.some(({ id }) => id === page.id);
    const way = wayTo(page.id).map(addressOf);
    const opened = sectionOf(page.id).map(({ id, fragment }) => addressOf({ id }) + fragment);
    expect(attributes($, '.trail a', 'href')).toEqual(isOfMenu ? opened : way);
    expect(attributes($, '.nav-wide nav [aria-current=true]', 'href')).toEqual(isOfMenu ? [] : way.slice(1));
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
  it('have titles of their own in each language', () => {
    const titles = builtPages.map(({ path, locale }) => `${locale} ${documentAt(path)('title').text()}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('give every picture its size and words', () => {
    const pictures = builtPages.flatMap(({ path }) => {
      const $ = documentAt(path);
      return $('img')
        .get()
        .map(({ attribs: { src, width, height, alt } }) => ({ path, src, width, height, alt }));
    });
    // Every page but the sitemap tool has at least the picture of its hero.
    expect(pictures.length).toBeGreaterThan(builtPages.length);
    const faults = pictures.filter(
      ({ width, height, alt }) => !(Number(width) > 0 && Number(height) > 0) || alt === undefined,
    );
    expect(faults).toEqual([]);
  });

  it('have descriptions of their own', () => {
    const descriptions = builtPages.map(({ path }) => documentAt(path)('meta[name=description]').attr('content'));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
