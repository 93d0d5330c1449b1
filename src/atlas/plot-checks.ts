import { max, sum } from 'd3-array';
import type { Polygons } from '#atlas/plane/plane.ts';
import { polygonsToPlane } from '#atlas/plane/projection.ts';
import { alongEdges, contains, distanceToEdges } from '#atlas/plane/geometry.ts';
import type { PlotRecord } from '#atlas/schemas.ts';

/** How far a plot may stand out of the outline of its cru, which is simplified, in metres. */
const OUTSIDE_M = 3;

/** Metres between the points of an edge that are looked at. */
const STEP_M = 2;

interface PlotProblem {
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
export function* plotProblems(plots: readonly PlotRecord[], crus: readonly CheckedCru[]): Iterable<PlotProblem> {
  for (const { id, cru: slug, geometry } of plots) {
    const cru = crus.find((one) => one.slug === slug);
    const metres = cru?.polygons ? metresOutside([geometry.coordinates], cru.polygons) : 0;
    if (!cru) {
      const cure = 'Correct it after content/facts/vineyards/grand-cru/';
      yield { field: `${id}.cru`, wrong: `"${slug}" is no Grand Cru of the estate`, cure };
    } else if (metres > OUTSIDE_M) {
      const cure = `Correct its coordinates or its cru; ${OUTSIDE_M} m are allowed`;
      yield { field: `${id}.geometry`, wrong: `stands ${metres.toFixed(1)} m out of the outline of ${slug}`, cure };
    }
  }
  for (const { slug, areaHa } of crus) {
    const own = plots.filter(({ cru }) => cru === slug);
    const decimals = Math.max(2, String(areaHa).split('.')[1]?.length ?? 0);
    const hectares = sum(own, ({ areaM2 }) => areaM2) / 10_000;
    if (own.length === 0 || hectares.toFixed(decimals) === areaHa.toFixed(decimals)) continue;
    const wrong = `has plots of ${hectares.toFixed(4)} ha, but the record says ${areaHa.toFixed(decimals)} ha`;
    yield { field: slug, wrong, cure: `Correct areaM2, or areaHa in content/facts/vineyards/grand-cru/${slug}.md` };
  }
}

/** How far a plot stands out of an outline, in metres. */
function metresOutside(plot: Polygons, outline: Polygons): number {
  const cru = polygonsToPlane(outline);
  const points = alongEdges(polygonsToPlane(plot), STEP_M).filter((point) => !contains(cru, point));
  return max(points, (point) => distanceToEdges(cru, point)) ?? 0;
}
