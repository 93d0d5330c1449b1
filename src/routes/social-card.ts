import type { Locale } from '#language/locales.ts';
import type { PageRef } from '#routes/routes.ts';

/** Size that social networks ask for, in pixels (ogp.me leaves it open; 1.91 to 1 is what they crop to). */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Where the social card of a page lies below the site's root: `/uploads/social/vineyard-musigny-fr.jpg`. */
export function socialCardPath(page: PageRef, locale: Locale): string {
  const name = [page.id, ...Object.values<string>(page.params ?? {}), locale].join('-');
  return `/uploads/social/${name}.jpg`;
}
