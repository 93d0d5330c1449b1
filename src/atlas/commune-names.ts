import { sort } from 'd3-array';
import { contains, corners, distance, edgesOf, isNear, isWithin, nearestOn, type Segment } from '#atlas/geometry.ts';
import { capitalsBeside, EVERYWHERE } from '#atlas/map-names.ts';
import { communes, villages } from '#atlas/outlines.ts';
import { boxAround, boxAt, grown, mapPoints, middleOf, turn, type Box, type PlanePoint } from '#atlas/plane.ts';
import { strips } from '#atlas/strip.ts';

/** Pixels between a name and the frame. */
const CLEAR = 3;

/** How far from its village a name may stand outside its commune, in parts of a letter. */
const AWAY = 4;

/** Communes at the edge of the sheet, which go without a name, and the two towns, which have larger letters. */
const NEIGHBOURS = new Set(['brochon', 'gilly-les-citeaux', 'saint-romain', 'puligny-montrachet']);
const TOWNS = new Set(['Beaune', 'Nuits-Saint-Georges']);

/** How far from a place lines are looked at before a name is set beside it, in pixels. */
const REACH = 300;

/**
 * The names of the communes in spaced capitals along the slope, each within its boundary where there is room, from north to
 * south. They cross none of the lines that are `occupied`, to which they are added, and stand in no inset.
 */
export function communeNames(
  letters: { readonly commune: number; readonly town: number },
  place: (point: PlanePoint) => PlanePoint,
  frame: Box,
  occupied: Segment[],
  insets: readonly { readonly box: Box }[],
) {
  const paper = grown(frame, -CLEAR);
  const named = communes.filter(({ id }) => !NEIGHBOURS.has(id));
  return sort(named, ({ latitude }) => -latitude).flatMap(({ name, plane, latitude }) => {
    const village = villages.find((one) => one.name === name);
    const home = mapPoints(plane, place);
    const isTown = TOWNS.has(name);
    const letter = isTown ? letters.town : letters.commune;
    const slope = strips.find(({ south }) => latitude >= south)?.turn ?? 0;
    const border = edgesOf(home);
    // Along the slope within the boundary; over it, and level, only where there is no room.
    const tries = [
      { angle: slope, limits: border },
      ...(village
        ? [
            { angle: slope, limits: [] },
            { angle: 0, limits: border },
            { angle: 0, limits: [] },
            { angle: 0, limits: [], reach: AWAY * letter },
          ]
        : []),
    ];
    const spot = village ? place(village.at) : middleOf(boxAround(home));
    const close = occupied.filter(isNear(grown(boxAt(spot, 0, 0), REACH)));
    const others = villages.filter((one) => one !== village).map((one) => place(one.at));
    for (const { angle, limits, reach = 0 } of tries) {
      const level = (point: PlanePoint): PlanePoint => turn(point, angle);
      const start = level(spot);
      const away = (box: Box, point: PlanePoint): number => distance(nearestOn(box, point), point);
      const strangers = others.map(level);
      const around = [...close, ...limits].map(([a, b]): Segment => [level(a), level(b)]);
      // A name stands nearer to its own village than to another.
      const isHome = (box: Box): boolean =>
        strangers.every((other) => away(box, other) > away(box, start)) &&
        (contains(home, turn(middleOf(box), -angle)) || away(box, start) < reach) &&
        insets.every((inset) => !isWithin(inset.box, turn(middleOf(box), -angle))) &&
        corners(box).every((corner) => isWithin(paper, turn(corner, -angle)));
      const set = capitalsBeside(name, start, letter, around, [], EVERYWHERE, isHome);
      if (!set) continue;
      occupied.push(...edgesOf([[corners(set.box).map((point) => turn(point, -angle))]]));
      return [{ name, angle: -angle, letter, isTown, lines: set.lines }];
    }
    return [];
  });
}
