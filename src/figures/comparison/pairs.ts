import { least } from 'd3-array';
import { toPlane } from '#atlas/plane/projection.ts';
import { fragmentOf } from '#site/pair-fragment.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { hrefToSection } from '#site/links.ts';
import { estateFacts, grandCrus } from '#vineyards/records.ts';
import type { GrandCru, NamedLink } from '#vineyards/vineyard.ts';

/** Slugs of two crus, from north to south. */
type Pair = readonly [string, string];

const records = await grandCrus;

/** The cru that lies nearest to another. */
function nearestTo(cru: GrandCru): GrandCru {
  const placeOf = ({ position }: GrandCru) => toPlane([position.lon, position.lat]);
  const [x, y] = placeOf(cru);
  const distance = (other: GrandCru): number => Math.hypot(placeOf(other)[0] - x, placeOf(other)[1] - y);
  return least(records, (other) => (other.slug === cru.slug ? Infinity : distance(other))) ?? cru;
}

/** A cru and the one nearest to it, from north to south. */
function pairAround(cru: GrandCru): Pair {
  const other = nearestTo(cru);
  return cru.order < other.order ? [cru.slug, other.slug] : [other.slug, cru.slug];
}

/** The first pair, and each cru with its nearest. */
export function pairs(): readonly Pair[] {
  const all = [estateFacts.firstPair, ...records.map(pairAround)];
  return [...new Map(all.map((pair) => [fragmentOf(pair), pair])).values()];
}

/** The link from a cru's page to the page that compares it with the cru nearest to it. */
export function comparisonLink(cru: GrandCru, locale: Locale, t: Translate): NamedLink {
  return {
    name: fill(t('compare.with'), { name: nearestTo(cru).name }),
    href: hrefToSection({ id: 'compare', section: fragmentOf(pairAround(cru)) }, locale),
  };
}
