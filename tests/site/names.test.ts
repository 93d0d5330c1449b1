import { describe, expect, it } from 'vitest';
import type { CheerioAPI } from 'cheerio';
import { abbreviations } from '#language/locales.ts';
import { builtPages, documentAt } from '../support/built-site.ts';

/** The name of a link as a screen reader says it. */
function nameOf($: CheerioAPI, link: Parameters<CheerioAPI>[0]): string {
  const copy = $(link).clone();
  copy.find('[aria-hidden=true], noscript').remove();
  const pictures = copy.find('img').map((_, image) => $(image).attr('alt') ?? '');
  return ($(link).attr('aria-label') ?? `${copy.text()} ${pictures.get().join(' ')}`)
    .replace(/[\s\u2060]+/g, ' ')
    .trim();
}

/** A page and a part of it may have one name, and so may the entries of the index, each below its own head. */
function isOnePlace(addresses: ReadonlySet<string>): boolean {
  const pages = new Set([...addresses].map((address) => address.replace(/#.*/, '')));
  const whole = [...addresses].some((address) => !address.includes('#'));
  return addresses.size === 1 || (pages.size === 1 && whole) || [...addresses].some((one) => one.startsWith('#entry-'));
}

/** Maps are drawn twice, upright for narrow screens; one of the two is shown. */
const shown = (address: string) => address.replace(/-(?:wide|upright)$/, '');

describe.each(builtPages)('$path', ({ path, locale }) => {
  const $ = documentAt(path);

  it('has no two links of one name that lead to different places', () => {
    const places = new Map<string, Set<string>>();
    for (const link of $('a[href]').get()) {
      const name = nameOf($, link);
      places.set(name, (places.get(name) ?? new Set()).add(shown($(link).attr('href') ?? '')));
    }
    expect([...places].filter(([, addresses]) => !isOnePlace(addresses)).map(([name]) => name)).toEqual([]);
  });

  it('says of links to pictures what they do, and of tables what they hold', () => {
    const pictures = $('a[data-plate]').map((_, link) => nameOf($, link));
    expect(pictures.get().filter((name) => !/^(?:Enlarge plate|Agrandir la planche) [IVXL]+\s?: ./.test(name))).toEqual(
      [],
    );
    const nameless = $('table').filter((_, table) => {
      const label = $(table).attr('aria-labelledby');
      return (label === undefined ? $(table).children('caption') : $(`[id="${label}"]`)).text().trim() === '';
    });
    expect(nameless.length).toBe(0);
  });

  it('explains each abbreviation of its text once', () => {
    const text = $('#text').clone();
    text.find('script, svg, noscript, astro-island, button, option').remove();
    const explained = text.find('abbr').map((_, abbr) => $(abbr).text().replace(/\s/g, ' '));
    const words = text
      .text()
      .replace(/\s/g, ' ')
      .split(/(?<![\p{L}/])(hl\/ha|ha|[A-Z]\w+|n\.d\.|s\. d\.)(?![\p{L}/])/u);
    const used = Object.keys(abbreviations[locale]).filter((short) => words.includes(short));
    expect(explained.get()).toEqual(expect.arrayContaining(used));
    expect(new Set(explained.get()).size).toBe(explained.length);
  });
});
