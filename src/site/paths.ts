import { paths, type Locale } from '#language/locales.ts';
import { pagePaths, routeIds, type PageRef, type PageWithText, type RouteId } from '#site/routes.ts';

/**
 * The path of a page in one language, without base and without a trailing slash.
 * `pathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'fr')` is `/vignoble/musigny`.
 */
export function pathTo(page: PageRef, locale: Locale): string {
  return fillPath(pagePaths[locale][page.id], page);
}

/**
 * The path of the page that sets both languages of a page side by side, in a frame of one language; undefined where
 * there is none (docs/behaviour.md 10.1). `facingPathTo({ id: 'philosophy' }, 'fr')` is `/en-regard/philosophie`.
 */
export function facingPathTo(page: PageRef, locale: Locale): string | undefined {
  const facing: Readonly<Partial<Record<RouteId, string>>> = paths[locale].facing;
  const pattern = facing[page.id];
  return pattern === undefined ? undefined : fillPath(pattern, page);
}

function fillPath(pattern: string, page: PageRef): string {
  const params: Readonly<Record<string, string>> = page.params ?? {};
  return pattern.replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route "${page.id}" needs a value for [${name}].`);
    return value;
  });
}

/** The name of a page in files and tests: that of its route, or the slug of its cru. */
export const pageName = (page: PageRef): string => (page.id === 'vineyard' ? page.params.slug : page.id);

export const FEED_TYPE = 'application/atom+xml';

/** The path of the feed of dated notes in one language. */
export function feedPath(locale: Locale): string {
  return `/corrections-${locale}.atom`;
}

/** The pages of a route, for the Grands Crus with these slugs; its tasting sheet is not among them. */
export function pagesOf(id: RouteId, slugs: readonly string[]): PageWithText[] {
  if (id === 'tasting') return [];
  return id === 'vineyard' ? slugs.map((slug) => ({ id, params: { slug } })) : [{ id }];
}

/**
 * Every page of the site: the plain routes, and one vineyard page per slug. Tasting sheets are not among them.
 */
export function allPages(slugs: readonly string[]): PageWithText[] {
  return routeIds.flatMap((id) => pagesOf(id, slugs));
}

/** Size of social cards that networks ask for, in pixels (ogp.me leaves it open; 1.91 to 1 is what they crop to). */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Where the social card of a page lies below the site's root: `/uploads/social/vineyard-musigny-fr.jpg`. */
export function socialCardPath(page: PageRef, locale: Locale): string {
  const name = [page.id, ...Object.values<string>(page.params ?? {}), locale].join('-');
  return `/uploads/social/${name}.jpg`;
}
