import { grandCruOutlines, places } from '#atlas/records.ts';
import { grandsCrus, heldIds, land, outlineId, premiersCrus, records, type Outline } from '#atlas/outlines.ts';
import { distanceToEdges } from '#atlas/geometry.ts';
import { outlineAddress } from '#atlas/sheets.ts';
import { woodOfCorton } from '#atlas/slopes.ts';
import { linkToCru } from '#vineyards/records.ts';
import { outlinePath, polygonsToPlane, toPlane, turn, type LonLat, type PlanePoint } from '#atlas/plane.ts';
import { middle, orientations, strips, stripTurn, turnedBox, type Orientation } from '#atlas/strip.ts';
import { formatArea, formatShare } from '#language/format.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import type { Dictionary, Translate } from '#language/translate.ts';
import type {
  AtlasLabels,
  HeldCru,
  ListedCommune,
  ListedHolding,
  MapPath,
  MapShape,
  StripDrawing,
} from '#atlas/atlas.ts';
import { communesOf, type Vineyard } from '#vineyards/vineyard.ts';

/** Metres of one unit of the map's paths: a third of a pixel on the largest map. */
export const MAP_UNIT_M = 5;

/** Free ground around what is drawn, in metres. */
const MARGIN_M = 350;

/** Communes that the list under the map has. */
const listedCommunes = new Set(records.map(({ commune }) => commune));

type Strip = (typeof strips)[number];

/** Whether most of an outline lies on a strip. */
function liesOn({ north, south }: Strip, polygons: LonLat[][][]): boolean {
  const edge = polygons[0]?.[0] ?? [];
  const latitude = edge.reduce((sum, [, lat]) => sum + lat, 0) / edge.length;
  return latitude < north && latitude >= south;
}

/** A point this near to the line between its neighbours is left out of land and of climats without a name, in metres. */
const FLAT_M = 8;

/** A ring without the points that hardly bend it. */
function withoutFlatPoints(ring: readonly PlanePoint[]): readonly PlanePoint[] {
  const bent = ring.filter((point, index) => {
    const [before, after] = [ring[index - 1], ring[index + 1]];
    return !before || !after || distanceToEdges([[[before, after]]], point) > FLAT_M;
  });
  return bent.length > 3 ? bent : ring;
}

/** Every path of the map, once: both orientations draw from them. */
export function mapPaths(): MapPath[] {
  const path = (polygons: LonLat[][][]): string => outlinePath(polygonsToPlane(polygons), MAP_UNIT_M);
  const coarse = (polygons: LonLat[][][]): string =>
    outlinePath(
      polygonsToPlane(polygons).map((rings) => rings.map(withoutFlatPoints)),
      MAP_UNIT_M,
    );
  const named = [...grandsCrus, ...premiersCrus.filter(({ id }) => heldIds.has(id))];
  const quiet = premiersCrus.filter(({ id }) => !heldIds.has(id));
  return [
    ...named.map(({ id, polygons }) => ({ id, d: path(polygons) })),
    ...strips.flatMap((strip) => [
      { id: `land-${strip.id}`, d: coarse(land.filter((rings) => liesOn(strip, [rings]))) },
      {
        id: `premiers-crus-${strip.id}`,
        d: coarse(quiet.filter(({ polygons }) => liesOn(strip, polygons)).flatMap(({ polygons }) => polygons)),
      },
    ]),
  ];
}

/** Metres that a letter of a name on the upright view is wide, and its line high. */
const LETTER_M = 117;
const NAME_HEIGHT_M = 190;

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Everything drawn on the two strips. Names lead to pages in one language, or to the list under the map. */
export const stripDrawings = perLocale((locale): StripDrawing[] => strips.map((strip) => stripDrawing(strip, locale)));

function stripDrawing(strip: Strip, locale: Locale): StripDrawing {
  const here = (all: readonly Outline[]): Outline[] => all.filter(({ polygons }) => liesOn(strip, polygons));
  const listed = ({ id, name, polygons }: Outline): MapShape => ({
    id,
    name,
    href: `#${id}`,
    at: middle(polygonsToPlane(polygons)),
  });
  const crus = here(grandsCrus).flatMap(({ id, polygons }): HeldCru[] => {
    const record = records.find((one) => outlineId(one) === id);
    if (record?.tier !== 'grand-cru') return [];
    const { order: number, areaHa, areaDisputed } = record;
    return [{ id, ...linkToCru(record, locale), number, areaHa, areaDisputed, at: middle(polygonsToPlane(polygons)) }];
  });
  const villages = places.filter(({ data: { kind, geometry } }) => {
    const [, latitude] = geometry.coordinates;
    return kind === 'village' && latitude < strip.north && latitude >= strip.south;
  });
  const framed = [...here(grandsCrus), ...here(premiersCrus)].flatMap(({ polygons }) => polygonsToPlane(polygons));
  const points = villages.map(({ data }) => toPlane(data.geometry.coordinates));
  const view = (orientation: Orientation) => {
    const turn = stripTurn(strip, orientation);
    return { turn, frame: turnedBox([...framed, [points]], turn, MARGIN_M) };
  };
  const upright = stripTurn(strip, 'upright');
  const climats = [...here(grandsCrus), ...here(premiersCrus).filter(({ id }) => heldIds.has(id))]
    .flatMap(({ polygons }) => polygonsToPlane(polygons).flat(2))
    .map((point) => turn(point, upright));
  /** Names would be hard to read over the ruling of the climats. */
  const nameEnd = (name: string, place: PlanePoint): number => {
    const [x, y] = turn(place, upright);
    const covered = climats.filter(
      ([east, south]) => Math.abs(south - y) < NAME_HEIGHT_M && east < x && east > x - name.length * LETTER_M,
    );
    return Math.min(x, ...covered.map(([east]) => east));
  };
  return {
    id: strip.id,
    crus: crus.sort((a, b) => a.number - b.number),
    otherGrandsCrus: here(grandsCrus)
      .filter(({ id }) => !heldIds.has(id))
      .map(listed),
    premiersCrus: here(premiersCrus)
      .filter(({ id }) => heldIds.has(id))
      .map(listed),
    villages: villages.map(({ data }, index) => ({
      name: data.name,
      href: listedCommunes.has(data.name) ? `#${slugOf(data.name)}` : undefined,
      at: points[index] ?? [0, 0],
      nameEnd: nameEnd(data.name, points[index] ?? [0, 0]),
    })),
    trees: woodOfCorton
      .filter(([, latitude]) => latitude < strip.north && latitude >= strip.south)
      .map((place) => toPlane(place)),
    views: Object.fromEntries(orientations.map((one) => [one, view(one)])) as StripDrawing['views'],
  };
}

/** The communes of the map from north to south. */
const COMMUNES_NORTH_TO_SOUTH = places
  .filter(({ data }) => data.kind === 'village')
  .sort((a, b) => b.data.geometry.coordinates[1] - a.data.geometry.coordinates[1])
  .map(({ data }) => data.name);

/**
 * The holdings commune by commune, from north to south: what the map shows, in words. Last come those whose
 * appellation lies in several communes while no source says in which of them the holding is.
 */
export function communeList(locale: Locale, t: Translate): ListedCommune[] {
  const located = records.filter((record) => communesOf(record).length > 0);
  return [...COMMUNES_NORTH_TO_SOUTH, undefined].flatMap((name): ListedCommune[] => {
    const holdings = located.filter(({ commune }) => commune === name).map((record) => listHolding(record, locale, t));
    return holdings.length === 0 ? [] : [{ id: slugOf(name ?? 'no-commune'), name, holdings }];
  });
}

function listHolding(record: Vineyard, locale: Locale, t: Translate): ListedHolding {
  const { name, tier, lieuDit, areaHa, areaDisputed, appellation } = record;
  const whole = appellation?.areaHa;
  return {
    id: outlineId(record),
    name: lieuDit === undefined ? name : `${name} ${lieuDit}`,
    href: tier === 'grand-cru' ? linkToCru(record, locale).href : undefined,
    outline: tier === 'grand-cru' ? outlineAddress(record) : undefined,
    rank: t(`vineyards.${tier}`),
    area: formatArea(areaHa, locale),
    whole: whole === undefined ? undefined : formatArea(whole, locale),
    share: whole === undefined || areaDisputed ? undefined : formatShare(areaHa / whole, locale),
  };
}

/** The other Grands Crus of the map, from north to south, with the areas of their outlines. */
export function otherGrandsCrus(locale: Locale): { id: string; name: string; area: string }[] {
  return grandCruOutlines
    .filter(({ id }) => !heldIds.has(id))
    .map(({ id, data }) => ({ id, name: data.name, area: formatArea(data.area_ha, locale) }));
}

/** The words printed on the map. */
export function atlasLabels(t: Translate): AtlasLabels {
  return {
    strips: { nuits: t('atlas.strip.nuits'), beaune: t('atlas.strip.beaune') },
    north: t('atlas.north'),
    kilometre: t('atlas.kilometre'),
  };
}

/** What the card of each named shape says: `Grand Cru, 0.27 ha of 10.87 ha, 2.5%`. */
export function mapCards(locale: Locale, t: Translate) {
  const held = communeList(locale, t).flatMap(({ holdings }) => holdings);
  return [
    ...held.flatMap(({ id, name, href, rank, area, whole, share }) =>
      id === undefined
        ? []
        : [
            {
              id,
              name,
              href,
              note: [rank, [area, whole].filter(Boolean).join(' / '), share].filter(Boolean).join(', '),
            },
          ],
    ),
    ...otherGrandsCrus(locale).map(({ id, name, area }) => ({
      id,
      name,
      note: `${t('vineyards.grand-cru')}, ${area}`,
    })),
  ];
}

const EXPLORER_WORDS = [
  '',
  '.in',
  '.out',
  '.reset',
  '.tier',
  '.tier.all',
  '.tier.held',
  '.tier.premier',
  '.tier.grand',
  '.hint',
];

/** The words of the island that explores the map. */
export function explorerMessages(t: Translate): Dictionary {
  return Object.fromEntries(EXPLORER_WORDS.map((word) => [`atlas.explore${word}`, t(`atlas.explore${word}`)]));
}
