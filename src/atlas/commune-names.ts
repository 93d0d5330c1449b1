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
import {
  boxAround,
  boxAt,
  grown,
  mapPoints,
  middleOf,
  turn,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane.ts';
import { strips } from '#atlas/strip.ts';

/** Pixels between a name and the frame. */
const CLEAR = 3;

/** How far from its village a name may stand outside its commune, and from another along the slope, in parts of a letter. */
const AWAY = 4;
const APART = 2;
/** How far from its village a name may stand in the last way, in parts of a letter. */
const LAST_REACH = 5.5;

/** How far from its village a name stands where there is room, and within which it is read with one level with it, in parts of a letter. */
const NEAR = 2;
const ROW = 6;

/** Communes at the edge of the sheet, which go without a name, and the two towns, which have larger letters. */
const NEIGHBOURS = new Set(['brochon', 'gilly-les-citeaux', 'saint-romain', 'puligny-montrachet']);
const TOWNS = new Set(['Beaune', 'Nuits-Saint-Georges']);

/** How far from a place lines are looked at before a name is set beside it, in pixels. */
const REACH = 300;

/** A commune on the sheet, in pixels. */
interface Commune {
  readonly name: string;
  readonly isTown: boolean;
  /** Size of the letters of its name, and the least that they may have. */
  readonly letter: number;
  readonly least: number;
  readonly boundary: Polygons;
  readonly hasVillage: boolean;
  /** Where its name belongs: its village, otherwise the middle of its boundary. */
  readonly spot: PlanePoint;
  /** The villages of the others. */
  readonly others: readonly PlanePoint[];
  /** The angle along the slope. */
  readonly slope: number;
}

/** One way to set a name: its angle, what it does not cross, how far it stands at most, and how large its letters are. */
interface Try {
  readonly angle: number;
  readonly limits: readonly Segment[];
  readonly farthest?: number;
  /** How far from the village it may stand outside its commune. */
  readonly reach?: number;
  readonly isLast?: boolean;
  readonly size?: number;
}

/** What a name keeps clear of. */
interface Surroundings {
  /** Lines that no name crosses. */
  readonly lines: readonly Segment[];
  /** The names that are set already, each at its angle. */
  readonly placed: readonly { readonly angle: number; readonly box: Box }[];
  /** Boxes in which no name stands. */
  readonly closed: readonly Box[];
  /** What all names stand in. */
  readonly paper: Box;
}

/** Whether a name stands level with a village, whose sign is so high. */
const isLevelWith = ({ y, height }: Box, [, sign]: PlanePoint): boolean => sign > y && sign - SIGN < y + height;
const SIGN = 9;

/** The middle of a name, and points near its ends. */
const partsOf = ({ x, y, width, height }: Box): PlanePoint[] =>
  [0.1, 0.5, 0.9].map((part) => [x + part * width, y + height / 2]);

/**
 * The names of the communes in spaced capitals, level where there is room, each within its boundary where there is room, from north to
 * south. They cross none of the lines that are `occupied`, nor each other, nor, if it can be, an edge of the land, and stand in none of
 * the boxes that are `closed` to them.
 */
export function communeNames(
  letters: { readonly commune: number; readonly least: number; readonly town: number },
  place: (point: PlanePoint) => PlanePoint,
  frame: Box,
  occupied: readonly Segment[],
  land: readonly Segment[],
  closed: readonly Box[],
) {
  const paper = grown(frame, -CLEAR);
  const lines = [...occupied];
  const placed: { angle: number; box: Box }[] = [];
  const named = communes.filter(({ id }) => !NEIGHBOURS.has(id));
  return sort(named, ({ latitude }) => -latitude).flatMap(({ name, plane, latitude }) => {
    const village = villages.find((one) => one.name === name);
    const boundary = mapPoints(plane, place);
    const isTown = TOWNS.has(name);
    const letter = isTown ? letters.town : letters.commune;
    const commune: Commune = {
      name,
      isTown,
      letter,
      least: letters.least,
      boundary,
      hasVillage: village !== undefined,
      spot: village ? place(village.at) : middleOf(boxAround(boundary)),
      others: villages.filter((one) => one !== village).map((one) => place(one.at)),
      slope: strips.find(({ south }) => latitude >= south)?.turn ?? 0,
    };
    const { spot, hasVillage } = commune;
    const near = isNear(grown(boxAt(spot, 0, 0), REACH));
    const set = setName(commune, land.filter(near), { lines: lines.filter(near), placed, closed, paper });
    if (!set) return [];
    const { angle, size, box } = set;
    lines.push(...edgesOf([[corners(grown(box, letter)).map((point) => turn(point, -angle))]]));
    placed.push({ angle, box: boxAt(middleOf(box), box.width + 2 * APART * letter, box.height + letter) });
    return [{ name, angle: -angle, letter: size, isTown, lines: set.lines, sign: hasVillage ? spot : undefined }];
  });
}

/** The name of a commune, set in the first way that fits. */
function setName(commune: Commune, land: readonly Segment[], around: Surroundings) {
  for (const one of triesFor(commune, land)) {
    const { angle, farthest, size = commune.letter } = one;
    const start = turn(commune.spot, angle);
    const set = capitalsBeside(commune.name, start, size, [], [], EVERYWHERE, fits(commune, one, around), farthest);
    if (set) return { ...set, angle, size };
  }
  return undefined;
}

/**
 * The ways to set a name, the best first: level beside the sign of its village, over a boundary or the edge of the `land` if it must;
 * level within the boundary, over it, and over the edge of the land; along the slope only where there is no other room.
 */
function triesFor({ hasVillage, boundary, letter, least, slope }: Commune, land: readonly Segment[]): readonly Try[] {
  const inside = [...land, ...edgesOf(boundary)];
  const within = { angle: 0, limits: inside };
  if (!hasVillage) return [within];
  const [atSign, away] = [{ farthest: NEAR * letter }, { reach: AWAY * letter }];
  return [
    { angle: 0, limits: inside, ...atSign },
    { angle: 0, limits: land, ...atSign },
    { angle: 0, limits: [], ...atSign },
    within,
    { angle: 0, limits: land },
    { angle: 0, limits: land, ...away },
    { angle: 0, limits: [], ...away },
    { angle: slope, limits: inside },
    { angle: slope, limits: land },
    { angle: slope, limits: [] },
    { angle: 0, limits: [], ...atSign, size: least },
    { angle: 0, limits: [], isLast: true, reach: LAST_REACH * letter, size: least },
  ];
}

/** Makes the test whether a name may stand in a box, which lies level where the sheet is turned by the angle of the try. */
function fits(commune: Commune, { angle, limits, reach = 0, isLast = false }: Try, around: Surroundings) {
  const { boundary, letter } = commune;
  const level = (point: PlanePoint): PlanePoint => turn(point, angle);
  const onSheet = (point: PlanePoint): PlanePoint => turn(point, -angle);
  const own = level(commune.spot);
  const others = commune.others.map(level);
  const away = (box: Box, point: PlanePoint): number => distance(nearestOn(box, point), point);

  const overlapsName = (box: Box): boolean => around.placed.some((one) => one.angle === angle && overlap(one.box, box));
  const isInCommune = (box: Box): boolean =>
    (isLast ? partsOf(box) : [middleOf(box)]).some((point) => contains(boundary, onSheet(point)));
  const isNearVillage = (box: Box): boolean => away(box, own) < reach;
  const belongs = (box: Box): boolean =>
    isLast ? isNearVillage(box) && isInCommune(box) : isNearVillage(box) || isInCommune(box);
  const isClosed = (box: Box): boolean => around.closed.some((other) => isWithin(other, onSheet(middleOf(box))));
  const isOnPaper = (box: Box): boolean => corners(box).every((corner) => isWithin(around.paper, onSheet(corner)));
  /** Nearer to its own village than to another; in the last way off all others. */
  const isOffOthers = (box: Box): boolean =>
    others.every((other) => away(box, other) > (isLast ? letter : away(box, own)));
  /** Level with a village near it that is not its own. */
  const readsAsOther = (box: Box): boolean =>
    !isLevelWith(box, own) && others.some((other) => isLevelWith(box, other) && away(box, other) < ROW * letter);
  const isCrossed = crossedByAny([...around.lines, ...limits].map(([a, b]): Segment => [level(a), level(b)]));

  return (box: Box): boolean =>
    !overlapsName(box) &&
    belongs(box) &&
    !isClosed(box) &&
    isOnPaper(box) &&
    isOffOthers(box) &&
    (isLast || !readsAsOther(box)) &&
    !isCrossed(box);
}
