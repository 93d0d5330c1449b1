import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { href } from '#seo/address.ts';
import { answers, deployment, documentAt, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';

describe.each(localeCodes)('the harvests on the vintages page (%s)', (locale) => {
  const $ = documentAt(pathTo({ id: 'vintages' }, locale));
  const section = $('h2')
    .filter((_, heading) => $(heading).text() === words('harvests.says.title', locale))
    .parent();

  it('are a late picture with words, wide and upright, beside a link to the page of the series', () => {
    const picture = section.find('img[loading=lazy]');
    expect(picture.attr('alt')).toBe(words('harvests.plot', locale));
    const files = [picture.attr('src') ?? '', section.find('source').attr('srcset') ?? ''];
    expect(files.filter((file) => !answers(file))).toEqual([]);
    expect(section.find(`a[href="${href(deployment, pathTo({ id: 'harvests' }, locale))}"]`)).toHaveLength(1);
  });

  it.each(['', '-tall'])('show 665 years, the two foundings and the picking of 2019 (harvests-%s.svg)', (shape) => {
    const svg = load(readSite(`charts/harvests-${locale}${shape}.svg`), { xml: true });
    expect(svg('.needles').attr('d')?.match(/M/g)).toHaveLength(665);
    const texts = svg('text')
      .map((_, text) => svg(text).text())
      .get();
    const marked = [words('harvests.house', locale), words('harvests.estate', locale), '1556', '1816', '2003', '2019'];
    expect(texts).toEqual(expect.arrayContaining(marked));
    // Ten days, of which the rules of 1 and 15 September, fourteen days apart, give the scale.
    const across = (d = ''): number[] =>
      [...d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => Number(shape === '' ? y : x));
    const [from = 0, to = 0] = across(svg('.estate').attr('d'));
    const [first = 0, , second = 0] = across(svg('.rules').attr('d'));
    expect(((to - from) / (second - first)) * 14).toBeCloseTo(9, 0);
  });
});
