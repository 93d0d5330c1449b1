import type { BreadcrumbList, Graph, ListItem, Person, WebPage, Winery } from 'schema-dts';
import type { site } from '#config/site.ts';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

interface VineyardPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the page. */
  readonly language: string;
  readonly image: string;
  /** From the home page down to this page. */
  readonly crumbs: readonly Crumb[];
  readonly estate: typeof site;
}

/**
 * JSON-LD of a vineyard page (schema.org): a page *about* a winery, since a fan page is not the
 * winery's own, and its breadcrumbs. Name, founder and location follow specification 2.
 */
export function vineyardStructuredData(page: VineyardPage): Graph {
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    primaryImageOfPage: { '@type': 'ImageObject', url: page.image },
    about: winery(page),
    breadcrumb: breadcrumbs(page.crumbs),
  };
  return { '@context': 'https://schema.org', '@graph': [webPage] };
}

function winery({ estate, url, description }: VineyardPage): Winery {
  const founder: Person = { '@type': 'Person', name: estate.founder };
  return {
    '@type': 'Winery',
    name: estate.legalName,
    description,
    url,
    foundingDate: String(estate.foundingYear),
    founder,
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: estate.location.locality,
        addressRegion: estate.location.region,
        addressCountry: estate.location.country,
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

/** JSON for a `<script>` element: `<` is escaped so that no text can end the element (HTML Standard, 4.12.1.3). */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
