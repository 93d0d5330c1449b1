import { greatest } from 'd3-array';
import { isNearTo, leaderTo } from '#atlas/explorer/labels/lines-in-the-way.ts';
import type { InView } from '#atlas/explorer/view.ts';
import {
  crossedByNone,
  contains,
  crosses,
  deepestPoint,
  distance,
  edgesOf,
  segmentsIntersect,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { linesAround, longest } from '#atlas/labels/label-layouts.ts';
import { allOf, ofLine, orFewer, outside, placeBeside } from '#atlas/labels/label-placement.ts';
import {
  areaHa,
  boxAround,
  boxAt,
  inflated,
  middleOf,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane/plane.ts';

/** Size of the letters of a plot in pixels; width of one and height of a first line in parts of it, and pixels from line to line. */
export const PLOT_LETTER = 13;
const PLOT = { letter: 0.44, line: 1.6, apart: 17 } as const;

/** Pixels between a plot and other words, and between the dots of plots that are named one by one. */
const APART = 6;
const DOTS_APART = 30;

/** How far from a plot its words stand off the Grand Cru, rather than on it. */
const OFF = 90;

interface Plot {
  readonly text: string;
  readonly outline: Polygons;
}

/** The middle of a plot, or, where that lies beside its ground, its deepest point. */
const dotOf = ({ outline }: Plot): PlanePoint => {
  const middle = middleOf(boxAround(outline));
  return contains(outline, middle) ? middle : deepestPoint(outline);
};

interface PlotWithDot extends Plot {
  readonly dot: PlanePoint;
}

/** Plots with their dots, in groups: those whose dots lie close are named together. */
function grouped(plots: readonly Plot[]) {
  const groups: PlotWithDot[][] = [];
  for (const plot of plots) {
    const one = { ...plot, dot: dotOf(plot) };
    const group = groups.find((all) => all.some(({ dot }) => distance(dot, one.dot) < DOTS_APART));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The words of plots, a line for each, beside them. */
export function namesOfPlots(due: readonly Plot[], { plots, grandsCrus, leaders, taken, room, isClearOfEdge }: InView) {
  const grandEdges = grandsCrus.flatMap(({ outline }) => edgesOf(outline));
  const drawn = [...leaders];
  return grouped(due).flatMap((group) => {
    const start = greatest(group, ({ outline }) => areaHa(outline))?.dot;
    if (!start || !isClearOfEdge(start)) return [];
    const texts = group.map(({ text }) => text);
    const block = {
      width: PLOT.letter * PLOT_LETTER * longest(texts),
      height: PLOT.line * PLOT_LETTER + (texts.length - 1) * PLOT.apart,
    };
    const near = isNearTo(start);
    const edgesNear = (all: readonly Plot[]) => all.flatMap(({ outline }) => edgesOf(outline)).filter(near);
    const edges = edgesNear(plots);
    const words = taken.map((box) => inflated(box, APART));
    const others = [...edgesNear(plots.filter(({ text }) => !texts.includes(text))), ...drawn];
    // A line crosses no other, no words if it can, and another plot only where one lies all around.
    const isOffEdges = crossedByNone(grandEdges.filter(near));
    const isParted = ofLine(start, (line) => !others.some((edge) => segmentsIntersect(edge, line)));
    const isClear = ofLine(start, (line) => !taken.some((other) => crosses(other, line)));
    const isShort = ofLine(start, (line) => distance(...line) < OFF);
    const box = placeBeside(start, block, words, room, {
      must: allOf(crossedByNone(edges), outside(plots)),
      ways: orFewer(isOffEdges, isParted, isClear, allOf(isShort, outside(grandsCrus))),
    });
    if (!box) return [];
    taken.push(box);
    const apart = setIn(box, group);
    const leader = leaderTo(start, box, box.height - 0.8 * PLOT_LETTER);
    const set = apart ?? { lines: linesAround(texts, middleOf(box), PLOT.apart), leaders: leader ? [leader] : [] };
    drawn.push(...set.leaders);
    return [set];
  });
}

/** The words of a group in their box, in the order in which the lines that lead from them, one to each plot, do not meet. */
function setIn(box: Box, group: readonly PlotWithDot[]) {
  const ways = [group, [...group].reverse()].map((plots) => {
    const texts = plots.map(({ text }) => text);
    const lines = linesAround(texts, middleOf(box), PLOT.apart);
    const rows = lines.map(({ text, at }) => boxAt(at, PLOT.letter * PLOT_LETTER * text.length, 0.8 * PLOT_LETTER));
    const leaders = rows.flatMap((row, n): Segment[] => {
      const dot = plots[n]?.dot ?? middleOf(row);
      const own = leaderTo(dot, row, row.height);
      const isClear = own && !rows.some((other) => other !== row && crosses(other, own));
      const line = isClear ? own : leaderTo(dot, box, box.height - 0.8 * PLOT_LETTER);
      return line ? [line] : [];
    });
    return { lines, leaders };
  });
  return ways.find(({ leaders }) =>
    leaders.every((one, n) => !leaders.slice(n + 1).some((other) => segmentsIntersect(one, other))),
  );
}
