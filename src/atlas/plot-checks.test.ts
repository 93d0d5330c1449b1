import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plotProblems } from '#atlas/plot-checks.ts';
import { dataFiles, parseFeatures, polygonsOf, type PlotRecord } from '#atlas/schemas.ts';

const read = (file: string): string => readFileSync(`content/facts/atlas/${file}`, 'utf8');
const plots = dataFiles.plots.parse(read('plots.geojson')).map((row) => dataFiles.plots.schema.parse(row));
const outlines = parseFeatures(read('grands-crus.geojson')) as {
  id: string;
  geometry: Parameters<typeof polygonsOf>[0];
}[];
const richebourg = {
  slug: 'richebourg',
  areaHa: 0.7765,
  polygons: polygonsOf(
    outlines.find(({ id }) => id === 'richebourg')?.geometry ?? { type: 'MultiPolygon', coordinates: [] },
  ),
};
const own = plots.filter(({ cru }) => cru === 'richebourg');

/** The same plot, moved to the east by a part of a degree. */
const moved = (plot: PlotRecord, degrees: number): PlotRecord => ({
  ...plot,
  geometry: {
    type: 'Polygon',
    coordinates: plot.geometry.coordinates.map((ring) => ring.map(([lon, lat]) => [lon + degrees, lat])),
  },
});

describe('the plots of a cru', () => {
  it('lie in it and add up to its hectares', () => {
    expect(own).toHaveLength(3);
    expect(plotProblems(own, [richebourg])).toEqual([]);
  });

  it('are named when one stands out of the cru by more than three metres', () => {
    const [first, ...rest] = own.map((plot) => moved(plot, plot.reference === 'AN 0057' ? 0.001 : 0));
    const problems = plotProblems(
      [first, ...rest].filter((plot) => plot !== undefined),
      [richebourg],
    );
    expect(problems).toEqual([
      expect.objectContaining({
        field: expect.stringMatching(/AN0057\.geometry$/) as string,
        cure: expect.stringContaining('3 m') as string,
      }),
    ]);
  });

  it('are named when their sum is not the area of the record as printed', () => {
    const [problem] = plotProblems(own, [{ ...richebourg, areaHa: 0.7764 }]);
    expect(problem?.wrong).toBe('has plots of 0.7765 ha, but the record says 0.7764 ha');
    expect(plotProblems(own, [{ ...richebourg, areaHa: 0.78 }])).toEqual([]);
  });

  it('are named when their cru is none of the records', () => {
    expect(plotProblems(own, []).map(({ wrong }) => wrong)).toEqual(
      Array(3).fill('"richebourg" is no Grand Cru of the estate'),
    );
  });
});
