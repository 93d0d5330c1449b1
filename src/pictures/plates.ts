import { plateOrder as order, plateWords } from '#pictures/records.ts';
import drawn from '#pictures/plates.generated.json' with { type: 'json' };
import { hrefTo, hrefToPath } from '#site/links.ts';
import { renderInline } from '#text/render.ts';
import { toRoman } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import type { ImageVersions, Plate } from '#pictures/picture.ts';
import { typeset } from '#text/typography.ts';

/** An entry of the plate maker's manifest: see `plates/engine/manifest.ts`. */
interface DrawnPlate extends ImageVersions {
  readonly portrait?: ImageVersions;
}
const drawings: Readonly<Record<string, DrawnPlate>> = drawn;

/** Where the plates lie below the site's root (docs/behaviour.md 2.9). */
const PLATES_PATH = '/uploads/plates';

/** Width of the one WebP drawing each plate has for browsers without AVIF, in pixels; narrower plates have their widest. */
const FALLBACK_WIDTH = 960;

const texts = plateWords.then((entries) => new Map(entries.map((entry) => [entry.id, entry.data])));

/** A plate in one language, by id. Throws when it was not drawn or has no words. */
export async function plate(id: string, locale: Locale): Promise<Plate> {
  const words = (await texts).get(`${locale}/plates/${id}`);
  const number = order.indexOf(id) + 1;
  const drawing = drawings[id];
  if (!words) throw new Error(`The plate "${id}" has no words. Add content/${locale}/plates/${id}.md.`);
  if (number === 0) throw new Error(`The plate "${id}" has no number. Add it to content/facts/plates.md.`);
  if (!drawing) throw new Error(`The plate "${id}" is not drawn. Add its scene and run npm run plates.`);
  const { widths, width, height, portrait } = drawing;
  const path = `${PLATES_PATH}/${id}`;
  return {
    id,
    numeral: toRoman(number),
    alt: typeset(words.alt, locale),
    caption: renderInline(words.caption, locale),
    picture: {
      address: hrefToPath(path),
      widths,
      fallback: hrefToPath(`${path}-${Math.min(FALLBACK_WIDTH, width)}.webp`),
      width,
      height,
      portrait,
    },
    href: `${hrefTo({ id: 'plates' }, locale)}#${id}`,
  };
}

/** The drawing that ends the text of a vineyard, named after its slug; nothing where none was drawn. */
export async function tailPiece(slug: string, locale: Locale): Promise<Plate | undefined> {
  const id = `tail-${slug}`;
  return order.includes(id) ? plate(id, locale) : undefined;
}

/** Every plate in the order of its number. */
export async function plates(locale: Locale): Promise<Plate[]> {
  return Promise.all(order.map((id) => plate(id, locale)));
}

/** Width of the drawing of a vignette in pixels; a tail-piece is less wide, and a view wider. */
const VIGNETTE_WIDTH = 720;
/** Whether a plate takes the width of the page, stands beside a text, or ends one. */
export function kindOf({ picture: { width } }: Plate): 'views' | 'vignettes' | 'tail-pieces' {
  if (width > VIGNETTE_WIDTH) return 'views';
  return width === VIGNETTE_WIDTH ? 'vignettes' : 'tail-pieces';
}

/** Every plate by its kind, as in the list of plates. */
export async function platesByKind(locale: Locale) {
  const kinds = Map.groupBy(await plates(locale), kindOf);
  return [...kinds].map(([kind, ofKind]) => ({ kind, plates: ofKind }));
}
