import { localeCodes, type Locale } from '#i18n/locales.ts';
import { allPages } from '#routing/paths.ts';
import { builtPages } from './built-site.ts';
import { slugs } from './content.ts';

/** One page of each route, whatever its language; the site tests read the links of all pages. */
export const pages = allPages(slugs.slice(0, 1));

/** A path that is no page of the site. */
export const UNKNOWN_PATH = '/no/such/cru';

/** Every page a visitor may meet; hosts know the error pages by the names of their files. */
export const everyPath: readonly string[] = [...builtPages.map(({ path }) => path), '/404.html', '/500.html'];

/** The other language. */
export function otherLocale(locale: Locale): Locale {
  const other = localeCodes.find((code) => code !== locale);
  if (other === undefined) throw new Error('The site has one language only.');
  return other;
}
