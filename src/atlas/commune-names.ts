import { least, sort } from 'd3-array';
import { contains, corners, distance, edgesOf, isNear, isWithin, nearestOn, type Segment } from '#atlas/geometry.ts';
import { longest, placeBeside, waysToBreak } from '#atlas/map-names.ts';
import { communes, villages } from '#atlas/outlines.ts';
import { boxAround, boxAt, grown, mapPoints, middleOf, turn, type Box, type PlanePoint } from '#atlas/plane.ts';
import { strips } from '#atlas/strip.ts';

/** Width of a spaced capital and height of a line of them, in parts of their size. */
const SPACED = { letter: 0.92, line: 1.2 };

/** Pixels between a name and the frame. */
const CLEAR = 3;

/** Communes at the edge of the sheet, which go without a name, and the two towns, which have larger letters. */
const NEIGHBOURS = new Set(['brochon', 'gilly-les-citeaux', 'saint-romain', 'puligny-montrachet']);
const TOWNS = new Set(['Beaune', 'Nuits-Saint-Georges']);

/** How far from a place lines are looked at before a name is set beside it, in pixels. */
const REACH = 300;

/** A window that holds everything, also when the sheet is turned. */
const EVERYWHERE: Box = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

/**
 * The names of the communes in spaced capitals along the slope, each within its boundary where there is room, from north to
 * south. They cross none of the lines that are `occupied`, to which they are added, and stand in no inset.
 */
export function communeNames(
  form: 'wide' | 'middle' | 'small',
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
      ...(form === 'small'
        ? []
        : [{ angle: slope, limits: border }, ...(village ? [{ angle: slope, limits: [] }] : [])]),
      ...(village
        ? [
            { angle: 0, limits: border },
            { angle: 0, limits: [] },
          ]
        : []),
    ];
    const spot = village ? place(village.at) : middleOf(boxAround(home));
    const close = occupied.filter(isNear(grown(boxAt(spot, 0, 0), REACH)));
    const others = villages.filter((one) => one !== village).map((one) => place(one.at));
    for (const { angle, limits } of tries) {
      const level = (point: PlanePoint): PlanePoint => turn(point, angle);
      const start = level(spot);
      const away = (box: Box, point: PlanePoint): number => distance(nearestOn(box, point), point);
      const strangers = others.map(level);
      const around = [...close, ...limits].map(([a, b]): Segment => [level(a), level(b)]);
      // A name stands nearer to its own village than to another.
      const isHome = (box: Box): boolean =>
        strangers.every((other) => away(box, other) > away(box, start)) &&
        (form === 'small' || contains(home, turn(middleOf(box), -angle))) &&
        insets.every((inset) => !isWithin(inset.box, turn(middleOf(box), -angle))) &&
        corners(box).every((corner) => isWithin(paper, turn(corner, -angle)));
      const sets = waysToBreak(name).flatMap((broken) => {
        const size = {
          width: longest(broken) * SPACED.letter * letter,
          height: (broken.length * SPACED.line - 0.3) * letter,
        };
        const box = placeBeside(start, size, around, [], EVERYWHERE, isHome);
        return box ? [{ broken, box, far: away(box, start) + 2 * broken.length * letter }] : [];
      });
      const set = least(sets, ({ far }) => far);
      if (!set) continue;
      const { broken, box } = set;
      occupied.push(...edgesOf([[corners(box).map((point) => turn(point, -angle))]]));
      const [x, y] = middleOf(box);
      const texts = broken.map((text, n) => ({
        text,
        at: [x, y + (n - (broken.length - 1) / 2) * SPACED.line * letter] as PlanePoint,
      }));
      return [{ name, angle: -angle, letter, isTown, lines: texts }];
    }
    return [];
  });
}
