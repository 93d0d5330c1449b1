import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { meanDay, meansAroundBreak, SERIES_BREAK, type HarvestDay } from '#vintages/harvest-series.ts';
import { HARVEST_CHART, HARVEST_VIEWS } from '#vintages/harvest-views.ts';

/** Colour tokens that the plot is drawn in. */
type PlotColour = 'ink' | 'ink-soft' | 'paper' | 'rule' | 'wine';

/** Drawn over the strokes: years and days of the year, with the words beside them. */
export interface HarvestMarks {
  /** Names of the ruled days, by day of the year, in pieces: the second is the ending of an ordinal, where one is raised. */
  readonly days: readonly { readonly dayOfYear: number; readonly label: readonly string[] }[];
  readonly named: readonly HarvestDay[];
  /** Beside the bracket of the two means: `13 days`. */
  readonly apart: string;
  readonly earlier: string;
  readonly later: string;
  readonly founded: readonly { readonly year: number; readonly label: string }[];
  /** The estate's own picking, first and last day, of a year after the series. */
  readonly estate: readonly { readonly year: number; readonly from: number; readonly to: number }[];
}

interface PlotOptions {
  readonly shape: 'wide' | 'upright';
  readonly colour: (name: PlotColour) => string;
  /** Attributes of the element. */
  readonly attributes?: string;
  /** Whether the program that shows it knows `paint-order`; readers of books do not, and get the letters once more on their band of paper. */
  readonly ordersPaint?: boolean;
}

const CENTURIES = [1400, 1500, 1600, 1700, 1800, 1900, 2000];

/** How far after the last stroke the estate's own mark and the bracket of the means stand. */
const APART = 5;
const BRACKET = { from: 12, to: 22 };

/** Between a mark and its words. */
const GAP = 8;

/** Beyond the bracket, so that none of its ends leads into a name. */
const NAMES_AT = BRACKET.to + 2 * GAP;

/** Where `earlier` and `later` stand along the years, beside short strokes. */
const WORDS_AT = 190;

const { length } = HARVEST_CHART;

/**
 * The series as an SVG in one ink: a stroke for each year, up for early, hairlines at four days, the two means with
 * the bracket of their difference; only the estate's own picking is red. Upright, time runs down and early years reach to the
 * right. Colours are attributes, which a style sheet of the page overrides by class.
 */
export function harvestSvg(
  harvests: readonly HarvestDay[],
  marks: HarvestMarks,
  { shape, colour, attributes = '', ordersPaint = true }: PlotOptions,
): string {
  const reach = HARVEST_CHART.reach[shape];
  const [first = 0, last = 0] = extent(harvests, ({ year }) => year);
  const [earliest = 0, latest = 0] = extent(harvests, ({ dayOfYear }) => dayOfYear);
  const xScale = scaleLinear([first, last], [0, length]);
  const yScale = scaleLinear([earliest, latest], [0, reach]);
  const xOf = (year: number): number => round(xScale(year));
  const yOf = (dayOfYear: number): number => round(yScale(dayOfYear));
  const upright = shape === 'upright';
  const at = (along: number, across: number): [number, number] => (upright ? [reach - across, along] : [along, across]);
  const text = ([x, y]: readonly [number, number], words: string | number, anchor = 'middle'): string =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;
  const line = (...points: readonly (readonly [number, number])[]): string =>
    `M${points.map((point) => point.join(' ')).join('L')}`;

  // The strokes are drawn as they are upright, where they are turned; wide, they are as much longer as the plot reaches further.
  const { upright: drawn } = HARVEST_CHART.reach;
  const turned = upright ? `matrix(0 1 -1 0 ${reach} 0)` : `scale(1 ${reach / drawn})`;
  const drawnAt = (dayOfYear: number): number => round((yScale(dayOfYear) / reach) * drawn);
  const middle = drawnAt(meanDay(harvests));
  const needles = harvests.map(({ year, dayOfYear }) => `M${xOf(year)} ${middle}V${drawnAt(dayOfYear)}`).join('');
  const rules = marks.days.map(({ dayOfYear }) => line(at(0, yOf(dayOfYear)), at(length, yOf(dayOfYear)))).join('');
  const founded = marks.founded.map(({ year }) => line(at(xOf(year), -14), at(xOf(year), reach + 8))).join('');
  const points = marks.named.map(({ year, dayOfYear }) => at(xOf(year), yOf(dayOfYear)));
  const circles = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`).join('');

  const means = meansAroundBreak(harvests);
  const [before, since] = [yOf(means.before), yOf(means.since)];
  const levels =
    line(at(0, before), at(xOf(SERIES_BREAK - 1), before)) + line(at(xOf(SERIES_BREAK), since), at(length, since));
  const bracket = line(
    at(length + BRACKET.from, before),
    at(length + BRACKET.to, before),
    at(length + BRACKET.to, since),
    at(length + BRACKET.from, since),
  );
  const between = (before + since) / 2;
  const apart = upright
    ? text(at(length + BRACKET.to + 20, between), marks.apart)
    : text([length + NAMES_AT, between + 5], marks.apart, 'start');

  // Wide, the names of the days stand beyond the bracket; upright, every other above its rule.
  const dayWords = marks.days
    .filter((_, index) => !upright || index % 2 === 0)
    .map(({ dayOfYear, label }) => {
      const y = yOf(dayOfYear);
      const words = raised(label);
      return upright ? text([reach - y, -10], words) : text([length + NAMES_AT, y + 5], words, 'start');
    });
  const directions = upright
    ? [text([reach, WORDS_AT], marks.earlier, 'end'), text([0, WORDS_AT], marks.later, 'start')]
    : [text([WORDS_AT, 14], marks.earlier, 'start'), text([WORDS_AT, reach - 4], marks.later, 'start')];
  const centuries = CENTURIES.map((year) =>
    upright ? text([-12, xOf(year) + 5], year, 'end') : text([xOf(year), reach + 38], year),
  );
  const foundedWords = marks.founded.map(({ year, label }) =>
    upright ? text([4, xOf(year) - 6], label, 'start') : text([xOf(year), -22], label),
  );
  const haloed = (words: readonly string[]): string => {
    const band = `class="halo" stroke="${colour('paper')}" stroke-width="6" stroke-linejoin="round"`;
    const letters = words.join('');
    return ordersPaint ? `<g ${band} paint-order="stroke">${letters}</g>` : `<g ${band}>${letters}</g>${letters}`;
  };
  const namedWords = marks.named.map(({ year }, index) => {
    const [x, y] = points[index] ?? [0, 0];
    if (!upright) return text([x + GAP, y + 5], year, 'start');
    return x > reach / 2 ? text([x - GAP, y + 18], year, 'end') : text([x + GAP, y + 18], year, 'start');
  });
  // Apart from the strokes, because it is of no year of the series.
  const picking = marks.estate.map(({ from, to }) => line(at(length + APART, yOf(from)), at(length + APART, yOf(to))));
  const pickingWords = marks.estate.map(({ year, from }) => {
    const [x, y] = at(length + APART, yOf(from));
    return upright ? text([x + GAP, y + 5], year, 'start') : text([x, y - GAP], year, 'start');
  });

  const { x, y, width, height } = HARVEST_VIEWS[shape];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" font-size="16" ${attributes}>`,
    `<path class="rules" stroke="${colour('rule')}" d="${rules}"/>`,
    `<path class="needles" stroke="${colour('ink')}" stroke-width="1.1" d="${needles}" transform="${turned}"/>`,
    `<path class="ground" stroke="${colour('paper')}" stroke-width="5" d="${levels}"/>`,
    `<path class="means" stroke="${colour('ink')}" stroke-width="1.8" d="${levels}${bracket}"/>`,
    `<path class="founded" stroke="${colour('ink-soft')}" stroke-dasharray="1 4" d="${founded}"/>`,
    `<path class="estate" stroke="${colour('wine')}" stroke-width="3" d="${picking.join('')}"/>`,
    `<g class="words" fill="${colour('ink-soft')}">${haloed([...dayWords, ...directions])}${centuries.join('')}</g>`,
    `<g class="marks" fill="${colour('ink')}">${circles}${haloed([...foundedWords, ...namedWords, apart])}</g>`,
    `<g class="picked" fill="${colour('wine')}">${haloed(pickingWords)}</g>`,
    '</svg>',
  ].join('');
}

/** SVG has no `<sup>`: the ending is lifted and set smaller, and what follows stands on the line again. */
const raised = ([label = '', ending, rest = '']: readonly string[]): string =>
  ending === undefined
    ? label
    : `${label}<tspan dy="-.45em" font-size=".7em">${ending}</tspan><tspan dy=".315em">${rest}</tspan>`;

const round = (value: number): number => Math.round(value * 10) / 10;
