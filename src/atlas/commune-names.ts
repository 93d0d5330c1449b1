import { sort } from 'd3-array';
import {
  contains,
  corners,
  crossedByAny,
  distance,
  edgesOf,
  isNear,
  isWithin,
  nearestOn,
  overlap,
  type Segment,
} from '#atlas/geometry.ts';
import { capitalsBeside, EVERYWHERE } from '#atlas/map-names.ts';
import { communes, villages } from '#atlas/outlines.ts';
import { boxAround, boxAt, grown, mapPoints, middleOf, turn, type Box, type PlanePoint } from '#atlas/plane.ts';
import { strips } from '#atlas/strip.ts';

/** Pixels between a name and the frame. */
const CLEAR = 3;

/** How far from its village a name may stand outside its commune, and from another along the slope, in parts of a letter. */
const AWAY = 4;
const APART = 2;

/** How far from its village a name stands where there is room, and within which it is read with one level with it, in parts of a letter. */
const NEAR = 2;
const ROW = 6;

/** Communes at the edge of the sheet, which go without a name, and the two towns, which have larger letters. */
const NEIGHBOURS = new Set(['brochon', 'gilly-les-citeaux', 'saint-romain', 'puligny-montrachet']);
const TOWNS = new Set(['Beaune', 'Nuits-Saint-Georges']);

/** How far from a place lines are looked at before a name is set beside it, in pixels. */
const REACH = 300;

/** Conditions for the place of a name: its angle, what it does not cross, how far it stands at most, and how large its letters are. */
interface Try {
  readonly angle: number;
  readonly limits: readonly Segment[];
  readonly farthest?: number;
  /** How far from the village it may stand outside its commune. */
  readonly reach?: number;
  readonly isLast?: boolean;
  readonly size?: number;
}

/** Whether a name stands level with a village, whose sign is so high. */
const isLevelWith = ({ y, height }: Box, [, sign]: PlanePoint): boolean => sign > y && sign - SIGN < y + height;
const SIGN = 9;

/** The middle of a name, and points near its ends. */
const partsOf = ({ x, y, width, height }: Box): PlanePoint[] =>
  [0.1, 0.5, 0.9].map((part) => [x + part * width, y + height / 2]);

/**
 * The names of the communes in spaced capitals, level where there is room, each within its boundary where there is room, from north to
 * south. They cross none of the lines that are `occupied`, to which they are added, nor, if it can be, an edge of the land, and
 * stand in none of the boxes that are `closed` to them.
 */
export function communeNames(
  letters: { readonly commune: number; readonly least: number; readonly town: number },
  place: (point: PlanePoint) => PlanePoint,
  frame: Box,
  occupied: Segment[],
  land: readonly Segment[],
  closed: readonly Box[],
) {
  const paper = grown(frame, -CLEAR);
  const placed: { angle: number; box: Box }[] = [];
  const named = communes.filter(({ id }) => !NEIGHBOURS.has(id));
  return sort(named, ({ latitude }) => -latitude).flatMap(({ name, plane, latitude }) => {
    const village = villages.find((one) => one.name === name);
    const home = mapPoints(plane, place);
    const isTown = TOWNS.has(name);
    const letter = isTown ? letters.town : letters.commune;
    const slope = strips.find(({ south }) => latitude >= south)?.turn ?? 0;
    const spot = village ? place(village.at) : middleOf(boxAround(home));
    const near = isNear(grown(boxAt(spot, 0, 0), REACH));
    const [close, edges, border] = [occupied.filter(near), land.filter(near), edgesOf(home)];
    const inside = [...edges, ...border];
    /** The village's sign stands right beside it, over a boundary or the edge of the land if it must. */
    const byItsSign = [inside, edges, []].map((limits) => ({ angle: 0, limits, farthest: NEAR * letter }));
    // Level within the boundary, over it, and over the edge of the land; along the slope only where there is no room.
    const tries: readonly Try[] = [
      ...(village ? byItsSign : []),
      { angle: 0, limits: inside },
      ...(village
        ? [
            { angle: 0, limits: edges },
            { angle: 0, limits: edges, reach: AWAY * letter },
            { angle: 0, limits: [], reach: AWAY * letter },
            { angle: slope, limits: inside },
            { angle: slope, limits: edges },
            { angle: slope, limits: [] },
            { angle: 0, limits: [], farthest: NEAR * letter, size: letters.least },
            { angle: 0, limits: [], isLast: true, reach: 5.5 * letter, size: letters.least },
          ]
        : []),
    ];
    const others = villages.filter((one) => one !== village).map((one) => place(one.at));
    for (const { angle, limits, farthest, reach = 0, isLast = false, size = letter } of tries) {
      const level = (point: PlanePoint): PlanePoint => turn(point, angle);
      const start = level(spot);
      const away = (box: Box, point: PlanePoint): number => distance(nearestOn(box, point), point);
      const strangers = others.map(level);
      const isCrossed = crossedByAny([...close, ...limits].map(([a, b]): Segment => [level(a), level(b)]));
      // A name stands nearer to its own village than to another, and on no line with that; where there is no other way, off all others.
      const isHome = (box: Box): boolean =>
        placed.every((one) => one.angle !== angle || !overlap(one.box, box)) &&
        (isLast
          ? away(box, start) < reach && partsOf(box).some((at) => contains(home, turn(at, -angle)))
          : away(box, start) < reach || contains(home, turn(middleOf(box), -angle))) &&
        closed.every((other) => !isWithin(other, turn(middleOf(box), -angle))) &&
        corners(box).every((corner) => isWithin(paper, turn(corner, -angle))) &&
        strangers.every((other) => away(box, other) > (isLast ? letter : away(box, start))) &&
        (isLast ||
          isLevelWith(box, start) ||
          !strangers.some((other) => isLevelWith(box, other) && away(box, other) < ROW * letter)) &&
        !isCrossed(box);
      const set = capitalsBeside(name, start, size, [], [], EVERYWHERE, isHome, farthest);
      if (!set) continue;
      occupied.push(...edgesOf([[corners(grown(set.box, letter)).map((point) => turn(point, -angle))]]));
      const { width, height } = set.box;
      placed.push({ angle, box: boxAt(middleOf(set.box), width + 2 * APART * letter, height + letter) });
      return [{ name, angle: -angle, letter: size, isTown, lines: set.lines, sign: village && spot }];
    }
    return [];
  });
}
