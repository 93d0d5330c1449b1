import type {
  BreadcrumbList,
  City,
  DataDownload,
  Dataset,
  DefinedTermSet,
  GeoCoordinates,
  GeoShape,
  ImageObject,
  ListItem,
  Organization,
  Person,
  Place,
  PropertyValue,
  WebPage,
  WebSite,
  Winery,
} from 'schema-dts';
import { site } from '#config/site.ts';
import { absoluteUrl, type SiteAddress } from '#routes/address.ts';

/*
 * The site as one graph (JSON-LD, schema.org). Whatever is the same in every language and on every page has one
 * identifier, the address of the site with a fragment: `https://leroy.example/#estate`. What belongs to a page has the
 * page's address. A node that other pages describe in full carries its type and name here, so that each page can be
 * read by itself. `tests/site/graph.test.ts` walks all pages.
 */

/** The identifier of something that the whole site speaks of: `estate`, `grand-cru/musigny`, `plate/cellar`. */
function thingId(address: SiteAddress, name: string): string {
  return `${absoluteUrl(address, '/')}#${name}`;
}

/** The estate in full, as the home page describes it. */
export function estate(address: SiteAddress): Winery {
  const founder: Person = { '@type': 'Person', '@id': thingId(address, 'founder'), name: site.founder };
  return {
    '@type': 'Winery',
    '@id': thingId(address, 'estate'),
    name: site.legalName,
    foundingDate: String(site.foundingYear),
    founder,
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: site.location.locality,
        addressRegion: site.location.region,
        addressCountry: site.location.country,
      },
    },
  };
}

/** The estate on the page of a Grand Cru, with the address and description that docs/behaviour.md 3.7 asks for. */
export function estateOnPage(
  address: SiteAddress,
  page: { readonly url: string; readonly description: string },
): Winery {
  return { ...(estate(address) as object), ...page } as Winery;
}

/** The estate by name. */
export function estateReference(address: SiteAddress): Winery {
  return { '@type': 'Winery', '@id': thingId(address, 'estate'), name: site.legalName };
}

/** Who makes the site, which is not the estate. */
export function publisher(address: SiteAddress, name: string): Organization {
  return { '@type': 'Organization', '@id': thingId(address, 'publisher'), name };
}

interface DescribedSite {
  readonly publisher: Organization;
  readonly description: string;
  readonly languages: readonly string[];
}

/** The site; in full on the home page, elsewhere by name. */
export function website(address: SiteAddress, described?: DescribedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId(address, 'site'),
    name: site.brand,
    url: absoluteUrl(address, '/'),
    ...(described && {
      description: described.description,
      inLanguage: described.languages,
      license: site.licence.url,
      isAccessibleForFree: true,
      about: { '@id': thingId(address, 'estate') },
      publisher: described.publisher,
    }),
  };
}

interface Crumb {
  readonly name: string;
  readonly url: string;
}

interface DescribedPage {
  readonly url: string;
  /** Title of the document. */
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** Day of the last dated note. */
  readonly changed: string;
  /** Address of the same text as Markdown. */
  readonly markdown: string;
  readonly image: ImageObject;
  readonly isPartOf: WebSite;
  /** From the home page down to this page; the home page has none. */
  readonly crumbs: readonly Crumb[];
}

/** What a page is about and holds. */
export interface Told {
  readonly about?: readonly (Winery | Place)[];
  readonly mainEntity?: DefinedTermSet;
  readonly hasPart?: readonly (Dataset | ImageObject)[];
}

/** A page. It is *about* the estate: a fan page is not the estate's own. */
export function webPage(page: DescribedPage, told: Told): WebPage {
  return {
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    dateModified: page.changed,
    license: site.licence.url,
    isPartOf: page.isPartOf,
    primaryImageOfPage: page.image,
    encoding: { '@type': 'MediaObject', encodingFormat: 'text/markdown', contentUrl: page.markdown },
    ...(told as object),
    ...(page.crumbs.length > 0 && { breadcrumb: breadcrumbs(page) }),
  };
}

/** Breadcrumbs from the home page down: `position` counts from 1 (schema.org/BreadcrumbList). */
function breadcrumbs({ crumbs }: DescribedPage): BreadcrumbList {
  const items = crumbs.map(({ name, url }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

/** Longitude and latitude in degrees, WGS 84. */
type Position = readonly [longitude: number, latitude: number];

/** A commune with its number at Insee, where that is known. */
export function commune(address: SiteAddress, name: string, id: string, insee: string | undefined): City {
  return {
    '@type': 'City',
    '@id': thingId(address, `commune/${id}`),
    name,
    ...(insee !== undefined && { identifier: { '@type': 'PropertyValue', propertyID: 'INSEE', value: insee } }),
  };
}

interface DescribedClimat {
  /** `grand-cru/musigny` */
  readonly id: string;
  readonly name: string;
  readonly communes: readonly City[];
  /** The middle of the appellation. */
  readonly position: Position | undefined;
  /** The corners of its outline. */
  readonly bounds: readonly [southWest: Position, northEast: Position] | undefined;
  /** Areas in hectares, by the column of the open data that gives them, in the words of the page. */
  readonly areas: readonly { readonly column: string; readonly name: string; readonly hectares: number }[];
}

/** Ground in which the estate has vines. */
export function climat(address: SiteAddress, described: DescribedClimat): Place {
  const { id, name, communes, position, bounds, areas } = described;
  const geo: (GeoCoordinates | GeoShape)[] = [
    ...(position ? [{ '@type': 'GeoCoordinates' as const, latitude: position[1], longitude: position[0] }] : []),
    ...(bounds ? [{ '@type': 'GeoShape' as const, box: bounds.map(([lon, lat]) => `${lat} ${lon}`).join(' ') }] : []),
  ];
  return {
    '@type': 'Place',
    '@id': thingId(address, id),
    name,
    ...(communes.length > 0 && { containedInPlace: communes }),
    ...(geo.length > 0 && { geo }),
    additionalProperty: areas.map(({ column, name: label, hectares }): PropertyValue => ({
      '@type': 'PropertyValue',
      propertyID: column,
      name: label,
      value: hectares,
      unitCode: 'HAR',
    })),
  };
}

/** The same by name. */
export function climatReference(address: SiteAddress, { id, name }: Pick<DescribedClimat, 'id' | 'name'>): Place {
  return { '@type': 'Place', '@id': thingId(address, id), name };
}

interface DescribedPlate {
  readonly creator: Organization;
  /** The line to print beside it. */
  readonly credit: string;
  readonly id: string;
  readonly caption: string;
  /** Its place in the list of plates. */
  readonly url: string;
  /** Public address of the drawing. */
  readonly contentUrl: string;
}

/** A plate, drawn for this site. */
export function plateImage(address: SiteAddress, { id, credit, ...plate }: DescribedPlate): ImageObject {
  return {
    '@type': 'ImageObject',
    '@id': thingId(address, `plate/${id}`),
    ...plate,
    license: site.licence.url,
    acquireLicensePage: site.licence.url,
    creditText: credit,
  };
}

interface DescribedTerm {
  /** Its fragment on the page. */
  readonly id: string;
  readonly word: string;
  readonly definition: string;
}

/** The glossary of a page. */
export function glossary(page: string, name: string, terms: readonly DescribedTerm[]): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${page}#glossary`,
    name,
    hasDefinedTerm: terms.map(({ id, word, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${page}#${id}`,
      name: word,
      description: definition,
    })),
  };
}

/** A set of data for download, in the words of one language. */
export interface DescribedDataset {
  /** Its name in addresses: `holdings`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Address of the page that offers it. */
  readonly page: string;
  /** BCP 47 tags of the texts in it. */
  readonly language: readonly string[];
  readonly licence: { readonly name: string; readonly url: string };
  /** The line to print beside the data. */
  readonly credit: string | undefined;
  /** The build day, `2026-11-21`. */
  readonly version: string;
  readonly creator: Organization;
  readonly variables: readonly { readonly name: string; readonly unit: string | undefined }[];
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly url: string;
    readonly bytes: number;
  }[];
}

/** A set of data (schema.org/Dataset, developers.google.com/search/docs/appearance/structured-data/dataset). */
export function dataset(address: SiteAddress, { id, page, variables, files, ...set }: DescribedDataset): Dataset {
  return {
    '@type': 'Dataset',
    '@id': `${page}#${id}`,
    url: `${page}#${id}`,
    name: set.name,
    description: set.description,
    license: set.licence.url,
    version: set.version,
    dateModified: set.version,
    isAccessibleForFree: true,
    creator: set.creator,
    spatialCoverage: { '@type': 'Place', '@id': thingId(address, 'cote-d-or'), name: 'Côte-d’Or' },
    ...(set.credit !== undefined && { creditText: set.credit }),
    ...(set.language.length > 0 && { inLanguage: set.language }),
    variableMeasured: variables.map(({ name, unit }) => ({
      '@type': 'PropertyValue' as const,
      name,
      ...(unit !== undefined && { unitText: unit }),
    })),
    distribution: files.map(({ name, type, url, bytes }): DataDownload => ({
      '@type': 'DataDownload',
      name,
      encodingFormat: type,
      contentUrl: url,
      contentSize: `${bytes} B`,
    })),
  };
}

/** JSON for a `<script>` element: `<` is escaped so that no text can end the element (HTML Standard, 4.12.1.3). */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
