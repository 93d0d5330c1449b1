import { polygonContains } from 'd3-polygon';
import type { Box, PlanePoint, Polygons } from '#atlas/plane.ts';

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
