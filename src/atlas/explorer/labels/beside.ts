import { least, sort } from 'd3-array';
import { NARROW_PX, type ExplorerClimat } from '#atlas/explorer/explorer.ts';
import { inNamingOrder, isApart, leaderTo } from '#atlas/explorer/labels/lines-in-the-way.ts';
import { letteringBeside, SHOWN_FROM } from '#atlas/explorer/labels/name-sizes.ts';
import type { ClimatInView, InView } from '#atlas/explorer/view.ts';
import {
  crossedByNone,
  crosses,
  distance,
  distanceToLine,
  edgesOf,
  segmentsIntersect,
  pointsWithin,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { linesAround, labelLayouts } from '#atlas/labels/label-layouts.ts';
import {
  allOf,
  AWAY,
  bestLayout,
  lineTo,
  NEAREST,
  touchesNone,
  ofLine,
  orFewer,
  outside,
  placeBeside,
  type Block,
  type Constraint,
} from '#atlas/labels/label-placement.ts';
import { middleOf, type Box, type PlanePoint } from '#atlas/plane/plane.ts';

/** Pixels by which names may pass the start of their line, and that such a line may be long; across one of the nine, and to a Premier Cru, it must be short. */
const END = 7;
const LONGEST = 200;
const SHORT = 100;

/** Pixels between the rows on which names stand over and under a level slope: a few steps of the search for a place. */
const ROW = 4 * AWAY;

/** Pixels that a line keeps from the dot at the start of another. */
const OFF_DOT = 6;

/** How far a line leads down the map, less than 0 up. On a level slope a line down may start close to one that leads up. */
const downOf = ([[, from], [, to]]: Segment): number => to - from;

/** A climat whose name stands beside its ground: the middle of its ground, where its line starts, and on which side of a level slope its name stands. */
export interface ToName extends ClimatInView {
  readonly middle: PlanePoint;
  readonly start: PlanePoint;
  readonly side: number;
}

/** The climats that are named beside their ground, in the order in which their names find a place; `signs` are those of villages. */
export function labelCandidates(
  view: InView,
  isNamed: (climat: ExplorerClimat) => boolean,
  signs: readonly Box[],
): ToName[] {
  const { turnIndex, detail, chosen, map } = view;
  const isDue = ({ id, rank, held, number }: ExplorerClimat): boolean =>
    number !== undefined ||
    (detail >= SHOWN_FROM.grand && (rank === 'grand' || id === chosen || (held && map.width >= NARROW_PX)));
  const starts = view.climats.flatMap((one) => {
    const { climat } = one;
    const { [turnIndex]: box } = climat.boxes;
    if (!box || !isDue(climat) || isNamed(climat)) return [];
    const middle = view.place(climat.names[turnIndex]?.at ?? middleOf(box));
    return view.isClearOfEdge(middle) ? [{ ...one, middle, start: middle }] : [];
  });
  // The chosen one and the nine first: where room is short, the others have none.
  return sort(inNamingOrder(starts, view.grandsCrus, signs, turnIndex, map.width), ({ climat, look, side }) =>
    look === 'chosen' || look === 'nine' || (side !== 0 && climat.rank === 'grand') ? 0 : 1,
  );
}

/** The name of a climat beside its ground, at the end of a line, which takes its room in the view; none where there is no room. */
export function placeLabelBeside(view: InView, one: ToName, named: readonly ToName[]) {
  const { climat, look, outline, side } = one;
  const { px: letter, isPlain, ...style } = letteringBeside(look, climat.rank, view.detail);
  // The chosen one is broken, and its line starts where it may on its ground, if that brings its name nearer.
  const isFree = climat.id === view.chosen && side === 0;
  const whole = labelLayouts(climat.words, letter, style);
  const ways = isFree ? whole : whole.slice(0, 1);
  const boxBeside = searchBeside(view, one, named, isFree);
  const places = (isFree ? pointsWithin(outline) : [one.start]).flatMap((start) => {
    const set = bestLayout(ways, start, (block) => boxBeside(start, block));
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

/**
 * Makes the search for the box of a name of a size beside the start of its line, by the conditions from the most to the least. `isFree` is
 * that for a name with several starts.
 */
function searchBeside(view: InView, { climat, look, side }: ToName, named: readonly ToName[], isFree: boolean) {
  const { map, leaders, taken, climats, isOffEdges } = view;
  const isPremier = look === 'premier';
  const isNumbered = climat.number !== undefined;
  const isNear = view.detail > 1;
  const others = view.grandsCrus.filter((one) => one.climat !== climat);
  /** The edges of the nine that a line does not cross, if it can, and the dots of others that it keeps off. */
  const nine = isNumbered ? [] : others.flatMap((one) => (one.climat.number ? edgesOf(one.outline) : []));
  const dots = named.flatMap((one) => (one.climat === climat ? [] : [one.middle]));
  const isOffGround = touchesNone(climats.map(({ box }) => box));
  const isApartFrom = (line: Segment, other: Segment): boolean =>
    !segmentsIntersect(other, line) &&
    (side === 0 || (isNumbered && downOf(line) * downOf(other) < 0) || isApart(other, line, map.width));
  const isClear = (line: Segment): boolean =>
    distance(...line) < (isPremier ? SHORT : LONGEST) &&
    leaders.every((other) => isApartFrom(line, other)) &&
    !taken.some((other) => crosses(other, line));
  const isOff = (line: Segment): boolean =>
    !nine.some((edge) => segmentsIntersect(edge, line)) && !dots.some((dot) => distanceToLine(line, dot) < OFF_DOT);

  return (start: PlanePoint, block: Block) => {
    const isOffOthers = ofLine(start, isOff);
    const place = (from: PlanePoint, must: Constraint, ways: readonly Constraint[]) =>
      placeBeside(from, block, taken, view.room, {
        must: allOf(crossedByNone(leaders), must, ofLine(start, isClear), outside(others)),
        ways,
      });
    if (isFree) return place(start, allOf(isOffEdges, isOffOthers), orFewer());
    // The names of each half stand towards the middle, and those nearer to an end farther from the slope.
    const isInRow: Constraint = (box) =>
      Math.round(middleOf(box)[1]) % ROW === 0 &&
      (side < 0 ? box.y + box.height < start[1] : box.y > start[1]) &&
      (start[0] < map.width / 2 ? box.x > start[0] - END : box.x + box.width < start[0] + END);
    // A place from which the search, which goes by steps, comes to the rows.
    const toRow = side * (block.height / 2 + NEAREST);
    const byRows: PlanePoint = [start[0], AWAY * Math.round((start[1] + toRow) / AWAY) - toRow];
    const inRow = side === 0 ? undefined : place(byRows, allOf(isInRow, isOffGround), orFewer(isOffOthers));
    // Where vineyards fill the screen, a name stands on ground, but on no other Grand Cru, and crosses no outline if it can;
    // that of a Premier Cru waits until it has room.
    const around = [
      allOf(isOffGround, isOffOthers),
      isNumbered
        ? isOffGround
        : allOf(
            isOffGround,
            ofLine(start, (line) => distance(...line) < SHORT),
          ),
      ...(isNear || isNumbered ? [isNear ? isOffEdges : allOf(isOffEdges, outside(climats))] : []),
      ...(isPremier ? [] : orFewer()),
    ];
    return inRow ?? place(start, () => true, around);
  };
}
