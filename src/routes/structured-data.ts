import type { BreadcrumbList, DataDownload, Dataset, Graph, ListItem, Person, WebPage, Winery } from 'schema-dts';
import { site } from '#config/site.ts';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

interface DescribedPage {
  readonly url: string;
  /** Title of the document. */
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the page. */
  readonly language: string;
  readonly image: string;
  readonly aboutEstate: boolean;
  /** From the home page down to this page. */
  readonly crumbs: readonly Crumb[];
}

/**
 * JSON-LD of a page (schema.org): the page with its breadcrumbs and, where it tells of the estate's vines,
 * the winery that it is about (docs/behaviour.md 3.7). It is *about* the winery, since a fan page is not the
 * winery's own.
 */
export function pageData(page: DescribedPage): Graph {
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    primaryImageOfPage: { '@type': 'ImageObject', url: page.image },
    ...(page.aboutEstate && { about: winery(page) }),
    breadcrumb: breadcrumbs(page.crumbs),
  };
  return { '@context': 'https://schema.org', '@graph': [webPage] };
}

function winery({ url, description }: DescribedPage): Winery {
  const founder: Person = { '@type': 'Person', name: site.founder };
  return {
    '@type': 'Winery',
    name: site.legalName,
    description,
    url,
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

/** Breadcrumbs from the home page down: `position` counts from 1 (schema.org/BreadcrumbList). */
function breadcrumbs(crumbs: readonly Crumb[]): BreadcrumbList {
  const items = crumbs.map(({ name, url }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
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
  readonly publisher: { readonly name: string; readonly url: string };
  readonly variables: readonly { readonly name: string; readonly unit: string | undefined }[];
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly url: string;
    readonly bytes: number;
  }[];
}

/** JSON-LD of sets of data (schema.org/Dataset, developers.google.com/search/docs/appearance/structured-data/dataset). */
export function datasetData(datasets: readonly DescribedDataset[]): Graph {
  return { '@context': 'https://schema.org', '@graph': datasets.map(dataset) };
}

function dataset({ id, page, publisher, variables, files, ...set }: DescribedDataset): Dataset {
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
    creator: { '@type': 'Organization', ...publisher },
    spatialCoverage: { '@type': 'Place', name: "Côte d'Or, Burgundy, France" },
    ...(set.credit !== undefined && { creditText: set.credit }),
    ...(set.language.length > 0 && { inLanguage: set.language }),
    ...(variables.length > 0 && {
      variableMeasured: variables.map(({ name, unit }) => ({
        '@type': 'PropertyValue' as const,
        name,
        ...(unit !== undefined && { unitText: unit }),
      })),
    }),
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
