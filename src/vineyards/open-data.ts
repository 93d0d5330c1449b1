import { z } from 'astro/zod';
import { csvFormat } from 'd3-dsv';
import { site } from '#config/site.ts';
import { deployment } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/pages.ts';
import { describedVineyards, grandCruOutlines, grandCrus, plots, tiers, vineyardsOf } from '#vineyards/records.ts';
import {
  defaultLocale,
  localeCodes,
  perLocale,
  perLocaleAsync,
  type Locale,
  type Localized,
} from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import type { OpenField, OpenFile, OpenHolding } from '#vineyards/open-fields.ts';
import { columnsOf, CSV_ONLY, meaningOf, openFields, openHoldingSchema } from '#vineyards/open-fields.ts';
import { datedNotes, plainOrNull } from '#vineyards/open-words.ts';
import { openTables } from '#vineyards/open-tables.ts';
import { openPlot, openPlotsSchema, type OpenPlots } from '#vineyards/open-plots.ts';
import type { Referenced } from '#text/references.ts';
import { communesOf, holdingId, type DescribedVineyard, type Vineyard } from '#vineyards/vineyard.ts';
import { pathsTo, pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';
import { absoluteUrl } from '#routes/address.ts';

/** Where the files lie below the site's root. */
const FOLDER = '/data';

const NAMES = {
  csv: 'holdings.csv',
  json: 'holdings.json',
  schema: 'holdings.schema.json',
  geojson: 'grands-crus.geojson',
  plots: 'plots.geojson',
  plotsSchema: 'plots.schema.json',
  rules: 'rules.csv',
  ranks: 'ranks.csv',
  owners: 'owners.csv',
} as const;

/** Licences of the data sets. The table is of this project (LICENSE), the outlines are INAO's, the plots the tax office's. */
const dataLicences = {
  holdings: site.licence,
  tables: site.licence,
  outlines: { name: 'Licence Ouverte 2.0', url: 'https://spdx.org/licenses/etalab-2.0.html' },
  plots: { name: 'Licence Ouverte 2.0', url: 'https://spdx.org/licenses/etalab-2.0.html' },
} as const;

const url = (path: string): string => absoluteUrl(deployment, path);
/** The addresses of a page in every language. */
const urlsOf = (page: PageRef) => perLocale((locale) => url(pathTo(page, locale)));
/** The address of a file for download, with origin and base. */
const fileUrl = (name: string): string => url(`${FOLDER}/${name}`);

/** Per cent with three decimals, of which the pages print one. Null where no share is computed (docs/behaviour.md 4.2). */
function sharePercent({ areaHa, areaDisputed, appellation }: Vineyard): number | null {
  if (areaDisputed || appellation?.areaHa === undefined) return null;
  return Math.round((areaHa / appellation.areaHa) * 100_000) / 1000;
}

/** A holding as it is published. A record without sources of its own has those of all holdings. */
function openHolding(
  vineyard: Vineyard,
  words: Localized<DescribedVineyard | undefined>,
  sourcesOfAll: Referenced['sources'],
): OpenHolding {
  const isGrandCru = vineyard.tier === 'grand-cru';
  const paths = pathsTo(isGrandCru ? { id: 'vineyard', params: { slug: vineyard.slug } } : { id: 'vineyards' });
  const { name, tier, lieuDit, grape, areaHa, areaDisputed, appellation } = vineyard;
  const sources = vineyard.sources.length > 0 ? vineyard.sources : sourcesOfAll;
  return {
    id: holdingId(vineyard),
    name,
    tier,
    communes: [...communesOf(vineyard)],
    lieu_dit: lieuDit ?? null,
    grape,
    area_ha: areaHa,
    area_disputed: areaDisputed,
    appellation_area_ha: appellation?.areaHa ?? null,
    share_percent: sharePercent(vineyard),
    acquired: vineyard.acquired ?? null,
    acquired_from: vineyard.acquiredFrom ?? null,
    first_vintage: vineyard.firstVintage ?? null,
    latitude: isGrandCru ? vineyard.position.lat : null,
    longitude: isGrandCru ? vineyard.position.lon : null,
    ...columnsOf('note', (locale) => plainOrNull(words[locale]?.note, locale)),
    ...columnsOf('dated_notes', (locale) => datedNotes(words[locale]?.notes, locale)),
    sources: sources.map((source) => ({
      by: source.by,
      title: source.title,
      year: source.year ?? null,
      address: source.address ?? null,
    })),
    ...columnsOf('page', (locale) => url(paths[locale])),
  };
}

/** Sources of the vineyards page that hold for every row: the list of the holdings, and the areas of appellations. */
const SOURCES_OF_ALL = ['list-of-holdings', 'inao'];

async function openHoldings(): Promise<OpenHolding[]> {
  const { references } = await pageFiles('vineyards', defaultLocale);
  const sources = references.sources.filter(({ id }) => SOURCES_OF_ALL.includes(id));
  if (sources.length < SOURCES_OF_ALL.length) {
    throw new Error(
      `content/facts/pages/vineyards.md needs the sources ${SOURCES_OF_ALL.join(', ')}, which the published holdings cite.`,
    );
  }
  const records = (await Promise.all(tiers.map(vineyardsOf))).flat();
  const words = await perLocaleAsync(async (locale) => {
    const described = (await Promise.all(tiers.map((tier) => describedVineyards(tier, locale)))).flat();
    return new Map(described.map((one) => [one.slug, one]));
  });
  return records.map((record) =>
    openHolding(
      record,
      perLocale((locale) => words[locale].get(record.slug)),
      sources,
    ),
  );
}

/**
 * The holdings as CSV: a header, then one row each. The mark of byte order at the start tells spreadsheets that the
 * text is UTF-8; readers of CSV pass over it.
 */
function holdingsCsv(holdings: readonly OpenHolding[]): string {
  const rows = holdings.map(({ communes, sources, ...rest }) => ({
    ...rest,
    communes: communes.join('; '),
    sources: sources
      .map(({ by, title, year, address }) => [by, title, year, address].filter(Boolean).join(', '))
      .join('; '),
    licence: dataLicences.holdings.name,
    version: deployment.buildDate,
  }));
  return `\uFEFF${csvFormat(rows, [...openFields.map(({ name }) => name), ...CSV_ONLY])}\n`;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

async function files(): Promise<OpenFile[]> {
  const t = await translator(defaultLocale);
  const holdings = await openHoldings();
  const tables = openTables(await pageFiles('compare', defaultLocale), {
    licence: dataLicences.tables.name,
    version: deployment.buildDate,
  });
  const { properties, ...rowSchema } = z.toJSONSchema(openHoldingSchema);
  const described = Object.entries(properties ?? {}).map(([name, field]): [string, object] => [
    name,
    { description: meaningOf(name as OpenField['name'], defaultLocale, t), ...(field as object) },
  ]);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: fileUrl(NAMES.schema),
    title: t('data.holdings.name'),
    description: t('data.holdings.text'),
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      name: { type: 'string' },
      publisher: { type: 'string' },
      page: { type: 'string', format: 'uri' },
      licence: { type: 'string', format: 'uri' },
      version: { type: 'string', format: 'date' },
      units: { type: 'object', additionalProperties: { type: 'string' } },
      holdings: {
        type: 'array',
        items: { ...rowSchema, $schema: undefined, properties: Object.fromEntries(described) },
      },
    },
    required: ['name', 'licence', 'version', 'units', 'holdings'],
    additionalProperties: false,
  };
  const document = {
    $schema: fileUrl(NAMES.schema),
    name: t('data.holdings.name'),
    publisher: t('cite.publisher'),
    page: url(pathTo({ id: 'data' }, defaultLocale)),
    licence: dataLicences.holdings.url,
    version: deployment.buildDate,
    units: Object.fromEntries(openFields.flatMap(({ name, unit }) => (unit === undefined ? [] : [[name, unit]]))),
    holdings,
  };
  return [
    { name: NAMES.csv, type: 'text/csv', text: holdingsCsv(holdings) },
    { name: NAMES.json, type: 'application/json', text: toJson(document) },
    { name: NAMES.schema, type: 'application/json', text: toJson(schema) },
    { name: NAMES.geojson, type: 'application/geo+json', text: await outlinesGeoJson() },
    { name: NAMES.plots, type: 'application/geo+json', text: plotsGeoJson(t) },
    {
      name: NAMES.plotsSchema,
      type: 'application/json',
      text: toJson({ $id: fileUrl(NAMES.plotsSchema), ...z.toJSONSchema(openPlotsSchema) }),
    },
    ...Object.entries(tables).map(([name, text]) => ({ name: `${name}.csv`, type: 'text/csv', text })),
  ];
}

/** The Grands Crus that have an outline as GeoJSON (RFC 7946), with licence and version in every feature. */
async function outlinesGeoJson(): Promise<string> {
  const t = await translator(defaultLocale);
  const records = await grandCrus;
  const outlines = new Map(grandCruOutlines.map(({ id, data }) => [id, data]));
  const rights = {
    licence: dataLicences.outlines.url,
    attribution: t('data.outlines.attribution'),
    version: deployment.buildDate,
  };
  const features = records.flatMap((record) => {
    const outline = outlines.get(record.slug);
    if (outline === undefined) return [];
    const { geometry, communes, kind, area_ha, drawn_ha } = outline;
    const paths = pathsTo({ id: 'vineyard', params: { slug: record.slug } });
    const pages = columnsOf('page', (locale) => url(paths[locale]));
    const properties = { name: record.name, kind, communes, area_ha, drawn_ha, ...pages, ...rights };
    return [{ type: 'Feature', id: record.slug, properties, geometry }];
  });
  return `${JSON.stringify({ type: 'FeatureCollection', name: t('data.outlines.name'), ...rights, features })}\n`;
}

/** The recorded plots as GeoJSON (RFC 7946), each with the address of its line on the page of its cru. */
function plotsGeoJson(t: Translate): string {
  const document: OpenPlots = {
    $schema: fileUrl(NAMES.plotsSchema),
    type: 'FeatureCollection',
    name: t('data.plots.name'),
    meaning: t('data.plots.text'),
    licence: dataLicences.plots.url,
    attribution: t('data.plots.attribution'),
    version: deployment.buildDate,
    features: plots.map((plot) => openPlot(plot, urlsOf({ id: 'vineyard', params: { slug: plot.cru } }))),
  };
  return `${JSON.stringify(document)}\n`;
}

/** The files of the open data page. The build day is their version. */
export const openFiles: Promise<readonly OpenFile[]> = files();

/** The figures that a set gives, with their units. */
const variablesOf: Readonly<Record<keyof typeof dataLicences, readonly { name: string; unit: string | undefined }[]>> =
  {
    holdings: openFields,
    tables: [{ name: 'value', unit: undefined }],
    outlines: ['area_ha', 'drawn_ha'].map((name) => ({ name, unit: 'ha' })),
    plots: ['area_m2', 'area_in_cru_m2'].map((name) => ({ name, unit: 'm²' })),
  };

/** The data sets with their files, in the words of one language. */
export const datasets = perLocale(async (locale) => {
  const t = await translator(locale);
  const all = await openFiles;
  const dataset = (id: keyof typeof dataLicences, names: readonly string[]) => ({
    id,
    name: t(`data.${id}.name`),
    description: t(`data.${id}.text`),
    language: id === 'holdings' ? localeCodes : [],
    licence: dataLicences[id],
    credit: id === 'holdings' || id === 'tables' ? undefined : t(`data.${id}.attribution`),
    version: deployment.buildDate,
    variables: variablesOf[id],
    files: all
      .filter(({ name }) => names.includes(name))
      .map(({ name, type, text }) => ({ name, type, url: fileUrl(name), bytes: Buffer.byteLength(text) })),
  });
  return [
    dataset('holdings', [NAMES.csv, NAMES.json, NAMES.schema]),
    dataset('tables', [NAMES.rules, NAMES.ranks, NAMES.owners]),
    dataset('outlines', [NAMES.geojson]),
    dataset('plots', [NAMES.plots, NAMES.plotsSchema]),
  ];
});

/** A set of data for download, in the words of one language. */
export type OpenDataset = Awaited<(typeof datasets)[Locale]>[number];
