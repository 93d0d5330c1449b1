import { pairs } from 'd3-array';
import type { PlanePoint, Polygons } from '#atlas/plane.ts';
import { polygonsToPlane } from '#atlas/projection.ts';
import { contains, distanceToEdges } from '#atlas/geometry.ts';
import type { PlotRecord } from '#atlas/schemas.ts';

/** How far a plot may stand out of the outline of its cru, which is simplified, in metres. */
const OUTSIDE_M = 3;

/** Metres between the points of an edge that are looked at. */
const STEP_M = 2;

/** What is wrong with one plot or with the plots of a cru, and the cure. */
export interface PlotProblem {
  readonly field: string;
  readonly wrong: string;
  readonly cure: string;
}

interface CheckedCru {
  readonly slug: string;
  readonly areaHa: number;
  /** Its outline; undefined where none is published. */
  readonly polygons: Polygons | undefined;
}

/** Every plot lies in a cru of the records, and the plots of a cru add up to its hectares as they are printed. */
export function plotProblems(plots: readonly PlotRecord[], crus: readonly CheckedCru[]): PlotProblem[] {
  const unknown = plots
    .filter(({ cru }) => !crus.some(({ slug }) => slug === cru))
    .map(({ id, cru }) => ({
      field: `${id}.cru`,
      wrong: `"${cru}" is no Grand Cru of the estate`,
      cure: 'Correct it after content/facts/vineyards/grand-cru/',
    }));
  return [
    ...unknown,
    ...crus.flatMap((cru) =>
      cruProblems(
        cru,
        plots.filter((plot) => plot.cru === cru.slug),
      ),
    ),
  ];
}

function cruProblems({ slug, areaHa, polygons }: CheckedCru, plots: readonly PlotRecord[]): PlotProblem[] {
  if (plots.length === 0) return [];
  const cru = polygons && polygonsToPlane(polygons);
  const outside = cru
    ? plots.flatMap(({ id, geometry }): PlotProblem[] => {
        const [edge = []] = polygonsToPlane([geometry.coordinates])[0] ?? [];
        const metres = Math.max(...alongEdges(edge).map((point) => distanceOutside(cru, point)));
        if (metres <= OUTSIDE_M) return [];
        return [
          {
            field: `${id}.geometry`,
            wrong: `stands ${metres.toFixed(1)} m out of the outline of ${slug}`,
            cure: `Correct its coordinates or its cru; ${OUTSIDE_M} m are allowed`,
          },
        ];
      })
    : [];
  const decimals = Math.max(2, String(areaHa).split('.')[1]?.length ?? 0);
  const sum = plots.reduce((total, { areaM2 }) => total + areaM2, 0) / 10_000;
  if (sum.toFixed(decimals) === areaHa.toFixed(decimals)) return outside;
  return [
    ...outside,
    {
      field: slug,
      wrong: `has plots of ${sum.toFixed(4)} ha, but the record says ${areaHa.toFixed(decimals)} ha`,
      cure: `Correct areaM2, or areaHa in content/facts/vineyards/grand-cru/${slug}.md`,
    },
  ];
}

/** Points along the edges of a ring. */
function alongEdges(ring: readonly PlanePoint[]): PlanePoint[] {
  return pairs(ring).flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP_M));
    return Array.from({ length: count }, (_, index): PlanePoint => {
      const part = index / count;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    });
  });
}

/** Metres from a point to an outline; 0 inside. */
function distanceOutside(outline: Polygons, point: PlanePoint): number {
  return contains(outline, point) ? 0 : distanceToEdges(outline, point);
}
