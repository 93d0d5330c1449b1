import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatArea, formatShare } from '#i18n/format.ts';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { documentAt, readSite } from '../support/built-site.ts';
import { frontMatter, slugs } from '../support/content.ts';

interface Cru {
  readonly name: string;
  readonly areaHa: number;
  readonly areaDisputed?: boolean;
  readonly appellation: { readonly areaHa: number; readonly altitudeM: readonly [number, number] };
}

/** CSS pixels that show a metre at 1 : 10 000: an inch has 96 of them. */
const PX_PER_METRE = 96 / 0.0254 / 10_000;

describe.each(slugs)('the sheet of %s', (slug) => {
  const cru = frontMatter(`vineyards/grand-cru/${slug}/index.md`) as Cru;

  it('is drawn at 1 : 10 000, with the holding as a square of its area', () => {
    const image = documentAt(pathTo({ id: 'vineyard', params: { slug } }, 'en'))('.cru-sheet img');
    for (const file of [`maps/${slug}.svg`, `maps/${slug}-dark.svg`]) {
      const drawing = load(readSite(file), { xml: true });
      const [, , width = 0, height = 0] = (drawing('svg').attr('viewBox') ?? '').split(' ').map(Number);
      expect(Number(image.attr('width')) / PX_PER_METRE).toBeCloseTo(width, -1);
      expect(Number(image.attr('height')) / PX_PER_METRE).toBeCloseTo(height, -1);
      const [, side = 0] = /v-(\d+)h\1v\1z/.exec(readSite(file)) ?? [];
      expect(Number(side) ** 2 / 10_000).toBeCloseTo(cru.areaHa, 1);
    }
  });

  it.each(localeCodes)('states areas and share, and leads to the atlas (%s)', (locale) => {
    const sheet = documentAt(pathTo({ id: 'vineyard', params: { slug } }, locale))('.cru-sheet');
    const { areaHa, areaDisputed = false, appellation } = cru;
    expect(sheet.text()).toContain(formatArea(areaHa, locale));
    expect(sheet.text()).toContain(formatArea(appellation.areaHa, locale));
    expect(sheet.text().includes(formatShare(areaHa / appellation.areaHa, locale))).toBe(!areaDisputed);
    expect(sheet.find(`a[href$="${pathTo({ id: 'atlas' }, locale)}"]`)).toHaveLength(1);
  });
});

it.each(localeCodes)('neighbours of a Grand Cru that have a page are linked on its sheet (%s)', (locale) => {
  const linked = (slug: string) =>
    documentAt(pathTo({ id: 'vineyard', params: { slug } }, locale))('.cru-sheet svg a')
      .map((_, link) => link.attribs.href)
      .get();
  const address = (slug: string) =>
    expect.stringContaining(pathTo({ id: 'vineyard', params: { slug } }, locale)) as string;
  expect(linked('musigny')).toEqual([address('clos-de-vougeot')]);
  expect(linked('clos-de-vougeot')).toEqual([address('musigny')]);
  expect(linked('richebourg')).toEqual([address('romanee-saint-vivant')]);
  expect(linked('corton-renardes')).toEqual([address('corton-charlemagne')]);
});

describe.each(localeCodes)('the small map on the home page (%s)', (locale) => {
  const views = documentAt(pathTo({ id: 'home' }, locale))('.cote-map svg');
  const northToSouth = slugs
    .map((slug) => ({ slug, ...(frontMatter(`vineyards/grand-cru/${slug}/index.md`) as { order: number }) }))
    .sort((a, b) => a.order - b.order)
    .map(({ slug }) => pathTo({ id: 'vineyard', params: { slug } }, locale));

  it('links the nine Grands Crus from north to south, wide and upright', () => {
    expect(views).toHaveLength(2);
    views.each((_, view) => {
      const links = documentAt(pathTo({ id: 'home' }, locale))(view).find('a');
      expect(links.get().map((link) => link.attribs.href)).toEqual(
        northToSouth.map((path) => expect.stringContaining(path) as string),
      );
    });
  });

  it('has north on the right when wide and at the top when upright', () => {
    const startsOf = (view: number): [number, number][] =>
      views
        .eq(view)
        .find('a > path:first-child')
        .get()
        .map((leader) => /^M(\S+) (\d+)/.exec(leader.attribs.d ?? ''))
        .map((match) => [Number(match?.[1]), Number(match?.[2])]);
    const [wide, upright] = [startsOf(0), startsOf(1)];
    const [firstWide, lastWide] = [wide[0], wide.at(-1)];
    expect(firstWide?.[0]).toBeGreaterThan(lastWide?.[0] ?? Infinity);
    const [firstUpright, lastUpright] = [upright[0], upright.at(-1)];
    expect(firstUpright?.[1]).toBeLessThan(lastUpright?.[1] ?? 0);
  });
});

describe.each(localeCodes)('the slope on the atlas page (%s)', (locale) => {
  const $ = documentAt(pathTo({ id: 'atlas' }, locale));

  it('has the nine crus on the ladder in their order, dashed where altitudes and slope contradict each other', () => {
    const links = $('.altitude-ladder a').get();
    expect(links).toHaveLength(slugs.length);
    const bars = $('.altitude-ladder rect').get();
    const dashed = links.filter((_, index) => bars[index]?.attribs.class !== undefined).map((link) => $(link).text());
    expect(dashed).toEqual(['Chambertin', 'Latricières-Chambertin', 'Musigny']);
  });

  it('draws higher altitudes higher, at one scale', () => {
    const bars = $('.altitude-ladder rect').get();
    const ranges = $('.altitude-ladder a')
      .get()
      .map((link) => slugs.find((slug) => link.attribs.href?.split('/').includes(slug)) ?? '')
      .map((slug) => (frontMatter(`vineyards/grand-cru/${slug}/index.md`) as Cru).appellation.altitudeM);
    const scales = bars.map(({ attribs }, index) => {
      const [from, to] = ranges[index] ?? [0, 0];
      return Number.parseFloat(attribs.height ?? '') / (to - from);
    });
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
  });

  it('shows the hill of Corton as a file, with a text that gives its altitudes', () => {
    const image = $('img[src$="/maps/hill-of-corton.svg"]');
    expect(image.attr('alt')).toMatch(/257.*341.*232/s);
    expect(readSite('maps/hill-of-corton.svg')).toContain('<svg');
  });
});
