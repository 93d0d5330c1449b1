import { Ajv2020 } from 'ajv/dist/2020.js';
import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { openFields, type OpenHolding } from '#vineyards/open-fields.ts';
import { formatArea, formatShare } from '#language/format.ts';
import { localeCodes } from '#language/locales.ts';
import { absoluteUrl } from '#site/address.ts';
import { answers, deployment, documentAt, documentOf, readSite } from '../support/built-site.ts';
import { slugs, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

interface Feature {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
}
const csv = readSite('data/holdings.csv');
const table = csvParse(csv.replace(/^\uFEFF/, ''));
const read = (file: string): unknown => JSON.parse(readSite(`data/${file}`));
const document = read('holdings.json') as { readonly holdings: readonly OpenHolding[] };
const outlines = read('grands-crus.geojson') as { readonly features: readonly Feature[] };
const published = read('plots.geojson') as { readonly features: readonly Feature[] };

const schemaOf = (name: string) =>
  new Ajv2020({ strict: false, validateFormats: false }).compile(read(`${name}.schema.json`) as object);

const pathOf = (address: string): string => address.slice(absoluteUrl(deployment, '').length);

describe('the published holdings', () => {
  it('say the same as CSV and as JSON', () => {
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(table.columns).toEqual([...openFields.map(({ name }) => name), 'licence', 'version']);
    const figures = openFields.flatMap(({ name, unit }) => (unit === undefined ? [] : [name]));
    for (const [index, holding] of document.holdings.entries())
      for (const name of ['id', 'name', 'note_fr', ...figures] as const)
        expect(table[index]?.[name], `${holding.id}, ${name}`).toBe(`${(holding[name] ?? '') as string | number}`);
    expect(table).toHaveLength(document.holdings.length);
  });

  it.each(localeCodes)('have the areas, shares and notes of their pages (%s)', (locale) => {
    const rows = documentOf({ id: 'vineyards' }, locale)('.holding');
    expect(rows).toHaveLength(document.holdings.length);
    const wrong = document.holdings.flatMap((holding, index) => {
      const row = rows.eq(index).text().replaceAll('\u2060', '');
      const share = holding.share_percent;
      const page = documentAt(pathOf(holding[`page_${locale}`]))('main').text();
      const shown = [holding.name, formatArea(holding.area_ha, locale), holding[`note_${locale}`] ?? ''];
      const isWhole = holding.tier !== 'grand-cru' || share === null || page.includes(formatShare(share / 100, locale));
      return isWhole && shown.every((text) => row.includes(text)) ? [] : [holding.id];
    });
    expect(wrong).toEqual([]);
  });

  it('give year and seller of all that came from Charles Noëllat', () => {
    const bought = document.holdings.filter(({ acquired_from: seller }) => seller === 'Charles Noëllat');
    expect(bought.map(({ id, acquired }) => [id.replace(/.*\//, ''), acquired])).toEqual([
      ['clos-de-vougeot', 1988],
      ['richebourg', 1988],
      ['romanee-saint-vivant', 1988],
      ['vosne-romanee-les-beaux-monts', 1988],
      ['vosne-romanee-aux-brulees', 1988],
      ['nuits-saint-georges-aux-boudots', 1988],
      ['nuits-saint-georges-aux-vignerondes', 1988],
    ]);
  });

  it('give no share where sources differ on the area', () => {
    const disputed = document.holdings.filter(({ area_disputed: isDisputed }) => isDisputed);
    expect(disputed.map(({ id, share_percent: share }) => [id, share])).toEqual([['villages/auxey-duresses', null]]);
  });

  it('satisfy the schema beside them, which refuses a wrong unit or an unknown field', () => {
    const validate = schemaOf('holdings');
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    const [first, ...rest] = document.holdings;
    for (const wrong of [{ area_ha: '0.27 ha' }, { hectares: 1 }])
      expect(validate({ ...document, holdings: [{ ...first, ...wrong }, ...rest] })).toBe(false);
  });
});

describe('the published outlines', () => {
  it('are those of the Grands Crus with a page, with the licence line in each', () => {
    expect(outlines.features.map(({ id }) => id).sort()).toEqual([...slugs].sort());
    for (const { properties } of outlines.features) {
      expect(properties).toMatchObject({
        attribution: words('data.outlines.attribution', 'en'),
        version: deployment.buildDate,
      });
      expect(answers(new URL(String(properties.page_en)).pathname)).toBe(true);
    }
  });

  it('differ from the areas of the table by as much as the page says', () => {
    const [, percent = '0'] = /up to about (\d+)%/.exec(documentOf({ id: 'data' }, 'en')('main').text()) ?? [];
    const differences = outlines.features.flatMap(({ id, properties }) => {
      const published = document.holdings.find((one) => one.id === `grand-cru/${id}`)?.appellation_area_ha ?? 0;
      const areas = [properties.area_ha, properties.drawn_ha].map((area) => Math.abs(Number(area) / published - 1));
      // One climat of the appellation Corton, whose area the table gives.
      return id === 'corton-renardes' ? [] : areas;
    });
    expect(differences).toHaveLength(2 * (outlines.features.length - 1));
    expect(Math.max(...differences) * 100).toBeLessThan(Number(percent) + 0.1);
    expect(Math.max(...differences) * 100).toBeGreaterThan(Number(percent) / 2);
  });
});

describe('the published plots', () => {
  it('are 25, each with the address of its line on the page of its cru', () => {
    expect(published.features).toHaveLength(25);
    for (const { properties } of published.features) {
      for (const page of [properties.page_en, properties.page_fr]) {
        const [path = '', id = ''] = pathOf(String(page)).split('#');
        expect(documentAt(path)(`#${id}`).text()).toContain(properties.company);
      }
    }
  });

  it('satisfy the schema beside them, which refuses a plot without a company', () => {
    const validate = schemaOf('plots');
    expect(validate(published), JSON.stringify(validate.errors)).toBe(true);
    const [first, ...rest] = published.features;
    const { company, ...without } = first?.properties ?? {};
    expect(company).toBeDefined();
    expect(validate({ ...published, features: [{ ...first, properties: without }, ...rest] })).toBe(false);
  });
});

describe.each(['rules', 'ranks', 'owners'])('the published table %s.csv', (name) => {
  const rows = csvParse(readSite(`data/${name}.csv`).replace(/^\uFEFF/, ''));
  const page = documentOf({ id: 'compare' }, 'en')('main').text().replaceAll('\u00a0', ' ');

  it('has a row for each cell, with its source, a licence and a version', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ value }) => !value || value === '–')).toEqual([]);
    expect(rows.filter(({ sources, what }) => !sources && what !== 'Appellation since')).toEqual([]);
    expect(new Set(rows.map(({ licence, version }) => `${licence} ${version}`))).toEqual(
      new Set([`MIT ${deployment.buildDate}`]),
    );
  });

  it('says what the page says, of the crus of the page, with the date of its source', () => {
    const plain = rows.filter(({ what }) => what !== 'Appellation since');
    for (const { cru = '', value = '' } of plain) {
      expect(page).toContain(cru);
      expect(page.replaceAll(/[“”]/g, '')).toContain(value.replaceAll('"', ''));
    }
    const due = { rules: '2009', ranks: '1855', owners: '2025-01-01' }[name];
    expect(rows.map(({ date }) => date)).toContain(due);
  });
});

it.each(['holdings.csv', 'holdings.json'])('%s has no word joiner', (name) => {
  expect(readSite(`data/${name}`)).not.toContain('\u2060');
});

describe('the cards of the vineyards', () => {
  const rowsOf = (name: string) => csvParse(readSite(`data/${name}.csv`).replace(/^\uFEFF/, ''));
  const cardOf = (cru: string) => {
    const slug = slugs.find((one) => holdingOf(one)?.name.startsWith(cru)) ?? '';
    return documentOf({ id: 'vineyard', params: { slug } }, 'en')('main').text().replaceAll('\u00a0', ' ');
  };
  const holdingOf = (slug: string) => document.holdings.find(({ id }) => id === `grand-cru/${slug}`);

  it('give an area of an owner no date but its own', () => {
    const [musigny, roche, vivant] = [cardOf('Musigny'), cardOf('Clos de la Roche'), cardOf('Romanée-Saint-Vivant')];
    expect(musigny).toContain('Vogüé 7.14 ha (2010)');
    expect(musigny).toContain('the others 1 January 2025');
    expect(roche).toContain('Coquard-Loison-Fleurot 1.65 ha (undated)');
    expect(vivant).toContain('Poisot 0.50 ha (2021)');
    // An owner without an area has no part in the day of the others'.
    for (const cru of ['Chambertin', 'Latricières']) {
      expect(cardOf(cru)).toContain('Rossignol-Trapet (area not known)');
      expect(cardOf(cru)).toContain('the others 1 January 2025');
    }
  });

  it('tell the named places of every cru, of what an area is that is no cru of the nine, and who is counted', () => {
    const places = words('vineyard.lieux-dits', 'en');
    expect(slugs.filter((slug) => !cardOf(holdingOf(slug)?.name ?? '').includes(places))).toEqual([]);
    expect(cardOf('Corton-Renardes')).toContain('Corton about 160 ha');
    const compared = documentOf({ id: 'compare' }, 'en')('main').text().replaceAll('\u00a0', ' ');
    expect(compared).toContain('growers: 86 (2023)');
  });

  it('have every rank of the table', () => {
    const missing = rowsOf('ranks').filter(({ cru = '', what }) => !cardOf(cru).includes(`${what ?? ''}: `));
    expect(missing).toEqual([]);
  });
});

describe.each(localeCodes)('the open data page (%s)', (locale) => {
  const $ = documentOf({ id: 'data' }, locale);

  it('describes the sets as Dataset, with files that exist, licence and version', () => {
    const sets = texts($, 'script[type="application/ld+json"]')
      .flatMap((text) => (JSON.parse(text) as { hasPart: Record<string, unknown>[] }).hasPart)
      .filter((node) => node['@type'] === 'Dataset');
    expect(sets).toHaveLength(4);
    for (const set of sets) {
      expect(set).toMatchObject({
        version: deployment.buildDate,
        license: expect.stringContaining('https://') as string,
      });
      expect(String(set.description).length).toBeGreaterThan(50);
      expect(set.variableMeasured).not.toEqual([]);
      const files = set.distribution as { contentUrl: string; encodingFormat: string }[];
      expect(files.filter(({ contentUrl }) => !answers(new URL(contentUrl).pathname))).toEqual([]);
    }
  });

  it('offers every file beside its licence, and nothing of the harvest series', () => {
    const offered = attributes($, 'main a[download]', 'href').map((address) => address.split('/').at(-1));
    expect(offered).toEqual([
      ...['holdings.csv', 'holdings.json', 'holdings.schema.json', 'rules.csv', 'ranks.csv', 'owners.csv'],
      ...['grands-crus.geojson', 'plots.geojson', 'plots.schema.json'],
    ]);
    expect($('main section a[rel~=license]')).toHaveLength(4);
    expect($('main').text()).toContain(words('data.outlines.attribution', locale));
  });

  it('explains every column', () => {
    const explained = texts($, 'tbody th', $('#columns').parent()).map((name) => name.trim());
    expect(explained).toEqual(table.columns);
  });
});
