import { extent } from 'd3-array';
import type { AltitudeRow } from '#atlas/slopes/altitude-scale.ts';
import { altitudeAt, crusOnTheHill, parts } from '#atlas/slopes/hill-of-corton.ts';
import { grandCruOutlines, slopes } from '#atlas/records.ts';
import { formatRange } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { typeset } from '#text/typography.ts';
import { grandCrus, cruLink } from '#vineyards/records.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';

/** The crus of which only a climat is meant, while the published altitudes are those of the whole. */
const climats = new Set(grandCruOutlines.filter(({ data }) => data.kind === 'grand-cru-lieu-dit').map(({ id }) => id));

/** Whether the published altitudes of a cru are those of the hill of which it is a part. */
export const isOfWhole = (slug: string): boolean => climats.has(slug);

/** The crus with published altitudes, from north to south, in the words of one language. */
export async function altitudeRows(locale: Locale): Promise<AltitudeRow[]> {
  return (await grandCrus).flatMap((cru): AltitudeRow[] => {
    const [slope, range] = [slopes.get(cru.slug), cru.appellation.altitudeM];
    if (!slope || !range) return [];
    const hollow = slope.contradicted || isOfWhole(cru.slug);
    return [{ slug: cru.slug, ...cruLink(cru, locale), range, words: formatRange(range, 'm', locale), hollow }];
  });
}

/**
 * The altitudes of one cru among all, with a sentence: `Richebourg: 260 to 280 metres; the nine, 240 to 330.` and,
 * on the hill of Corton, its measured section.
 */
export async function altitudesOf(cru: GrandCru, locale: Locale, t: Translate) {
  const rows = await altitudeRows(locale);
  const own = rows.find(({ slug }) => slug === cru.slug);
  if (!own) return undefined;
  const [from, to] = own.range;
  const [low = from, high = to] = extent(rows.flatMap(({ range }) => range));
  return {
    rows,
    own: cru.slug,
    caption: fill(t('slope.altitude'), { name: wholeName(cru, t), from, to, low, high }),
    /** The meaning of its hollow ends. */
    hollow: own.hollow ? t('slope.altitude.hollow') : '',
    crossSectionAlt: crossSectionAlt(cru, locale, t),
  };
}

/** The name of the ground whose altitudes are published: `Corton as a whole`, or the cru itself. */
export function wholeName({ name, appellation }: GrandCru, t: Translate): string {
  return appellation.name === undefined ? name : fill(t('compare.whole'), { name: appellation.name });
}

/** The text of the measured section of a cru on the hill of Corton; undefined for the others. */
function crossSectionAlt({ slug }: GrandCru, locale: Locale, t: Translate): string | undefined {
  const own = crusOnTheHill[slug];
  if (!own) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = parts
    .filter(({ kind }) => kind === own)
    .flatMap(({ from, to }) => [from, to].map((distance) => Math.round(altitudeAt(distance))));
  return typeset(fill(t(`slope.section.alt.${own}`), { a, b, c, d }), locale);
}
