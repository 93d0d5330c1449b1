import { cross } from 'd3-array';
import {
  corners,
  crossedByNone,
  crosses,
  distance,
  isWithin,
  segmentsIntersect,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { linesAround, labelLayouts } from '#atlas/labels/label-layouts.ts';
import { barFor, metresPerPx } from '#atlas/plane/scale.ts';
import { allOf, bestPlace, lineTo, touchesNone, ofLine, placeBeside, within } from '#atlas/labels/label-placement.ts';
import { boxAround, boxAt, inflated, middleOf, type Box, type PlanePoint } from '#atlas/plane/plane.ts';
import type { ComparedCru, DrawnCru, Neighbour } from '#figures/comparison/types.ts';

/** Metres of a unit of the maps. */
export const UNIT_M = 4;

type Room = readonly [width: number, height: number];

/**
 * A way to show the maps: on a desktop, a smaller screen, on paper. Each keeps its scale: a wider frame shows
 * more ground. Sizes in CSS pixels; `apart` is the room of a frame where each cru has one of its own.
 */
interface View {
  readonly id: 'large' | 'small' | 'paper';
  readonly together: Room;
  readonly apart: Room;
  /** Scales, the largest first. */
  readonly scales: readonly number[];
  /** Height of the letters of a name. */
  readonly letters: number;
}

const SCREEN = [5000, 7500, 10_000, 12_500, 15_000, 20_000, 25_000];
const PAPER = [10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000];

/** Heights are a little less than those of the frames in PairMap.tsx, along whose edges nothing stands. */
const views: readonly View[] = [
  { id: 'large', together: [600, 620], apart: [440, 400], scales: SCREEN, letters: 17 },
  { id: 'small', together: [272, 400], apart: [272, 230], scales: SCREEN, letters: 14 },
  { id: 'paper', together: [640, 160], apart: [300, 160], scales: PAPER, letters: 10.7 },
];

/** From this scale on, plots are too small to be seen: crus that need it are no neighbours. */
const LEAST_TOGETHER = 20_000;

/** Free ground around the crus of a frame, with room for a name above and below. */
const MARGIN = { width: 12, height: 22 };

/** One frame of the map of a choice, in each of its views. */
export type Frame = ReturnType<typeof frame>;

/** The crus that the maps can draw. */
export function drawnCrus(crus: readonly ComparedCru[]): DrawnCru[] {
  return crus.filter((cru): cru is DrawnCru => cru.outline !== null);
}

/** The frames that show some crus: one for neighbours in their true places, otherwise one each, at one scale. */
export function framesFor(crus: readonly DrawnCru[], all: readonly Neighbour[]): readonly Frame[] {
  if (crus.length === 0) return [];
  const neighbours = all.filter(([slug]) => !crus.some((cru) => cru.slug === slug));
  const together = views.map((view) => scaleFor([around(crus)], view.scales, view.together));
  const areNeighbours = views.every(
    ({ id }, index) => (together[index] ?? Infinity) < (id === 'paper' ? Infinity : LEAST_TOGETHER),
  );
  if (areNeighbours) return [frame(crus, neighbours, together)];
  const boxes = crus.map(({ outline }) => outline.box);
  const apart = views.map((view) => scaleFor(boxes, view.scales, view.apart));
  return crus.map((cru) => frame([cru], neighbours, apart));
}

function frame(crus: readonly DrawnCru[], neighbours: readonly Neighbour[], scales: readonly (number | undefined)[]) {
  /** Of the frame, in units. */
  const middle = middleOf(around(crus));
  return {
    crus,
    middle,
    views: views.map(({ id, letters, scales: all, ...rooms }, index) => {
      const scale = scales[index] ?? Math.max(...all);
      /** CSS pixels of a unit. */
      const unitPx = UNIT_M / metresPerPx(scale);
      const metres = barFor(scale);
      const bar = { metres, px: Math.round(metres / metresPerPx(scale)) };
      const room = crus.length > 1 ? rooms.together : rooms.apart;
      return {
        id,
        scale,
        unitPx,
        letters,
        bar,
        ...placeNames(groundIn(crus, neighbours, middle, unitPx, room), letters, crus.length > 1 && id !== 'paper'),
      };
    }),
  };
}

/** The largest scale at which a room holds each of some boxes. */
function scaleFor(boxes: readonly Box[], scales: readonly number[], [width, height]: Room): number | undefined {
  return scales.find((scale) => {
    const px = UNIT_M / metresPerPx(scale);
    return boxes.every(
      (box) => box.width * px <= width - 2 * MARGIN.width && box.height * px <= height - 2 * MARGIN.height,
    );
  });
}

const around = (crus: readonly DrawnCru[]): Box => boxAround([[crus.flatMap(({ outline }) => corners(outline.box))]]);

/** How names are set: of the crus, and of neighbours on their ground and beside it. */
const STYLES = {
  own: { letter: 0.58, line: 1, down: 0.5 },
  neighbour: { letter: 0.46, line: 1 },
  beside: { letter: 0.48, line: 1, across: 0.8 },
} as const;

/** How far a name stands above or below its cru, where there is room, in parts of its letters: the line between them is seen. */
const NAME_GAP = 0.5;
/** How long the line to the name of a neighbour may be, in parts of its letters. */
const LONGEST = 9;
/** How far south of a neighbour a place is looked for where there is none around it, in parts of its letters. */
const FARTHER = 4;

/** What names stand on or keep clear of in a frame, in pixels from its middle; `room` is that of the narrowest frame. */
function groundIn(
  crus: readonly DrawnCru[],
  neighbours: readonly Neighbour[],
  [middleX, middleY]: PlanePoint,
  unitPx: number,
  room: Room,
) {
  const toPx = ([x, y]: PlanePoint): PlanePoint => [(x - middleX) * unitPx, (y - middleY) * unitPx];
  return {
    frame: boxAt([0, 0], ...room),
    /** The crus, and where the line from each to its name begins. */
    placed: crus.map((cru) => {
      const { box, inside } = cru.outline;
      return { cru, box: boxAt(toPx(middleOf(box)), box.width * unitPx, box.height * unitPx), from: toPx(inside) };
    }),
    /** Where the names of the other Grands Crus would stand on their ground, and the room for them there. */
    others: neighbours.map(([, name, x, y, across]) => ({ name, at: toPx([x, y]), across: across * unitPx })),
  };
}
type Ground = ReturnType<typeof groundIn>;

/** The names of the crus first, then those of the other Grands Crus where they leave room; `isBeside` names these beside their ground, too. */
function placeNames(ground: Ground, letters: number, isBeside: boolean) {
  const taken: Box[] = [];
  const names = namesOfCrus(ground, letters, taken);
  taken.push(...names.map(({ line }) => boxAround([[line]])));
  return { names, neighbours: namesOfNeighbours(ground, letters, taken, isBeside) };
}

/**
 * Names above or below their crus, or at their sides, in one line or more: the first place in the frame where no other cru or
 * name is, nor the ground on which another Grand Cru is named. Their lines, and the ends of the line from each cru to its name.
 */
function namesOfCrus({ frame, placed, others }: Ground, letters: number, taken: Box[]) {
  const isOffGrounds = touchesNone(others.map(({ at, across }) => boxAt(at, across, letters)));
  return placed.flatMap(({ cru, box, from }, index) => {
    const places = labelLayouts(cru.name, letters, STYLES.own).flatMap(({ lines, width, height }) =>
      placesAt(box, width, height, letters).map((at) => ({ lines, ...boxAt(at, width, height) })),
    );
    const isFree = allOf(
      within(frame),
      touchesNone([...placed.filter((one) => one.cru !== cru).map((one) => one.box), ...taken]),
    );
    const set = bestPlace(places, [allOf(isFree, isOffGrounds), isFree]) ?? places[index % 2 === 0 ? 0 : 3];
    if (!set) return [];
    taken.push(set);
    const lines = linesAround(set.lines, middleOf(set), letters);
    return [{ cru, lines: lines.map(roundedLine), line: [rounded(from), rounded(lineTo(from, set)[1])] as const }];
  });
}

/** The places of a name of a size at a box: above and below it, first where the line to it is seen, and at its sides. */
function placesAt(box: Box, width: number, height: number, letters: number): PlanePoint[] {
  const [centre, level] = middleOf(box);
  const [left, right] = [box.x, box.x + box.width];
  const columns = [centre, left + width / 2, right - width / 2];
  const rows = [NAME_GAP * letters, 0].flatMap((away) => [
    box.y - height / 2 - away,
    box.y + box.height + height / 2 + away,
  ]);
  return [
    ...cross(rows, columns, (y, x): PlanePoint => [x, y]),
    [right + (width + letters) / 2, level],
    [left - (width + letters) / 2, level],
  ];
}

/** Other Grands Crus, named on their own ground, where it holds the name, and around neighbours beside it. */
function namesOfNeighbours({ frame, placed, others }: Ground, letters: number, taken: Box[], isBeside: boolean) {
  const seen = others.filter(({ at }) => isWithin(frame, at));
  const onGround = seen.map((one) => {
    const set = labelLayouts(one.name, letters, STYLES.neighbour).find(({ width, height }) => {
      const box = boxAt(one.at, width, height);
      return width < one.across && within(frame)(inflated(box, letters / 2)) && touchesNone(taken)(box);
    });
    if (set) taken.push(boxAt(one.at, set.width, set.height));
    return { ...one, lines: set && linesAround(set.lines, one.at, letters), line: undefined };
  });
  const covered = [...placed.map(({ box }) => box), ...seen.map(({ at, across }) => boxAt(at, across, across))];
  const leaders: Segment[] = [];
  const named = onGround.map((one) => {
    const { name, at } = one;
    if (one.lines ?? (!isBeside || placed.some((other) => isWithin(other.box, at)))) return one;
    const must = allOf(
      crossedByNone(leaders),
      ofLine(
        at,
        (line) =>
          distance(...line) < LONGEST * letters &&
          !taken.some((other) => crosses(inflated(other, 3), line)) &&
          !leaders.some((other) => segmentsIntersect(other, line)),
      ),
    );
    for (const layout of labelLayouts(name, letters, STYLES.beside)) {
      const box = [at, [at[0], at[1] + FARTHER * letters] as const]
        .map((start) => placeBeside(start, layout, [...taken, ...covered], frame, { must }))
        .find((found) => found !== undefined);
      if (!box) continue;
      taken.push(box);
      leaders.push(lineTo(at, box));
      return { name, lines: linesAround(layout.lines, middleOf(box), letters), line: lineTo(at, box).map(rounded) };
    }
    return one;
  });
  return named.flatMap(({ name, lines, line }) => (lines ? [{ name, line, lines: lines.map(roundedLine) }] : []));
}

const rounded = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];
const roundedLine = <T extends { readonly at: PlanePoint }>(line: T): T => ({ ...line, at: rounded(line.at) });
