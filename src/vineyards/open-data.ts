import { z } from 'astro/zod';
import { site } from '#site/site.ts';
import { defaultLocale, localeCodes, perLocale, perLocaleAsync, type Locale } from '#language/locales.ts';
import { withoutJoiners } from '#language/spacing.ts';
import type { Translate } from '#language/translate.ts';
import { deployment, urlOf, urlOfPath } from '#site/links.ts';
import { contentType } from '#site/mime-types.ts';
import type { PageRef } from '#site/routes.ts';
import { translator } from '#text/dictionary.ts';
import { renderInline } from '#text/render.ts';
import { pageFiles } from '#text/page-files.ts';
import type { References } from '#text/references.ts';
import { plainText } from '#text/tree.ts';
import {
  columnsOf,
  CSV_ONLY,
  meaningOf,
  openCsv,
  openFields,
  openHoldingSchema,
  openPlotsSchema,
  sourcesInWords,
  type OpenHolding,
  type OpenPlots,
} from '#vineyards/open-fields.ts';
import { allVineyards, describedVineyards, grandCruOutlines, grandCrus, plotRecords } from '#vineyards/records.ts';
import { tableNames, tiers } from '#vineyards/schemas.ts';
import { openTable } from '#vineyards/tables.ts';
import { communesOf, vineyardId, plotAnchor, type LocalizedVineyard, type Vineyard } from '#vineyards/vineyard.ts';

/** A file for download, and where its data may be used. */
interface OpenFile {
  /** Name in the folder of the files: `holdings.csv`. */
  readonly name: string;
  /** Content type without a charset. */
  readonly type: string;
  readonly text: string;
}

/** Data of one licence with their files. */
interface OpenSet {
  readonly id: 'holdings' | 'tables' | 'outlines' | 'plots';
  /** Of who made the data, where that is not this project (LICENSE): INAO's for the outlines, the tax office's for the plots. */
  readonly licence: { readonly name: string; readonly url: string };
  /** The quantities that it gives, with their units. */
  readonly variables: readonly { readonly name: string; readonly unit: string | undefined }[];
  readonly files: readonly OpenFile[];
}

const LICENCE_OUVERTE = { name: 'Licence Ouverte 2.0', url: 'https://spdx.org/licenses/etalab-2.0.html' };

/** The build day is the version of all files. */
const version = deployment.buildDate;

/** The rights that each file of others' data states. */
const rightsOf = (attribution: string) => ({ licence: LICENCE_OUVERTE.url, attribution, version });

const pageOf = (slug: string): PageRef => ({ id: 'vineyard', params: { slug } });
/** The address of a file for download, with origin and base. */
const fileUrl = (name: string): string => urlOfPath(`/data/${name}`);

const openFile = (name: string, text: string): OpenFile => ({ name, type: contentType(name), text });
const jsonFile = (name: string, value: unknown): OpenFile => openFile(name, `${JSON.stringify(value, null, 1)}\n`);
/** The JSON Schema of a file, of the name that the file itself states. */
const schemaFile = (name: string, schema: z.ZodType, about: object = {}): OpenFile =>
  jsonFile(name, { $id: fileUrl(name), ...about, ...z.toJSONSchema(schema) });
/** RFC 7946; its many numbers have no line of their own. */
const geoJsonFile = (name: string, value: unknown): OpenFile => openFile(name, `${JSON.stringify(value)}\n`);

/** Per cent with three decimals, of which the pages print one. Null where no share is computed (docs/behaviour.md 4.2). */
function sharePercent({ areaHa, areaDisputed, appellation }: Vineyard): number | null {
  if (areaDisputed || appellation?.areaHa === undefined) return null;
  return Math.round((areaHa / appellation.areaHa) * 100_000) / 1000;
}

/** A holding as it is published, from its record in each language. One without sources of its own has those of all holdings. */
function openHolding(
  vineyard: Vineyard,
  described: (locale: Locale) => LocalizedVineyard | undefined,
  sourcesOfAll: References['sources'],
): OpenHolding {
  const isGrandCru = vineyard.tier === 'grand-cru';
  const plain = (text: string, locale: Locale): string => withoutJoiners(plainText(renderInline(text, locale)));
  const sources = vineyard.sources.length > 0 ? vineyard.sources : sourcesOfAll;
  return {
    id: vineyardId(vineyard),
    name: vineyard.name,
    tier: vineyard.tier,
    communes: [...communesOf(vineyard)],
    lieu_dit: vineyard.lieuDit ?? null,
    grape: vineyard.grape ?? null,
    area_ha: vineyard.areaHa,
    area_disputed: vineyard.areaDisputed,
    appellation_area_ha: vineyard.appellation?.areaHa ?? null,
    share_percent: sharePercent(vineyard),
    acquired: typeof vineyard.acquired === 'number' ? vineyard.acquired : null,
    acquired_from: vineyard.acquiredFrom ?? null,
    first_vintage: vineyard.firstVintage ?? null,
    latitude: isGrandCru ? vineyard.position.lat : null,
    longitude: isGrandCru ? vineyard.position.lon : null,
    ...columnsOf('note', (locale) => {
      const note = described(locale)?.note;
      return note === undefined ? null : plain(note, locale);
    }),
    ...columnsOf('dated_notes', (locale) => {
      const notes = described(locale)?.datedNotes ?? [];
      return notes.map(({ date, text }) => `${date}: ${plain(text, locale)}`).join(' ') || null;
    }),
    sources: sources.map(({ by, title, year = null, address = null }) => ({ by, title, year, address })),
    ...columnsOf('page', (locale) => urlOf(isGrandCru ? pageOf(vineyard.slug) : { id: 'vineyards' }, locale)),
  };
}

/** Sources of the vineyards page that hold for every row: the list of the holdings, the areas of appellations, the purchases. */
const SOURCES_OF_ALL = ['list-of-holdings', 'inao', 'bbr'];

async function openHoldings(): Promise<OpenHolding[]> {
  const { references } = await pageFiles('vineyards', defaultLocale);
  const sources = references.sources.filter(({ id }) => SOURCES_OF_ALL.includes(id));
  if (sources.length < SOURCES_OF_ALL.length) {
    throw new Error(
      `content/facts/pages/vineyards.md needs the sources ${SOURCES_OF_ALL.join(', ')}, which the published holdings cite.`,
    );
  }
  const described = await perLocaleAsync(async (locale) =>
    (await Promise.all(tiers.map((tier) => describedVineyards(tier, locale)))).flat(),
  );
  return (await allVineyards).map((record, index) =>
    openHolding(record, (locale) => described[locale][index], sources),
  );
}

/** The holdings as CSV: a header, then one row each. */
function holdingsCsv(holdings: readonly OpenHolding[]): string {
  const rows = holdings.map((holding) => ({
    ...holding,
    communes: holding.communes.join('; '),
    sources: sourcesInWords(holding.sources),
    licence: site.licence.name,
    version,
  }));
  return openCsv(rows, [...openFields.map(({ name }) => name), ...CSV_ONLY]);
}

const HOLDINGS_SCHEMA = 'holdings.schema.json';
const PLOTS_SCHEMA = 'plots.schema.json';

function holdingsDocument(holdings: readonly OpenHolding[], t: Translate): object {
  return {
    $schema: fileUrl(HOLDINGS_SCHEMA),
    name: t('data.holdings.name'),
    publisher: t('cite.publisher'),
    page: urlOf({ id: 'data' }, defaultLocale),
    licence: site.licence.url,
    version,
    units: Object.fromEntries(openFields.flatMap(({ name, unit }) => (unit === undefined ? [] : [[name, unit]]))),
    holdings,
  };
}

/** The document of the holdings, with the meaning of each field. */
function holdingsSchema(t: Translate): z.ZodType {
  const fields = openFields.map(({ name }) => {
    return [name, openHoldingSchema.shape[name].describe(meaningOf(name, defaultLocale, t))];
  });
  return z.strictObject({
    $schema: z.url(),
    name: z.string(),
    publisher: z.string(),
    page: z.url(),
    licence: z.url(),
    version: z.iso.date(),
    units: z.record(z.string(), z.string()),
    holdings: z.array(z.strictObject(Object.fromEntries(fields) as typeof openHoldingSchema.shape)),
  });
}

/** The Grands Crus that have an outline, with licence and version in every feature. */
async function outlines(t: Translate): Promise<object> {
  const rights = rightsOf(t('data.outlines.attribution'));
  const features = (await grandCrus).flatMap(({ slug, name }) => {
    const outline = grandCruOutlines.find(({ id }) => id === slug)?.data;
    if (outline === undefined) return [];
    const { geometry, communes, kind, area_ha, drawn_ha } = outline;
    const pages = columnsOf('page', (locale) => urlOf(pageOf(slug), locale));
    const properties = { name, kind, communes, area_ha, drawn_ha, ...pages, ...rights };
    return [{ type: 'Feature', id: slug, properties, geometry }];
  });
  return { type: 'FeatureCollection', name: t('data.outlines.name'), ...rights, features };
}

/** The recorded plots, each with the address of its line on the page of its cru. */
function recordedPlots(t: Translate): OpenPlots {
  return {
    $schema: fileUrl(PLOTS_SCHEMA),
    type: 'FeatureCollection',
    name: t('data.plots.name'),
    meaning: t('data.plots.text'),
    ...rightsOf(t('data.plots.attribution')),
    features: plotRecords.map((plot) => ({
      type: 'Feature',
      id: plot.id,
      properties: {
        cru: plot.cru,
        commune: plot.commune,
        reference: plot.reference,
        lieu_dit: plot.lieuDit ?? null,
        company: plot.company,
        area_m2: plot.areaM2,
        area_in_cru_m2: plot.areaInCruM2,
        recorded_on: plot.recordedOn,
        cadastre_date: plot.cadastreDate,
        ...columnsOf('page', (locale) => `${urlOf(pageOf(plot.cru), locale)}#${plotAnchor(plot.reference)}`),
      },
      geometry: plot.geometry,
    })),
  };
}

async function openSets(): Promise<readonly OpenSet[]> {
  const t = await translator(defaultLocale);
  const holdings = await openHoldings();
  const rights = { licence: site.licence.name, version };
  return [
    {
      id: 'holdings',
      licence: site.licence,
      variables: openFields,
      files: [
        openFile('holdings.csv', holdingsCsv(holdings)),
        jsonFile('holdings.json', holdingsDocument(holdings, t)),
        schemaFile(HOLDINGS_SCHEMA, holdingsSchema(t), {
          title: t('data.holdings.name'),
          description: t('data.holdings.text'),
        }),
      ],
    },
    {
      id: 'tables',
      licence: site.licence,
      variables: [{ name: 'value', unit: undefined }],
      files: await Promise.all(tableNames.map(async (name) => openFile(`${name}.csv`, await openTable(name, rights)))),
    },
    {
      id: 'outlines',
      licence: LICENCE_OUVERTE,
      variables: ['area_ha', 'drawn_ha'].map((name) => ({ name, unit: 'ha' })),
      files: [geoJsonFile('grands-crus.geojson', await outlines(t))],
    },
    {
      id: 'plots',
      licence: LICENCE_OUVERTE,
      variables: ['area_m2', 'area_in_cru_m2'].map((name) => ({ name, unit: 'm²' })),
      files: [geoJsonFile('plots.geojson', recordedPlots(t)), schemaFile(PLOTS_SCHEMA, openPlotsSchema)],
    },
  ];
}

const sets = openSets();

/** The files of the open data page. */
export const openFiles = sets.then((all) => all.flatMap(({ files }) => files));

/** The data sets with their files, in the words of one language. */
export const datasets = perLocale(async (locale) => {
  const t = await translator(locale);
  return (await sets).map(({ files, ...set }) => ({
    ...set,
    name: t(`data.${set.id}.name`),
    description: t(`data.${set.id}.text`),
    language: set.id === 'holdings' ? localeCodes : [],
    credit: set.licence === site.licence ? undefined : t(`data.${set.id}.attribution` as WordKey),
    version,
    files: files.map(({ name, type, text }) => ({ name, type, url: fileUrl(name), bytes: Buffer.byteLength(text) })),
  }));
});

/** A set of data for download, in the words of one language. */
export type OpenDataset = Awaited<(typeof datasets)[Locale]>[number];
