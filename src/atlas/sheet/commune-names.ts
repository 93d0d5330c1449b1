import { sort } from 'd3-array';
import {
  crossedByNone,
  contains,
  corners,
  distanceToBox,
  edgesOf,
  isNear,
  isWithin,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { communes, villages } from '#atlas/outlines.ts';
import {
  boxAround,
  boxAt,
  inflated,
  mapPoints,
  middleOf,
  rotate,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane/plane.ts';
import {
  allOf,
  capitalsBeside,
  EVERYWHERE,
  touchesNone,
  orFewer,
  type Constraint,
} from '#atlas/labels/label-placement.ts';
import { strips } from '#atlas/cote-strips.ts';

/** Pixels between a name and the frame, from a village to its name at most, and from it to lines that are looked at. */
const CLEAR = 3;
const FARTHEST = 64;
const REACH = 300;

/**
 * In parts of a letter: how far from its village a name stands where there is room, how far where it stands outside its commune, and
 * where it is small; how far from another village, from another name along the slope, and from a village with which it would be read
 * where it is level with it.
 */
const NEAR = 2;
const AWAY = 4;
const LAST = 6.3;
const OFF = 1.2;
const APART = 2;
const ROW = 6;

/** Height of the sign of a village, in pixels. */
const SIGN = 9;

/** Communes at the edge of the sheet, which go without a name, and the two towns, which have larger letters. */
const NEIGHBOURS = new Set(['brochon', 'gilly-les-citeaux', 'saint-romain', 'puligny-montrachet']);
const TOWNS = new Set(['Beaune', 'Nuits-Saint-Georges']);

/** A commune on the sheet, in pixels, and what its name keeps clear of. */
interface Commune {
  readonly name: string;
  readonly boundary: Polygons;
  readonly hasVillage: boolean;
  /** Where its name belongs: its village, otherwise the middle of its boundary. */
  readonly spot: PlanePoint;
  /** The villages of the others. */
  readonly others: readonly PlanePoint[];
  /** Lines that no name crosses, and edges of the vineyard land, which none crosses if it can. */
  readonly lines: readonly Segment[];
  readonly land: readonly Segment[];
  /** The names that are set already, each at its angle. */
  readonly placed: readonly { readonly angle: number; readonly box: Box }[];
  /** Boxes in which no name stands, and what all names stand in. */
  readonly closed: readonly Box[];
  readonly paper: Box;
}

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
  const paper = inflated(frame, -CLEAR);
  const lines = [...occupied];
  const placed: { angle: number; box: Box }[] = [];
  const named = communes.filter(({ id }) => !NEIGHBOURS.has(id));
  return sort(named, ({ latitude }) => -latitude).flatMap(({ name, plane, latitude }) => {
    const village = villages.find((one) => one.name === name);
    const isTown = TOWNS.has(name);
    const letter = isTown ? letters.town : letters.commune;
    const boundary = mapPoints(plane, place);
    const spot = village ? place(village.at) : middleOf(boxAround(boundary));
    const others = villages.filter((one) => one !== village).map((one) => place(one.at));
    const near = isNear(inflated(boxAt(spot, 0, 0), REACH));
    const commune = {
      ...{ name, boundary, hasVillage: village !== undefined, spot, others },
      ...{ lines: lines.filter(near), land: land.filter(near), placed, closed, paper },
    };
    const slope = strips.find(({ south }) => latitude >= south)?.degrees ?? 0;
    const aslant = () => setName(commune, slope, letter) ?? setName(commune, 0, letters.least, true);
    const set = setName(commune, 0, letter) ?? (village ? aslant() : undefined);
    if (!set) return [];
    const { angle, size, box } = set;
    lines.push(...edgesOf([[corners(inflated(box, letter)).map((point) => rotate(point, -angle))]]));
    placed.push({ angle, box: boxAt(middleOf(box), box.width + 2 * APART * letter, box.height + letter) });
    return [{ name, angle: -angle, letter: size, isTown, lines: set.lines, sign: village && spot }];
  });
}

/**
 * The name of a commune at an angle: beside the sign of its village if it can, over a boundary or an edge of the land if it must. One
 * without a village stands within its boundary. The last way leads to places farther away, which may be level with another village.
 */
function setName(commune: Commune, angle: number, size: number, isLast = false) {
  const { isHome, isPartly, isNear, isClear, isOffVillages, isOffOthers, isNoOther, isOffLand, isInBoundary } =
    conditions(commune, angle, size);
  const isAtSign = allOf(isHome, isNear(NEAR));
  const isAround: Constraint = (box) => isHome(box) || (angle === 0 && isNear(AWAY)(box));
  const ways = [isAtSign, isAround].flatMap((isThere) =>
    orFewer(isOffLand, isInBoundary).map((isUncrossed) => allOf(isThere, isUncrossed)),
  );
  const asked = {
    must: allOf(isClear, isLast ? isOffVillages : allOf(isOffOthers, isNoOther)),
    ways: isLast
      ? [isAtSign, allOf(isPartly, isNear(LAST))]
      : commune.hasVillage
        ? ways
        : [allOf(isOffLand, isInBoundary)],
    farthest: FARTHEST,
  };
  const set = capitalsBeside(commune.name, rotate(commune.spot, angle), size, [], EVERYWHERE, asked);
  return set && { ...set, angle, size };
}

/** What is asked of the box of a name, which lies level where the sheet is turned by an angle. */
function conditions(commune: Commune, angle: number, size: number) {
  const onSheet = (point: PlanePoint): PlanePoint => rotate(point, -angle);
  const own = rotate(commune.spot, angle);
  const others = commune.others.map((other) => rotate(other, angle));
  const turned = (lines: readonly Segment[]) =>
    lines.map(([from, to]): Segment => [rotate(from, angle), rotate(to, angle)]);
  const isIn =
    (...parts: readonly number[]): Constraint =>
    ({ x, y, width, height }) =>
      parts.some((part) => contains(commune.boundary, onSheet([x + part * width, y + height / 2])));
  const isOnPaper: Constraint = (box) => corners(box).every((corner) => isWithin(commune.paper, onSheet(corner)));
  const isOpen: Constraint = (box) => !commune.closed.some((other) => isWithin(other, onSheet(middleOf(box))));
  const isOffNames = touchesNone(commune.placed.flatMap((one) => (one.angle === angle ? [one.box] : [])));
  const isHome = isIn(0.5);
  return {
    /** With its middle in the commune, and with its middle or one of its ends. */
    isHome,
    isPartly: isIn(0.1, 0.5, 0.9),
    isNear:
      (letters: number): Constraint =>
      (box) =>
        distanceToBox(box, own) < letters * size,
    isClear: allOf(isOnPaper, isOffNames, isOpen, crossedByNone(turned(commune.lines))),
    isOffVillages: (box: Box): boolean => others.every((other) => distanceToBox(box, other) > OFF * size),
    /** Nearer to its own village than to another. */
    isOffOthers: (box: Box): boolean => others.every((other) => distanceToBox(box, other) > distanceToBox(box, own)),
    /** Not level with a village near it, unless with its own. */
    isNoOther: (box: Box): boolean =>
      isLevelWith(box, own) ||
      !others.some((other) => isLevelWith(box, other) && distanceToBox(box, other) < ROW * size),
    isOffLand: crossedByNone(turned(commune.land)),
    isInBoundary: allOf(isHome, crossedByNone(turned(edgesOf(commune.boundary)))),
  };
}

/** Whether a name stands level with a village, whose sign is so high. */
const isLevelWith = ({ y, height }: Box, [, sign]: PlanePoint): boolean => sign > y && sign - SIGN < y + height;
