import { least, sort } from 'd3-array';
import { NARROW, type ExplorerClimat } from '#atlas/explorer/explorer.ts';
import { inNamingOrder, isApart, isNearTo, leaderTo } from '#atlas/explorer/lines.ts';
import { besideIn, FROM } from '#atlas/explorer/sizes.ts';
import type { ClimatInView, InView } from '#atlas/explorer/view.ts';
import { crosses, distance, distanceToLine, edgesOf, meet, pointsWithin, type Segment } from '#atlas/geometry.ts';
import { linesAround, settings } from '#atlas/lettering.ts';
import {
  all,
  AWAY,
  bestSetting,
  crossedByNone,
  lineTo,
  NEAREST,
  off,
  ofLine,
  orFewer,
  outside,
  placeBeside,
  type Block,
  type Test,
} from '#atlas/placing.ts';
import { middleOf, type Box, type PlanePoint } from '#atlas/plane.ts';

/** Pixels by which names may pass the start of their line, and that such a line may be long; across one of the nine, and to a Premier Cru, it must be short. */
const END = 7;
const LONGEST = 200;
const SHORT = 100;

/** Pixels between the rows on which names stand over and under a level slope: a few steps of the search for a place. */
const ROW = 4 * AWAY;

/** Pixels that a line keeps from the dot at the start of another. */
const OFF_DOT = 6;

/** A climat whose name stands beside its ground: the middle of its ground, where its line starts, and on which side of a level slope its name stands. */
export interface ToName extends ClimatInView {
  readonly middle: PlanePoint;
  readonly start: PlanePoint;
  readonly side: number;
}

/** The climats that are named beside their ground, in the order in which their names find a place; `signs` are those of villages. */
export function namedBeside(
  view: InView,
  isNamed: (climat: ExplorerClimat) => boolean,
  signs: readonly Box[],
): ToName[] {
  const { turn, detail, chosen, map } = view;
  const isDue = ({ id, rank, held, number }: ExplorerClimat): boolean =>
    number !== undefined ||
    (detail >= FROM.grand && (rank === 'grand' || id === chosen || (held && map.width >= NARROW)));
  const starts = view.climats.flatMap((one) => {
    const { climat } = one;
    const { [turn]: box } = climat.boxes;
    if (!box || !isDue(climat) || isNamed(climat)) return [];
    const middle = view.place(climat.names[turn]?.at ?? middleOf(box));
    return view.isClearOfEdge(middle) ? [{ ...one, middle, start: middle }] : [];
  });
  // The chosen one and the nine first: where room is short, the others have none.
  return sort(inNamingOrder(starts, view.grandsCrus, signs, turn, map.width), ({ climat, look, side }) =>
    look === 'chosen' || look === 'nine' || (side !== 0 && climat.rank === 'grand') ? 0 : 1,
  );
}

/** The name of a climat beside its ground, at the end of a line, which takes its room in the view; none where there is no room. */
export function nameBeside(view: InView, one: ToName, all: readonly ToName[]) {
  const { climat, look, outline, side } = one;
  const { px: letter, isPlain, ...style } = besideIn(look, climat.rank, view.detail);
  // The chosen one is broken, and its line starts where it may on its ground, if that brings its name nearer.
  const isFree = climat.id === view.chosen && side === 0;
  const whole = settings(climat.words, letter, style);
  const ways = isFree ? whole : whole.slice(0, 1);
  const obstacles = obstaclesOf(view, one, all);
  const places = (isFree ? pointsWithin(outline) : [one.start]).flatMap((start) => {
    const set = bestSetting(ways, start, (block) => boxBeside(view, { ...one, start }, obstacles, block, isFree));
    return set ? [{ ...set, start }] : [];
  });
  const set = least(places, ({ far }) => far);
  if (!set) return [];
  const { lines, box, start } = set;
  view.taken.push(box);
  view.leaders.push(lineTo(start, box));
  return [
    {
      climat,
      letter,
      isPlain,
      lines: linesAround(lines, middleOf(box), style.line * letter),
      leader: leaderTo(start, box, box.height - 0.3 * letter),
    },
  ];
}

/** What the line of a name keeps off. */
interface Obstacles {
  /** The other Grands Crus. */
  readonly others: readonly ClimatInView[];
  /** The edges of the nine that a line does not cross, if it can, and the dots of others that it keeps off. */
  readonly nine: readonly Segment[];
  readonly dots: readonly PlanePoint[];
}

function obstaclesOf(view: InView, { climat }: ToName, all: readonly ToName[]): Obstacles {
  const others = view.grandsCrus.filter((one) => one.climat !== climat);
  const nine = climat.number === undefined ? others.filter((one) => one.climat.number !== undefined) : [];
  return {
    others,
    nine: nine.flatMap(({ outline }) => edgesOf(outline)),
    dots: all.flatMap((one) => (one.climat === climat ? [] : [one.middle])),
  };
}

/** The box of a name beside the start of its line, by the conditions from the most to the least. */
function boxBeside(view: InView, one: ToName, { others, nine, dots }: Obstacles, block: Block, isFree: boolean) {
  const { climat, look, start, side } = one;
  const { map, leaders, taken, climats } = view;
  const isPremier = look === 'premier';
  const isNumbered = climat.number !== undefined;
  const isNear = view.detail > 1;
  const isShort = ofLine(start, (line) => distance(...line) < SHORT);
  const isApartFrom = (line: Segment, other: Segment): boolean =>
    !meet(other, line) && (side === 0 || isApart(other, line, map.width));
  const isClear = ofLine(
    start,
    (line) =>
      distance(...line) < (isPremier ? SHORT : LONGEST) &&
      leaders.every((other) => isApartFrom(line, other)) &&
      !taken.some((other) => crosses(other, line)),
  );
  const isOffOthers = ofLine(
    start,
    (line) => !nine.some((edge) => meet(edge, line)) && !dots.some((dot) => distanceToLine(line, dot) < OFF_DOT),
  );
  const isOffGround = off(climats.map(({ box }) => box));
  const isOffEdges = crossedByNone(view.edges.filter(isNearTo(start)));
  const place = (from: PlanePoint, must: Test, ways: readonly Test[]) =>
    placeBeside(from, block, leaders, taken, view.room, { must: all(must, isClear, outside(others)), ways });
  if (isFree) return place(start, all(isOffEdges, isOffOthers), orFewer());
  if (side !== 0) {
    // The names of each half stand towards the middle, and those nearer to an end farther from the slope.
    const isOnSide: Test = (box) =>
      Math.round(middleOf(box)[1]) % ROW === 0 &&
      (side < 0 ? box.y + box.height < start[1] : box.y > start[1]) &&
      (start[0] < map.width / 2 ? box.x > start[0] - END : box.x + box.width < start[0] + END);
    // A place from which the search, which goes by steps, comes to the rows.
    const toRow = side * (block.height / 2 + NEAREST);
    const byRows: PlanePoint = [start[0], AWAY * Math.round((start[1] + toRow) / AWAY) - toRow];
    const inRow = place(byRows, all(isOnSide, isOffGround), orFewer(isOffOthers));
    if (inRow) return inRow;
  }
  // Where vineyards fill the screen, a name stands on ground, but on no other Grand Cru, and crosses no outline if it can;
  // that of a Premier Cru waits until it has room.
  return place(start, () => true, [
    all(isOffGround, isOffOthers),
    isNumbered ? isOffGround : all(isOffGround, isShort),
    ...(isNear || isNumbered ? [isNear ? isOffEdges : all(isOffEdges, outside(climats))] : []),
    ...(isPremier ? [] : orFewer()),
  ]);
}
