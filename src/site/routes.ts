import { ANCHORS, type SectionRef } from '#site/anchors.ts';
import { localeCodes, paths, perLocale, type defaultLocale, type PerLocale } from '#language/locales.ts';

/** Values of sitemaps.org/protocol.html for one page (docs/behaviour.md 5.2). */
export interface SitemapValues {
  readonly priority: number;
  readonly changefreq: 'monthly' | 'yearly';
}

/** The groups of the footer's links, in order; the names of their heads are `footer.group.<group>`. */
export const footerGroups = ['estate', 'maps', 'collectors', 'reference', 'site'] as const;

type FooterGroup = (typeof footerGroups)[number];

interface Route {
  /** Values of the sitemap; 0.5 and `monthly` where a row has none. */
  readonly priority?: number;
  readonly changefreq?: 'yearly';
  /** The page is not offered to search engines. */
  readonly noindex?: true;
  /** The menu lists the page, as `nav.<id>` of the dictionary. */
  readonly menu?: true;
  /** The menu's page that it belongs to, which opens it. */
  readonly parent?: keyof (typeof paths)[typeof defaultLocale]['pages'];
  /** Dictionary key of the page's name in the footer, for pages that are not in the menu. */
  readonly footer?: WordKey;
  /** Where the footer lists the page; every page with a name in menu or footer has one. */
  readonly group?: FooterGroup | 'small-print';
  /** The form of its hero, where its title page is more than a line. */
  readonly hero?: 'poster' | 'plate' | 'words';
  /** Dictionary key of the title of its document, where that is not the title in its file. */
  readonly documentTitle?: WordKey;
  /** The page of the vintages: its title page lists them, and their sources come before its own. */
  readonly listsVintages?: true;
  /** Terms of the glossary are linked in its text. */
  readonly glossary?: true;
  /** Class of its `main`, for the rules of style sheets that are for this page. */
  readonly className?: string;
  /** Id of the plate of the title page, which stands for the page elsewhere; a Grand Cru's is in its record. */
  readonly cover?: string;
  /** Place among the chapters of the book; absent for pages that it leaves out. */
  readonly book?: number;
}

/**
 * The route table (docs/behaviour.md 1.2). The paths of each language are in its module (`src/language/<code>.ts`).
 * The order is the menu's. Pages, menu, switcher, canonical and alternate links, sitemap,
 * root redirect, host rules and the loops of the tests derive from it.
 */
const routes = {
  home: {
    hero: 'poster',
    documentTitle: 'home.meta-title',
    glossary: true,
    priority: 1,
    menu: true,
    group: 'estate',
    cover: 'cote-at-dawn',
    book: 1,
  },
  philosophy: {
    hero: 'plate',
    glossary: true,
    priority: 0.8,
    menu: true,
    group: 'estate',
    cover: 'cote-by-night',
    book: 2,
  },
  history: { hero: 'plate', glossary: true, priority: 0.8, menu: true, group: 'estate', cover: 'village', book: 3 },
  vineyards: { hero: 'words', glossary: true, priority: 0.9, menu: true, group: 'estate', cover: 'panorama', book: 5 },
  vintages: {
    hero: 'plate',
    glossary: true,
    listsVintages: true,
    priority: 0.7,
    changefreq: 'yearly',
    menu: true,
    group: 'estate',
    cover: 'bunch',
    book: 7,
  },
  vineyard: { glossary: true, priority: 0.8, parent: 'vineyards', book: 6 },
  atlas: { parent: 'vineyards', footer: 'atlas.title', group: 'maps', cover: 'panorama', book: 4 },
  harvests: { parent: 'vintages', footer: 'harvests.title', group: 'maps', cover: 'bunch', book: 8 },
  labels: {
    hero: 'words',
    glossary: true,
    parent: 'history',
    footer: 'labels.menu',
    group: 'collectors',
    cover: 'bottles',
    book: 9,
  },
  compare: {
    className: 'compare',
    parent: 'vineyards',
    footer: 'compare.menu',
    group: 'collectors',
    cover: 'panorama',
  },
  az: { footer: 'az.menu', group: 'reference', cover: 'panorama' },
  plates: { footer: 'plates.menu', group: 'reference', cover: 'cote-at-dawn' },
  data: { parent: 'vineyards', footer: 'data.title', group: 'reference', cover: 'panorama' },
  // A Grand Cru on one sheet of paper, with lines for notes.
  tasting: { noindex: true, parent: 'vineyards' },
  accessibility: { footer: 'accessibility.title', group: 'site', cover: 'panorama' },
  offline: { noindex: true, footer: 'offline.title', group: 'site', cover: 'panorama' },
  sitemap: { noindex: true, footer: 'sitemap.title', group: 'small-print', cover: 'panorama' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** The path of every page in every language; a language that lacks one does not compile. */
export const pagePaths: PerLocale<Readonly<Record<RouteId, string>>> = perLocale((locale) => paths[locale].pages);

export const routeIds = Object.keys(routes) as RouteId[];

/** The rows without what is particular to each. */
const table: Readonly<Record<RouteId, Route>> = routes;

/** The routes whose row has a field. */
type RoutesWith<Field extends keyof Route> = {
  [Id in RouteId]: Field extends keyof (typeof routes)[Id] ? Id : never;
}[RouteId];

const has =
  <Field extends keyof Route>(field: Field) =>
  (id: RouteId): id is RoutesWith<Field> =>
    field in routes[id];

const routesWith = <Field extends keyof Route>(field: Field) => routeIds.filter(has(field));

/** The sitemap values of a route, or undefined when it is not offered to search engines. */
export function sitemapValues(id: RouteId): SitemapValues | undefined {
  const { noindex, priority = 0.5, changefreq = 'monthly' } = table[id];
  return noindex ? undefined : { priority, changefreq };
}

/** Whether the header menu lists a page. */
export const isOfMenu = has('menu');

/** The dictionary key of a page's name: that of the menu or of the footer, or its title where neither lists it. */
export const nameKeyOf = (id: PlainRouteId): WordKey =>
  isOfMenu(id) ? `nav.${id}` : (table[id].footer ?? `${id}.title`);

/** The pages of the header menu in order, with the dictionary key of each name. */
export const menuRoutes = routesWith('menu').map((id) => ({ id, labelKey: `nav.${id}` as const }));

/** The pages that have a name, those of the menu first, with its dictionary key and the footer's group. */
export const namedRoutes = routesWith('group').map((id) => ({
  id,
  labelKey: nameKeyOf(id),
  group: routes[id].group,
}));

/** What distinguishes a page from others in shared code. */
export const featuresOf = (
  id: RouteId,
): Pick<Route, 'hero' | 'documentTitle' | 'listsVintages' | 'glossary' | 'className'> => table[id];

/** The plate of a page's title page, which stands for it elsewhere. */
export const coverOf = (id: PlainRouteId): string => routes[id].cover;

/** The routes that are chapters of the book, in its order. */
export const bookRoutes: readonly RouteId[] = routesWith('book').sort((a, b) => routes[a].book - routes[b].book);

/** The menu's page that a route belongs to, or undefined for routes at the top. */
export function parentOf(id: RouteId): (typeof menuRoutes)[number] | undefined {
  return menuRoutes.find((candidate) => candidate.id === table[id].parent);
}

/** Pages that became parts of others: the address that they had in a language, and the page that holds them. */
export const movedParts = localeCodes.flatMap((locale) => {
  const moved = Object.entries(paths[locale].moved) as [PlainRouteId, string][];
  return moved.map(([id, pattern]) => ({ pattern, page: { id }, locale }));
});

/** A link to a page, or to a part of it, with the dictionary key of its name. */
interface NamedRoute extends SectionRef {
  readonly labelKey: WordKey;
}

/** The pages that a route lies below: the home page and, where it belongs to one, its page of the menu. */
export function breadcrumbsOf(id: RouteId): readonly NamedRoute[] {
  return menuRoutes.filter((route) => route.id === 'home' || route.id === parentOf(id)?.id);
}

/** Links of a page of the menu besides the pages below it: another page, or a part of it, by a name of its own. */
const extraChildLinks: readonly (NamedRoute & { readonly under: RouteId })[] = [
  { under: 'philosophy', id: 'az', labelKey: 'nav.section.words' },
  { under: 'vineyards', ...ANCHORS.visit, labelKey: 'nav.section.visit' },
  { under: 'vintages', ...ANCHORS.seasons, labelKey: 'nav.section.seasons' },
];

/** The links of a page of the menu: the pages below it that have a name, and its further links. */
export function childLinksOf(id: RouteId): readonly NamedRoute[] {
  const below = namedRoutes.filter((route) => parentOf(route.id)?.id === id);
  return [...below, ...extraChildLinks.filter(({ under }) => under === id)];
}

/** Whether a page is about the estate, for structured data: those of the menu, and what belongs to the history. */
export const isAboutEstate = (id: RouteId): boolean => table[id].menu ?? table[id].parent === 'history';

type ParamsIn<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsIn<Rest>
  : unknown;

/** The parameters of a route's path: `{ slug: string }` for `vineyard`, nothing for the others. */
type RouteParams<Id extends RouteId> = ParamsIn<(typeof paths)[typeof defaultLocale]['pages'][Id]>;

/** Routes without parameters. */
export type PlainRouteId = {
  [Id in RouteId]: unknown extends RouteParams<Id> ? Id : never;
}[RouteId];

/** One page in every language: a route and, where its path has parameters, their values. */
export type PageRef = {
  [Id in RouteId]: unknown extends RouteParams<Id>
    ? { readonly id: Id; readonly params?: undefined }
    : { readonly id: Id; readonly params: RouteParams<Id> };
}[RouteId];

/** A page that has a text: not a tasting sheet. */
export type PageWithText = Exclude<PageRef, { readonly id: 'tasting' }>;
