import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_WIDTH, fallbackPath } from '#data/plates.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Plate } from '#model/picture.ts';
import type { PageRef } from '#routing/routes.ts';
import type { SocialImage } from '#seo/head.ts';
import { SOCIAL_CARD, socialCardPath } from '#seo/social-card.ts';

const publicFolder = join(process.cwd(), 'public');

/** The picture social networks show for a page: its card where one was made, else its plate. */
export function socialImage(page: PageRef, locale: Locale, { id, alt, picture }: Plate): SocialImage {
  const path = socialCardPath(page, locale);
  if (existsSync(join(publicFolder, path))) return { ...SOCIAL_CARD, path, alt };
  return {
    path: fallbackPath(id),
    width: FALLBACK_WIDTH,
    height: Math.round((FALLBACK_WIDTH * picture.height) / picture.width),
    type: 'image/webp',
    alt,
  };
}
