import { getCollection } from 'astro:content';
import drawn from '#data/plates.generated.json' with { type: 'json' };
import { deployment } from '#data/deployment.ts';
import { inline } from '#data/prose.ts';
import { toRoman } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Plate } from '#model/picture.ts';
import { typeset } from '#prose/typography.ts';
import { href } from '#seo/address.ts';

/** What the plate maker says of one drawing. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}
const drawings: Readonly<Record<string, Drawing>> = drawn;

/** Where the plates lie below the site's root (specification 2: images are served from an uploads path). */
const PLATES_PATH = '/uploads/plates';

/** Width of the one WebP drawing each plate has for browsers without AVIF, in pixels. */
const FALLBACK_WIDTH = 960;

const texts = getCollection('plates').then((entries) => new Map(entries.map((entry) => [entry.id, entry.data])));

/** A plate in one language, by id. Throws when it was not drawn or has no words. */
export async function plate(id: string, locale: Locale): Promise<Plate> {
  const words = (await texts).get(id);
  const drawing = drawings[id];
  if (!words) throw new Error(`The plate "${id}" has no words. Add content/plates/${id}.md.`);
  if (!drawing) throw new Error(`The plate "${id}" is not drawn. Add its scene and run npm run plates.`);
  return {
    id,
    numeral: toRoman(words.number),
    alt: typeset(words.alt[locale], locale),
    caption: inline(words.caption[locale], locale),
    picture: {
      address: href(deployment, `${PLATES_PATH}/${id}`),
      widths: drawing.widths,
      fallback: href(deployment, fallbackPath(id)),
      width: drawing.width,
      height: drawing.height,
    },
  };
}

/** Path of a plate for browsers without AVIF, below the site's root. */
function fallbackPath(id: string): string {
  return `${PLATES_PATH}/${id}-${FALLBACK_WIDTH}.webp`;
}
