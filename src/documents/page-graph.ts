import type {
  City,
  Dataset,
  DefinedTermSet,
  ImageObject,
  Organization,
  Place,
  Thing,
  WebSite,
  Winery,
  WithContext,
} from 'schema-dts';
import { outlineId } from '#atlas/outlines.ts';
import { grandCruOutlines, places, premierCruOutlines } from '#atlas/records.ts';
import { polygonsOf } from '#atlas/schemas.ts';
import { changedOn } from '#documents/dated-notes.ts';
import type { PageText } from '#documents/section.ts';
import { defaultLocale, localeCodes, locales, type Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import type { Plate } from '#pictures/picture.ts';
import { deployment, urlOf, urlOfPath } from '#site/links.ts';
import { isAboutEstate, breadcrumbsOf, type PageWithText } from '#site/routes.ts';
import { documentTitle, site } from '#site/site.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { plainText } from '#text/tree.ts';
import { anchorOf } from '#text/strings.ts';
import type { OpenDataset } from '#vineyards/open-data.ts';
import { grandCrus, vineyardsOf } from '#vineyards/records.ts';
import { tiers } from '#vineyards/schemas.ts';
import { communesOf, vineyardId, type Vineyard } from '#vineyards/vineyard.ts';

/*
 * The site as one graph (JSON-LD, schema.org). Whatever is the same in every language and on every page has one
 * identifier, the address of the site with a fragment: `https://leroy.example/#estate`. What belongs to a page has the
 * page's address. A node that other pages describe in full carries its type and name here, so that each page can be
 * read by itself. `tests/site/graph.test.ts` walks all pages.
 */

/** The identifier of something that the whole site speaks of: `estate`, `grand-cru/musigny`, `plate/cellar`. */
const thingId = (name: string): string => `${urlOfPath('/')}#${name}`;

/** What a page offers beside its text, as the terms of schema.org: sets of data, plates, the glossary. */
export interface PageEntities {
  readonly mainEntity?: DefinedTermSet;
  readonly hasPart?: readonly (Dataset | ImageObject)[];
}

/** The JSON-LD of a page. It is *about* the estate and its ground: a fan page is not the estate's own. */
export async function pageGraph(
  page: PageWithText,
  locale: Locale,
  text: PageText,
  data: PageEntities = {},
): Promise<WithContext<Thing>> {
  const t = await translator(locale);
  const address = urlOf(page, locale);
  const about = await aboutOf(page, locale, text);
  const crumbs = [
    ...breadcrumbsOf(page.id).map(({ id, labelKey }) => ({ name: t(labelKey), item: urlOf({ id }, locale) })),
    { name: text.name, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: documentTitle(text.documentTitle),
    description: text.description,
    inLanguage: locales[text.textLocale].hreflang,
    dateModified: await changedOn(text, locale),
    license: site.licence.url,
    isPartOf: website(page.id === 'home' ? t : undefined),
    primaryImageOfPage: plateData(text.cover, t),
    encoding: { '@type': 'MediaObject', encodingFormat: 'text/markdown', contentUrl: `${address}.md` },
    ...(about.length > 0 && { about }),
    ...data,
    ...(page.id !== 'home' && {
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    }),
  };
}

/** The site; in full, with the words of the home page, or by name. */
function website(t: Translate | undefined): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId('site'),
    name: site.brand,
    url: urlOfPath('/'),
    ...(t && {
      description: t('footer.copyright'),
      inLanguage: localeCodes.map((code) => locales[code].hreflang),
      license: site.licence.url,
      isAccessibleForFree: true,
      about: { '@id': thingId('estate') },
      publisher: publisher(t),
    }),
  };
}

/** Who makes the site, which is not the estate. */
const publisher = (t: Translate): Organization => ({
  '@type': 'Organization',
  '@id': thingId('publisher'),
  name: t('cite.publisher'),
});

/** The estate, and the ground that the page speaks of. */
async function aboutOf(page: PageWithText, locale: Locale, { description }: PageText): Promise<(Winery | Place)[]> {
  const crus = await grandCrus;
  if (page.id === 'vineyard') {
    const own = crus.filter(({ slug }) => slug === page.params.slug);
    // docs/behaviour.md 3.7
    const { '@id': sameAs, ...specified } = ESTATE;
    const winery = { ...specified, sameAs, url: urlOf(page, locale), description } as const;
    return [winery, ...(await climats(own, locale))];
  }
  const named = crus.map((cru): Place => ({ '@type': 'Place', '@id': thingId(vineyardId(cru)), name: cru.name }));
  if (page.id === 'atlas' || page.id === 'compare') return named;
  if (page.id === 'home') {
    // One address and one description, whatever page tells them.
    const { words } = await pageFiles('home', defaultLocale);
    return [{ ...ESTATE, url: urlOf(page, defaultLocale), description: words.description }];
  }
  if (page.id === 'vineyards') return [ESTATE_BY_NAME, ...named, ...(await otherClimats(locale))];
  return isAboutEstate(page.id) ? [ESTATE_BY_NAME] : [];
}

const ESTATE_BY_NAME = { '@type': 'Winery', '@id': thingId('estate'), name: site.legalName } as const;

const ESTATE = {
  ...ESTATE_BY_NAME,
  foundingDate: String(site.foundingYear),
  founder: { '@type': 'Person', '@id': thingId('founder'), name: site.founder },
  location: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.location.locality,
      addressRegion: site.location.region,
      addressCountry: site.location.country,
    },
  },
} as const;

/** The holdings that are no Grand Cru and lie in a climat or a village: wines of the whole region do not. */
async function otherClimats(locale: Locale): Promise<Place[]> {
  const records = await Promise.all(
    tiers.filter((tier) => tier !== 'grand-cru' && tier !== 'bourgogne').map(vineyardsOf),
  );
  return climats(records.flat(), locale);
}

const outlines = new Map([...grandCruOutlines, ...premierCruOutlines].map(({ id, data }) => [id, data]));
const marks = new Map(places.map(({ id, data }) => [id, data]));

/** Ground in which the estate has vines. */
async function climats(records: readonly Vineyard[], locale: Locale): Promise<Place[]> {
  const t = await translator(locale);
  return records.map((record): Place => {
    const { name, lieuDit, tier, areaHa, appellation } = record;
    const id = outlineId(record) ?? '';
    const outline = outlines.get(id);
    const point =
      tier === 'grand-cru'
        ? ([record.position.lon, record.position.lat] as const)
        : marks.get(id)?.geometry.coordinates;
    const areas = { area_ha: areaHa, appellation_area_ha: appellation?.areaHa };
    const geo = [
      ...(point ? [{ '@type': 'GeoCoordinates' as const, latitude: point[1], longitude: point[0] }] : []),
      ...(outline ? [{ '@type': 'GeoShape' as const, box: boxOf(polygonsOf(outline.geometry).flat(2)) }] : []),
    ];
    return {
      '@type': 'Place',
      '@id': thingId(vineyardId(record)),
      name: tier === 'grand-cru' ? name : [name, lieuDit].filter(Boolean).join(' '),
      containedInPlace: communesOf(record).map(communeData),
      ...(geo.length > 0 && { geo }),
      additionalProperty: Object.entries(areas).flatMap(([propertyID, value]) =>
        value === undefined
          ? []
          : [{ '@type': 'PropertyValue', propertyID, name: t(`data.field.${propertyID}`), value, unitCode: 'HAR' }],
      ),
    };
  });
}

/** A commune with its number at Insee, where that is known. */
function communeData(name: string): City {
  const slug = anchorOf(name);
  const insee = marks.get(slug)?.insee;
  return {
    '@type': 'City',
    '@id': thingId(`commune/${slug}`),
    name,
    ...(insee !== undefined && { identifier: { '@type': 'PropertyValue', propertyID: 'INSEE', value: insee } }),
  };
}

/** The corners in the south-west and the north-east of some points, latitude before longitude. */
function boxOf(points: readonly (readonly [lon: number, lat: number])[]): string {
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)];
  return [Math.min(...lats), Math.min(...lons), Math.max(...lats), Math.max(...lons)].join(' ');
}

/** A plate, drawn for this site, with its creator and its licence. */
export function plateData({ id, caption, picture, href }: Plate, t: Translate): ImageObject {
  return {
    '@type': 'ImageObject',
    '@id': thingId(`plate/${id}`),
    caption: plainText(caption),
    url: `${deployment.origin}${href}`,
    contentUrl: `${deployment.origin}${picture.fallback}`,
    creator: publisher(t),
    license: site.licence.url,
    acquireLicensePage: site.licence.url,
    creditText: t('cite.publisher'),
  };
}

interface DescribedTerm {
  /** Its fragment on the page. */
  readonly id: string;
  readonly word: string;
  readonly definition: string;
}

/** The glossary, which the index holds. */
export function glossaryData(terms: readonly DescribedTerm[], locale: Locale, t: Translate): DefinedTermSet {
  const page = urlOf({ id: 'az' }, locale);
  return {
    '@type': 'DefinedTermSet',
    '@id': `${page}#glossary`,
    name: t('book.glossary'),
    hasDefinedTerm: terms.map(({ id, word, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${page}#${id}`,
      name: word,
      description: definition,
    })),
  };
}

/** A set of data (schema.org/Dataset, developers.google.com/search/docs/appearance/structured-data/dataset). */
export function datasetData(set: OpenDataset, locale: Locale, t: Translate): Dataset {
  const address = `${urlOf({ id: 'data' }, locale)}#${set.id}`;
  return {
    '@type': 'Dataset',
    '@id': address,
    url: address,
    name: set.name,
    description: set.description,
    license: set.licence.url,
    version: set.version,
    dateModified: set.version,
    isAccessibleForFree: true,
    creator: publisher(t),
    spatialCoverage: { '@type': 'Place', '@id': thingId('cote-d-or'), name: 'Côte-d’Or' },
    ...(set.credit !== undefined && { creditText: set.credit }),
    ...(set.language.length > 0 && { inLanguage: set.language }),
    variableMeasured: set.variables.map(({ name, unit }) => ({
      '@type': 'PropertyValue' as const,
      name,
      ...(unit !== undefined && { unitText: unit }),
    })),
    distribution: set.files.map(({ name, type, url: contentUrl, bytes }) => ({
      '@type': 'DataDownload' as const,
      name,
      encodingFormat: type,
      contentUrl,
      contentSize: `${bytes} B`,
    })),
  };
}
