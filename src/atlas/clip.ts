import type { Box, PlanePoint, Polygons } from '#atlas/plane.ts';

/** A side of a box: whether a point lies within it, and where a line meets it. */
interface Side {
  readonly within: (point: PlanePoint) => boolean;
  readonly meet: (from: PlanePoint, to: PlanePoint) => PlanePoint;
}

function sidesOf({ x, y, width, height }: Box): Side[] {
  const across =
    (at: number) =>
    ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): PlanePoint => [at, ay + ((by - ay) * (at - ax)) / (bx - ax)];
  const down =
    (at: number) =>
    ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): PlanePoint => [ax + ((bx - ax) * (at - ay)) / (by - ay), at];
  return [
    { within: ([px]) => px >= x, meet: across(x) },
    { within: ([px]) => px <= x + width, meet: across(x + width) },
    { within: ([, py]) => py >= y, meet: down(y) },
    { within: ([, py]) => py <= y + height, meet: down(y + height) },
  ];
}

/** The part of an outline that lies in a box (Sutherland and Hodgman). Lines along the box close what is cut. */
export function clip(outline: Polygons<PlanePoint>, box: Box): Polygons<PlanePoint> {
  const sides = sidesOf(box);
  return outline
    .map((rings) => rings.map((ring) => sides.reduce(cut, ring)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
}

function cut(ring: readonly PlanePoint[], { within, meet }: Side): readonly PlanePoint[] {
  const points = ring.slice(1).flatMap((to, index): PlanePoint[] => {
    const from = ring[index] ?? to;
    if (within(from)) return within(to) ? [to] : [meet(from, to)];
    return within(to) ? [meet(from, to), to] : [];
  });
  const last = points.at(-1);
  return last ? [last, ...points] : [];
}
