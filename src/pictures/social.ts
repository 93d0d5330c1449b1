import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { PageRef } from '#routes/routes.ts';
import type { SocialImage } from '#routes/head.ts';
import { SOCIAL_CARD, socialCardPath } from '#routes/social-card.ts';

/**
 * The picture social networks show for a page: its card, described by the plate on it. The build draws it
 * (src/build/social/).
 */
export function socialImage(page: PageRef, locale: Locale, { alt }: Pick<Plate, 'alt'>): SocialImage {
  return { ...SOCIAL_CARD, path: socialCardPath(page, locale), alt };
}
