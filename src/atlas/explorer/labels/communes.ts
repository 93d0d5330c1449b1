import {
  clip,
  crosses,
  deepestPoint,
  distanceToBox,
  distanceToEdges,
  isWithin,
  segmentsIntersect,
  type Segment,
} from '#atlas/plane/geometry.ts';
import type { InView } from '#atlas/explorer/view.ts';
import { allOf, capitalsBeside, orFewer, type Constraint } from '#atlas/labels/label-placement.ts';
import { inflated, middleOf, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** Size of the letters of a commune, and the distance from its name to other words, in pixels. */
export const COMMUNE_LETTER = 13;
const APART = 6;

/** Pixels of free ground that a commune has around its name, and from there to it, where its village is out of view. */
const LEAST_FREE = 16;
const FARTHEST = 40;

interface Commune {
  readonly text: string;
  /** The place of its village, or its middle, and its outline on the map. */
  readonly at: PlanePoint;
  readonly own: Polygons;
}

/**
 * The names of communes, off vineyards and other words: each by its village, or, where that is out of view, where most of its
 * ground in view is free. They cross none of the `borders` on the way to it, if they can.
 */
export function namesOfCommunes(
  communes: readonly Commune[],
  borders: readonly Segment[],
  { climats, leaders, taken, map, room }: InView,
) {
  const ground = climats.map(({ box }) => box);
  const isFree = (own: Polygons, point: PlanePoint): number =>
    Math.min(distanceToEdges(own, point), ...[...taken, ...ground].map((box) => distanceToBox(box, point)));
  const near = communes.filter(({ at }) => isWithin(map, at));
  const away = communes.flatMap((commune) => {
    const own = near.includes(commune) ? [] : clip(commune.own, room);
    if (own.length === 0) return [];
    const at = deepestPoint(own, isFree);
    return isFree(own, at) < LEAST_FREE ? [] : [{ ...commune, at, farthest: FARTHEST }];
  });
  const named: (Commune & { readonly farthest?: number })[] = [...near, ...away];
  return named.flatMap(({ text, at, farthest }) => {
    const isHome: Constraint = (box) =>
      named.every((other) => other.at === at || distanceToBox(box, other.at) > distanceToBox(box, at));
    const isInside: Constraint = (box) => !borders.some((border) => segmentsIntersect(border, [at, middleOf(box)]));
    const covered = [...taken.map((box) => inflated(box, APART)), ...ground];
    const isClear: Constraint = (box) => !leaders.some((leader) => crosses(inflated(box, APART), leader));
    const set = capitalsBeside(text, at, COMMUNE_LETTER, covered, room, {
      must: allOf(isClear, isHome),
      ways: orFewer(isInside),
      farthest,
    });
    if (!set) return [];
    // Two of them right over each other would be read as one.
    taken.push(inflated(set.box, APART));
    return [{ text, lines: set.lines }];
  });
}
