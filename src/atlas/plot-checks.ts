import { max, range, sum } from 'd3-array';
import type { PlanePoint, Polygons } from '#atlas/plane.ts';
import { polygonsToPlane } from '#atlas/projection.ts';
import { contains, distanceToEdges, edgesOf } from '#atlas/geometry.ts';
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
  const unknown = plots.filter(({ cru }) => !crus.some(({ slug }) => slug === cru));
  return [
    ...unknown.map(({ id, cru }) => ({
      field: `${id}.cru`,
      wrong: `"${cru}" is no Grand Cru of the estate`,
      cure: 'Correct it after content/facts/vineyards/grand-cru/',
    })),
    ...crus.flatMap((cru) => cruProblems(cru, Map.groupBy(plots, (plot) => plot.cru).get(cru.slug) ?? [])),
  ];
}

function cruProblems({ slug, areaHa, polygons }: CheckedCru, plots: readonly PlotRecord[]): PlotProblem[] {
  if (plots.length === 0) return [];
  const cru = polygons && polygonsToPlane(polygons);
  const outside = cru
    ? plots.flatMap(({ id, geometry }): PlotProblem[] => {
        const points = alongEdges(polygonsToPlane([geometry.coordinates])).filter((point) => !contains(cru, point));
        const metres = max(points, (point) => distanceToEdges(cru, point)) ?? 0;
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
  const hectares = sum(plots, ({ areaM2 }) => areaM2) / 10_000;
  if (hectares.toFixed(decimals) === areaHa.toFixed(decimals)) return outside;
  return [
    ...outside,
    {
      field: slug,
      wrong: `has plots of ${hectares.toFixed(4)} ha, but the record says ${areaHa.toFixed(decimals)} ha`,
      cure: `Correct areaM2, or areaHa in content/facts/vineyards/grand-cru/${slug}.md`,
    },
  ];
}

/** Points along the lines of an outline. */
function alongEdges(outline: Polygons): PlanePoint[] {
  return edgesOf(outline).flatMap(([[ax, ay], [bx, by]]) => {
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP_M));
    return range(0, 1, 1 / count).map((part): PlanePoint => [ax + part * (bx - ax), ay + part * (by - ay)]);
  });
}
