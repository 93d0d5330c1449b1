import { perLocale, type Locale, type Localized } from '#i18n/locales.ts';
import { routeIds, routes, type PageRef, type PlainRouteId } from '#routing/routes.ts';

/**
 * The path of a page in one language, without base and without a trailing slash.
 * `pathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'fr')` is `/vignoble/musigny`.
 */
export function pathTo(page: PageRef, locale: Locale): string {
  const params: Readonly<Record<string, string>> = page.params ?? {};
  return routes[page.id].path[locale].replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route "${page.id}" needs a value for [${name}].`);
    return value;
  });
}

/** The paths of a page in every language. */
export function pathsTo(page: PageRef): Localized {
  return perLocale((locale) => pathTo(page, locale));
}

/** Every page of the site: the plain routes, and one vineyard page per slug. */
export function allPages(slugs: readonly string[]): PageRef[] {
  return routeIds.flatMap((id): PageRef[] =>
    id === 'vineyard' ? slugs.map((slug) => ({ id, params: { slug } })) : [{ id: id satisfies PlainRouteId }],
  );
}
