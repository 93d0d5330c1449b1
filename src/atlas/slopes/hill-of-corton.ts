import { greatest } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { PlanePoint } from '#atlas/plane/plane.ts';
import { slopes } from '#atlas/records.ts';

const FILE = 'content/facts/atlas/slopes.json';

const [west, east] = [slopes.get('corton-charlemagne'), slopes.get('corton-renardes')];
if (!west || !east) throw new Error(`${FILE} needs the slopes "corton-charlemagne" and "corton-renardes".`);

/** Two profiles of the hill of Corton on one line, from its western foot and from its eastern one, meet at the highest point. */
const [topWest = 0, topEast = 0] = [west, east].map(
  ({ points }) => greatest(points, ({ altitude_m }) => altitude_m)?.distance_m,
);
/** A distance of the eastern profile as one of the western. */
const turned = (distance: number): number => topWest + topEast - distance;

/** The measured section through the hill from west to east: distances along the line and altitudes, in metres. */
export const profile: readonly PlanePoint[] = [
  ...west.points.filter(({ distance_m }) => distance_m <= topWest),
  ...east.points
    .filter(({ distance_m }) => distance_m < topEast)
    .map((point) => ({ ...point, distance_m: turned(point.distance_m) }))
    .reverse(),
].map(({ distance_m, altitude_m }) => [distance_m, altitude_m]);

/** How a mark of the data is drawn. Outside the vineyard nothing is. */
const KINDS = [
  [/^Corton-Charlemagne/, 'charlemagne'],
  [/^Les Renardes/, 'renardes'],
  [/^Corton,/, 'corton'],
  [/^Pernand/, 'premier-cru'],
  [/wood/, 'wood'],
] as const;

export type PartKind = (typeof KINDS)[number][1];

/** Parts of the section by their growth, from and to in metres along the line. */
export const parts = [
  ...west.marks.filter(({ from_m }) => from_m < topWest),
  ...east.marks
    .filter(({ to_m }) => to_m < topEast)
    .map(({ from_m, to_m, what }) => ({ from_m: turned(to_m), to_m: turned(from_m), what })),
].flatMap(({ from_m: from, to_m: to, what }) => {
  const [, kind] = KINDS.find(([says]) => says.test(what)) ?? [];
  return kind ? [{ kind, from, to }] : [];
});

/** The Grands Crus on the hill, by the parts of the section that they are. */
export const crusOnTheHill: Readonly<Record<string, 'charlemagne' | 'renardes'>> = {
  'corton-charlemagne': 'charlemagne',
  'corton-renardes': 'renardes',
};

/** Altitude of the section at a distance, on the straight line between its two nearest points. */
export const altitudeAt = scaleLinear(
  profile.map(([distance]) => distance),
  profile.map(([, altitude]) => altitude),
).clamp(true);
