import { extent, range } from 'd3-array';
import { polygonArea } from 'd3-polygon';

/** Metres east and south of the origin: y grows downwards, as in SVG. */
export type PlanePoint = readonly [x: number, y: number];

/** Rings of one outline: the first of each polygon is its edge, the others are holes. */
export type Polygons = readonly (readonly (readonly PlanePoint[])[])[];

/** An outline with each of its points in another place. */
export function mapPoints(polygons: Polygons, to: (point: PlanePoint) => PlanePoint): Polygons {
  return polygons.map((rings) => rings.map((ring) => ring.map((point) => to(point))));
}

/** Turns a point about the origin, clockwise as seen on the sheet, by an angle in degrees. */
export function rotate([x, y]: PlanePoint, degrees: number): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Area of a ring in square metres; positive when the ring runs counter-clockwise on the map. */
export const signedArea = (ring: readonly PlanePoint[]): number => polygonArea([...ring] as [number, number][]);

/** Area of an outline in hectares, holes taken off. */
export function areaHa(polygons: Polygons): number {
  const squareMetres = polygons.flatMap((rings) =>
    rings.map((ring, index) => (index === 0 ? 1 : -1) * Math.abs(signedArea(ring))),
  );
  return squareMetres.reduce((sum, area) => sum + area, 0) / 10_000;
}

/** Left, top, width and height of a box, in metres or in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all points of an outline. */
export function boxAround(polygons: Polygons): Box {
  const points = polygons.flat(2);
  const [x = 0, right = 0] = extent(points, ([px]) => px);
  const [y = 0, foot = 0] = extent(points, ([, py]) => py);
  return { x, y, width: right - x, height: foot - y };
}

/** The box of a size around its middle. */
export function boxAt([x, y]: PlanePoint, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): PlanePoint => [x + width / 2, y + height / 2];

/** A box with room on all its sides. */
export function inflated({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The part of a box that lies in another. */
export function boxWithin(box: Box, bounds: Box): Box {
  const [x, y] = [Math.max(box.x, bounds.x), Math.max(box.y, bounds.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, bounds.x + bounds.width) - x,
    height: Math.min(box.y + box.height, bounds.y + bounds.height) - y,
  };
}

/** Values as drawings have them: more digits would not be seen. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
export const tenThousandth = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A box as the `viewBox` of a drawing, in whole units of `unitM` metres. */
export function viewBox({ x, y, width, height }: Box, unitM = 1): string {
  return [x, y, width, height].map((metres) => Math.round(metres / unitM)).join(' ');
}

/**
 * The `d` of an SVG path around an outline, in whole units of `unitM` metres. Relative steps keep it short:
 * `M120 40l12 3-4 9z`. Steps that come to nothing are left out, and so are rings of nothing else.
 */
export function outlinePath(polygons: Polygons, unitM = 1): string {
  return polygons
    .flat()
    .map((ring) => ringPath(ring, unitM))
    .join('');
}

function ringPath(ring: readonly PlanePoint[], unitM: number): string {
  const points = ring.map(([x, y]) => [Math.round(x / unitM), Math.round(y / unitM)] as const);
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  const steps: number[] = [];
  for (const [nextX, nextY] of rest.slice(0, -1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  if (steps.length === 0) return '';
  // A minus sign separates two numbers by itself.
  const numbers = steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : `${step}`)).join('');
  return `M${start[0]} ${start[1]}l${numbers}z`;
}

/** The `d` of an SVG path along a line. */
export const linePath = (points: readonly PlanePoint[], round = roundToTenth): string =>
  `M${points.map((point) => point.map((value) => round(value)).join(' ')).join('L')}`;

/** The rings of the path of an outline in whole metres, each as an outline of its own. */
export function parseOutlinePath(path: string): Polygons {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points = range(0, numbers.length, 2).map((n): PlanePoint => {
        [x, y] = [x + (numbers[n] ?? 0), y + (numbers[n + 1] ?? 0)];
        return [x, y];
      });
      return [[...points, ...points.slice(0, 1)]];
    });
}
