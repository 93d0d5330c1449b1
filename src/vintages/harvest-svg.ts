import { harvestPlot, type HarvestDay } from '#vintages/harvest-plot.ts';
import { HARVEST_PLOT, HARVEST_VIEWS } from '#vintages/harvest-views.ts';

/** Colour tokens that the plot is drawn in. */
export type PlotColour = 'ink' | 'ink-soft' | 'paper' | 'wine' | 'rule';

/** What is drawn over the strokes. Years and days of the year, with the words beside them. */
export interface HarvestMarks {
  /** Names of the ruled days, by day of the year; an ordinal's ending in `<sup>`. */
  readonly days: readonly { readonly dayOfYear: number; readonly label: string }[];
  readonly named: readonly HarvestDay[];
  readonly founded: readonly { readonly year: number; readonly label: string }[];
  /** The estate's own picking, first and last day, of a year after the series. */
  readonly estate: { readonly year: number; readonly from: number; readonly to: number } | undefined;
}

const CENTURIES = [1400, 1500, 1600, 1700, 1800, 1900, 2000];

/** How far after the last stroke the estate's own mark stands. */
const APART = 14;

const { length, reach } = HARVEST_PLOT;

/**
 * The series as an SVG: a stroke for each year, up for early, the running mean in wine, hairlines at four days.
 * Upright, time runs down and early years reach to the right. Colours are attributes, which a style sheet of the page
 * overrides by class; `attributes` go onto the element.
 */
export function harvestSvg(
  harvests: readonly HarvestDay[],
  marks: HarvestMarks,
  shape: 'wide' | 'upright',
  colour: (name: PlotColour) => string,
  attributes = '',
): string {
  const plot = harvestPlot(harvests, { width: length, height: reach });
  const upright = shape === 'upright';
  const at = (along: number, across: number): [number, number] => (upright ? [reach - across, along] : [along, across]);
  const text = ([x, y]: readonly [number, number], words: string | number, anchor = 'middle'): string =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;
  const line = (from: readonly [number, number], to: readonly [number, number]): string =>
    `M${from.join(' ')}L${to.join(' ')}`;

  const rules = plot.rules.map(({ y }) => line(at(0, y), at(length, y))).join('');
  const founded = marks.founded.map(({ year }) => line(at(plot.x(year), -14), at(plot.x(year), reach + 8))).join('');
  const points = marks.named.map(({ year, dayOfYear }) => at(plot.x(year), plot.y(dayOfYear)));
  const circles = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`).join('');

  // Upright, four days would not fit side by side.
  const days = marks.days.filter((_, index) => !upright || index % 2 === 0);
  const dayWords = days.map(({ dayOfYear, label }) => {
    const y = plot.y(dayOfYear);
    return upright ? text([reach - y, -10], raised(label)) : text([-10, y + 5], raised(label), 'end');
  });
  const centuries = CENTURIES.map((year) =>
    upright ? text([-12, plot.x(year) + 5], year, 'end') : text([plot.x(year), reach + 38], year),
  );
  const foundedWords = marks.founded.map(({ year, label }) =>
    upright ? text([4, plot.x(year) - 6], label, 'start') : text([plot.x(year), -22], label),
  );
  // Upright, strokes of late years reach below these words.
  const halo = `class="halo" stroke="${colour('paper')}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"`;
  const namedWords = marks.named.map(({ year }, index) => {
    const [x, y] = points[index] ?? [0, 0];
    if (!upright) return text([x + 8, y + 5], year, 'start');
    return x > reach / 2 ? text([x - 8, y + 18], year, 'end') : text([x + 8, y + 18], year, 'start');
  });
  const estate = marks.estate && estateMark(marks.estate, plot.y, at, upright, text);

  const { x, y, width, height } = HARVEST_VIEWS[shape];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" font-size="16" ${attributes}>`,
    `<path class="rules" stroke="${colour('rule')}" d="${rules}"/>`,
    `<path class="needles" stroke="${colour('ink')}" stroke-width=".9" d="${plot.needles}" ${turned(upright)}/>`,
    `<path class="mean" stroke="${colour('wine')}" stroke-width="1.8" d="${plot.runningMean}" ${turned(upright)}/>`,
    `<path class="founded" stroke="${colour('wine')}" stroke-dasharray="1 4" d="${founded}"/>`,
    `<path class="estate" stroke="${colour('wine')}" stroke-width="3" d="${estate?.path ?? ''}"/>`,
    `<g class="words" fill="${colour('ink-soft')}">${[...dayWords, ...centuries].join('')}</g>`,
    `<g class="marks" fill="${colour('wine')}">${circles}<g ${halo}>${foundedWords.join('')}</g>${namedWords.join('')}${estate?.word ?? ''}</g>`,
    '</svg>',
  ].join('');
}

/** SVG has no `<sup>`: what it holds is lifted and set smaller, and what follows stands on the line again. */
const raised = (html: string): string =>
  html.replace(/<sup>(.+)<\/sup>(.*)/, '<tspan dy="-.45em" font-size=".7em">$1</tspan><tspan dy=".315em">$2</tspan>');

/** The strokes are drawn once, wide; upright they are turned. */
const turned = (upright: boolean): string => (upright ? `transform="matrix(0 1 -1 0 ${reach} 0)"` : '');

/** A bar over the days of picking, apart from the strokes because it is no day of the series. */
function estateMark(
  { year, from, to }: NonNullable<HarvestMarks['estate']>,
  yOf: (dayOfYear: number) => number,
  at: (along: number, across: number) => [number, number],
  upright: boolean,
  text: (at: readonly [number, number], words: string | number, anchor?: string) => string,
): { readonly path: string; readonly word: string } {
  const [start, end] = [at(length + APART, yOf(from)), at(length + APART, yOf(to))];
  return {
    path: `M${start.join(' ')}L${end.join(' ')}`,
    word: upright
      ? text([start[0] + 8, start[1] + 5], year, 'start')
      : text([start[0] - 9, start[1] - 9], year, 'start'),
  };
}
