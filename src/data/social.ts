import type { Locale } from '#i18n/locales.ts';
import type { Plate } from '#model/picture.ts';
import type { PageRef } from '#routing/routes.ts';
import type { SocialImage } from '#seo/head.ts';
import { SOCIAL_CARD, socialCardPath } from '#seo/social-card.ts';

/**
 * The picture social networks show for a page: its card, described by the plate on it. `npm run social` draws the
 * cards; a test fails while one is missing or no longer fits its page.
 */
export function socialImage(page: PageRef, locale: Locale, { alt }: Pick<Plate, 'alt'>): SocialImage {
  return { ...SOCIAL_CARD, path: socialCardPath(page, locale), alt };
}
