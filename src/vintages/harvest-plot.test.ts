import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byDecade, harvestPlot, meansAroundBreak } from '#vintages/harvest-plot.ts';
import { parseYears } from '#atlas/schemas.ts';

const series = parseYears(readFileSync('content/facts/atlas/beaune-harvests.csv', 'utf8')).map((row) => ({
  year: Number(row.year),
  dayOfYear: Number(row.day_of_year),
}));

describe('the harvest series of Beaune', () => {
  it('has the published means around 1988: about 28 and 15 September, thirteen days apart', () => {
    const { before, since } = meansAroundBreak(series);
    expect(before).toBeCloseTo(270.7, 1);
    expect(since).toBeCloseTo(257.8, 1);
    expect(Math.round(before - since)).toBe(13);
  });
});

describe('the plot', () => {
  const plot = harvestPlot(series, { width: 1120, height: 330 });

  it('puts early above late and old before new', () => {
    expect(plot.y(231)).toBe(0);
    expect(plot.y(302)).toBe(330);
    expect(plot.x(1354)).toBe(0);
    expect(plot.x(2018)).toBe(1120);
  });
});

describe('the table by decade', () => {
  it('names the earliest and the latest year of a decade', () => {
    const decade = byDecade(series).find(({ from }) => from === 2000);
    expect(decade?.earliest.year).toBe(2003);
    expect(decade?.years).toBe(10);
  });
});
