import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { site } from '#site/site.ts';
import { locales } from '#language/locales.ts';
import { href } from '#site/address.ts';
import { answers, builtPages, deployment, documentAt } from '../support/built-site.ts';
import { facingPages, tastingSheets } from '../support/site-pages.ts';
import { attributes } from '../support/elements.ts';

/** Addresses in attributes of a document: links, pictures, scripts, fonts. */
function addresses($: CheerioAPI): string[] {
  const names = ['href', 'src', 'component-url', 'renderer-url'];
  const single = names.flatMap((name) => attributes($, `[${name}]`, name));
  const candidates = attributes($, '[srcset]', 'srcset').flatMap((set) => set.split(', '));
  return [...single, ...candidates.map((candidate) => candidate.replace(/ .*/, ''))];
}

const paths = [
  ...builtPages.map(({ path }) => path),
  ...tastingSheets.map(({ path }) => path),
  ...facingPages.map(({ facingPath }) => facingPath),
  '404.html',
  '500.html',
];

describe.each(paths)('%s', (path) => {
  const $ = documentAt(path);

  it('links to nothing that is missing', () => {
    const local = addresses($).filter((address) => address.startsWith('/'));
    expect(local.length).toBeGreaterThan(5);
    expect(local.filter((address) => !answers(address))).toEqual([]);
  });

  // docs.github.com, About GitHub Pages and Jekyll; firebase.google.com/docs/hosting/full-config, ignore
  it('asks for no file whose name begins with a dot, which some hosts do not publish', () => {
    expect(addresses($).filter((address) => /\/\.(?!well-known)/.test(address))).toEqual([]);
  });

  it('has a place for every fragment of its own that it links to, and uses each id once', () => {
    const ids = attributes($, '[id]', 'id');
    expect(ids).toEqual([...new Set(ids)]);
    const within = attributes($, 'a[href^="#"]', 'href').map((fragment) => fragment.slice(1));
    expect(within.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it.each(builtPages)('$path leads into the other language by the switcher alone', ({ locale, path }) => {
  const foreign = builtPages.filter((other) => other.locale !== locale).map((other) => href(deployment, other.path));
  const own = attributes(documentAt(path), 'a[href]:not([hreflang])', 'href');
  expect(own.filter((address) => foreign.includes(address.replace(/[?#].*/, '')))).toEqual([]);
});

describe('the pages beside the table', () => {
  it('are not indexed, and have a title in words, then the brand once', () => {
    for (const file of ['index.html', '404.html', '500.html']) {
      const $ = documentAt(file);
      expect($('meta[name=robots]').attr('content'), file).toBe('noindex');
      const [title = '', ...brand] = $('title').text().split(' | ');
      expect(title).toMatch(/\p{L}{3}/u);
      expect(title).not.toContain(site.brand);
      expect(brand).toEqual([site.brand]);
    }
  });

  it('the error pages have their specified titles, and the not-found page speaks both languages', () => {
    const $ = documentAt('404.html');
    expect($('h1').text()).toBe('Oops! Page not found');
    expect(documentAt('500.html')('h1').text()).toBe('Unexpected Application Error!');
    expect($('[lang=fr] h2').text()).toContain('n’existe pas');
    expect($(`a[href="${href(deployment, '/')}"]`).text()).toContain('Return to Home');
    const homes = Object.values(locales).map(({ hreflang }) => href(deployment, `/${hreflang}`));
    expect(new Set(attributes($, 'header a[hreflang]', 'href'))).toEqual(new Set(homes));
  });
});
