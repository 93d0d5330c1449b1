import { greatest, range } from 'd3-array';
import { polygonContains } from 'd3-polygon';
import { boxAround, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

/** Whether two boxes share ground. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a straight line passes through a box: the two share ground, and the line has corners of the box on both sides. */
export function crosses(box: Box, [ax, ay]: PlanePoint, [bx, by]: PlanePoint): boolean {
  const line = { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
  if (!overlap(box, line)) return false;
  const sides = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))),
  );
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** Whether a point lies in an outline: in an edge and in none of its holes. */
export function contains(outline: Polygons<PlanePoint>, [x, y]: PlanePoint): boolean {
  return outline.some(([edge = [], ...holes]) => {
    const inside = (ring: readonly PlanePoint[]): boolean => polygonContains([...ring] as [number, number][], [x, y]);
    return inside(edge) && !holes.some(inside);
  });
}

/** Metres from a point to the nearest edge of an outline. */
export function distanceToEdges(outline: Polygons<PlanePoint>, [x, y]: PlanePoint): number {
  let nearest = Infinity;
  for (const ring of outline.flat()) {
    for (let index = 1; index < ring.length; index += 1) {
      const [[ax, ay], [bx, by]] = [ring[index - 1] ?? [x, y], ring[index] ?? [x, y]];
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
    }
  }
  return nearest;
}

/** A closed ring without the points that stand no more than `tolerance` off the line between those kept (Douglas and Peucker). */
export function simplified(ring: readonly PlanePoint[], tolerance: number): readonly PlanePoint[] {
  const farthest = (from: number, to: number): readonly PlanePoint[] => {
    const [a, b] = [ring[from], ring[to]];
    if (!a || !b) return [];
    let [at, most] = [from, 0];
    for (let index = from + 1; index < to; index += 1) {
      const off = distanceToEdges([[[a, b]]], ring[index] ?? a);
      if (off > most) [at, most] = [index, off];
    }
    return most > tolerance ? [...farthest(from, at), ...farthest(at, to)] : [a];
  };
  const [last, half] = [ring.length - 1, ring.length >> 1];
  const kept = [...farthest(0, half), ...farthest(half, last), ...ring.slice(last)];
  return kept.length > 3 ? kept : ring;
}

/** Columns and rows of points that are tried in the box around an outline. */
const TRIES = 16;

/** The place in an outline that is farthest from its edges, where its name stands: good to a sixteenth of its width. */
export function deepestPoint(outline: Polygons<PlanePoint>): PlanePoint {
  const { x, y, width, height } = boxAround(outline);
  const points = range(0.5, TRIES).flatMap((row) =>
    range(0.5, TRIES).map((column): PlanePoint => [x + (column * width) / TRIES, y + (row * height) / TRIES]),
  );
  const inside = points.filter((point) => contains(outline, point));
  return greatest(inside, (point) => distanceToEdges(outline, point)) ?? [x + width / 2, y + height / 2];
}
