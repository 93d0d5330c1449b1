import { mean, sort } from 'd3-array';
import { detailAt, type ExplorerClimat, type ExplorerData } from '#atlas/explorer.ts';
import {
  contains,
  crosses,
  distance,
  edgesOf,
  isWithin,
  meet,
  nearestOn,
  overlap,
  type Segment,
} from '#atlas/geometry.ts';
import { capitalsBeside, hasRoom, placeBeside } from '#atlas/map-names.ts';
import { boxAround, boxAt, grown, mapPoints, middleOf, type Box, type PlanePoint } from '#atlas/plane.ts';

/** Size of letters in pixels. */
export const LETTERS = { beside: 14, commune: 12, plot: 13 } as const;

/** Sizes of the letters of names on their ground, which grow where plots are shown and there is room. */
const SIZES = { grand: [26, 15], premier: [17, 13.5] } as const;

/** Levels of detail from which names of each kind are shown. */
const FROM = { grand: 1, premier: 2 } as const;

/** Width of a letter of a name beside its ground, and of a line beside a plot, in parts of their size. */
const WIDTHS = { beside: 0.48, plot: 0.52 } as const;

/** Pixels between words and the edge of the map, and from which on a line leads from words to what they name. */
const CLEAR = 4;
const LEADS_FROM = 8;

/**
 * Pixels along the slope in which climats are upper or lower ones, by which their names may pass the start of their line, and
 * that such a line may be long.
 */
const NEAR = 60;
const END = 14;
const LONGEST = 130;

/** What lies over the map at its foot: bar, arrow and overview, and on the other side the card. */
const covered = ([width, height]: PlanePoint, [across, down]: PlanePoint): Box[] => [
  ...(width < 640
    ? [{ x: width - 150, y: height - 196, width: 150, height: 196 }]
    : [
        { x: width - 320, y: height - 56, width: 320, height: 56 },
        { x: width - 104, y: height - 138, width: 104, height: 138 },
      ]),
  { x: 0, y: height - down - 24, width: across + 24, height: down + 24 },
];

/** How the map is shown: pixels of a metre, its turn, as an index, the place of a point of the plane and of the turned plane. */
interface Shown {
  readonly scale: number;
  readonly turn: 0 | 1;
  readonly onMap: (point: PlanePoint) => PlanePoint;
  readonly place: (point: PlanePoint) => PlanePoint;
  readonly size: PlanePoint;
  /** Width and height of the card. */
  readonly card: PlanePoint;
}

/** A line from what is named to its words, where they stand away from it. */
const leaderTo = (start: PlanePoint, box: Box): Segment | undefined => {
  const end = nearestOn(box, start);
  return distance(start, end) < LEADS_FROM ? undefined : [start, end];
};

interface Start {
  readonly climat: ExplorerClimat;
  readonly start: PlanePoint;
}

/**
 * Grands Crus in the order in which they are named beside their ground, and the side of the slope, so that lines do not
 * cross: north up they go from top to bottom; where the slope is level, the upper ones from left to right above it (-1), then
 * the others from right to left below it (1).
 */
function inOrder(starts: readonly Start[], turn: 0 | 1) {
  if (turn === 0) return sort(starts, ({ start: [, y] }) => y).map((one) => ({ ...one, side: 0 }));
  const sided = starts.map((one) => {
    const near = starts.filter(({ start: [x] }) => Math.abs(x - one.start[0]) < NEAR);
    return { ...one, side: one.start[1] > (mean(near, ({ start: [, y] }) => y) ?? 0) ? 1 : -1 };
  });
  return sort(sided, ({ side, start: [x] }) => (side < 0 ? x - 1e5 : -x));
}

/**
 * The words of a view: names of climats on their own ground, what fits there, and beside it the other Grands Crus, communes
 * and plots. All stand whole within the view, and none touches another.
 */
export function wordsOf(data: ExplorerData, { scale, turn, onMap, place, size, card }: Shown) {
  const [width, height] = size;
  const detail = detailAt(scale);
  const map: Box = { x: 0, y: 0, width, height };
  const view = grown(map, -CLEAR);
  const taken = covered(size, card);
  const isInView = (point: PlanePoint): boolean => isWithin(map, point);

  const named = data.climats.flatMap((climat) => {
    const { names, rank } = climat;
    const set = names[turn];
    if (!set || detail < FROM[rank]) return [];
    const letter = SIZES[rank].find((one, n) => (n > 0 || detail > 2) && set.scale * one <= scale);
    if (letter === undefined) return [];
    const box = boxAt(place(set.at), set.size[0] * letter, set.size[1] * letter);
    if (!hasRoom(box, taken, view)) return [];
    taken.push(box);
    return [{ climat, set, letter }];
  });
  const ground = data.climats.flatMap(({ boxes: { [turn]: box } }): Box[] => {
    if (!box) return [];
    const [x, y] = place([box.x, box.y]);
    const onScreen = { x, y, width: box.width * scale, height: box.height * scale };
    return overlap(onScreen, view) ? [onScreen] : [];
  });
  const homes = data.communes.map((commune) => ({ ...commune, at: onMap(commune.at) }));
  const shown = detail < 2 ? homes.filter(({ at }) => isInView(at)) : [];
  const villages = shown.filter(({ isVillage }) => isVillage).map(({ at }) => at);
  taken.push(...villages.map(([x, y]) => boxAt([x, y - 2], 10, 13)));
  const starts = data.climats.flatMap((climat) => {
    const { [turn]: box } = climat.boxes;
    if (climat.rank !== 'grand' || !box || (detail < FROM.grand && climat.number === undefined)) return [];
    const start = place(climat.names[turn]?.at ?? middleOf(box));
    return isInView(start) && !named.some((one) => one.climat === climat) ? [{ climat, start }] : [];
  });
  const lines: Segment[] = [];
  const beside = inOrder(starts, turn).flatMap(({ climat: { id, name, number, held }, start, side }) => {
    const text = [number, name.replace(/ \(.*\)$/, '')].filter(Boolean).join(' ');
    const block = { width: WIDTHS.beside * LETTERS.beside * text.length, height: 1.2 * LETTERS.beside };
    const lineTo = (box: Box): Segment => [start, nearestOn(box, start)];
    const isClear = (box: Box): boolean => {
      const line = lineTo(box);
      return (
        distance(...line) < LONGEST &&
        !lines.some((other) => meet(other, line)) &&
        !taken.some((other) => crosses(other, line))
      );
    };
    const isOnSide = ({ x, y, width: across, height: down }: Box): boolean =>
      side < 0 ? y + down < start[1] && x + across < start[0] + END : y > start[1] && x > start[0] - END;
    const find = (isAllowed: (box: Box) => boolean, covers: readonly Box[] = ground) =>
      placeBeside(start, block, lines, [...taken, ...covers], view, (box) => isAllowed(box) && isClear(box));
    // One of the nine that fills the screen has its name on its ground.
    const box = (side === 0 ? undefined : find(isOnSide)) ?? find(() => true) ?? (number && find(() => true, []));
    if (!box) return [];
    taken.push(box);
    lines.push(lineTo(box));
    return [{ id, text, held, at: middleOf(box), leader: lineTo(box) }];
  });
  const communes = shown.flatMap(({ text, at }) => {
    const isHome = (box: Box): boolean => {
      const own = distance(nearestOn(box, at), at);
      return homes.every((other) => other.at === at || distance(nearestOn(box, other.at), other.at) > own);
    };
    const set = capitalsBeside(text, at, LETTERS.commune, lines, [...taken, ...ground], view, isHome);
    if (!set) return [];
    // Two of them right over each other would be read as one.
    taken.push(grown(set.box, LETTERS.commune));
    return [{ text, lines: set.lines }];
  });

  const outlines =
    detail > 2 ? data.plots.map(({ text, outline }) => ({ text, outline: mapPoints(outline, onMap) })) : [];
  const edges = outlines.flatMap(({ outline }) => edgesOf(outline));
  const plots = outlines.flatMap(({ text, outline }) => {
    const start = middleOf(boxAround(outline));
    if (!isInView(start)) return [];
    const block = { width: WIDTHS.plot * LETTERS.plot * text.length, height: 1.3 * LETTERS.plot };
    const isOutside = (box: Box): boolean => outlines.every((one) => !contains(one.outline, middleOf(box)));
    const others = outlines.filter((one) => one.text !== text).flatMap((one) => edgesOf(one.outline));
    // A line crosses another plot only where one lies all around.
    const isClear = (box: Box): boolean =>
      isOutside(box) && !others.some((edge) => meet(edge, [start, nearestOn(box, start)]));
    const box =
      placeBeside(start, block, edges, taken, view, isClear) ??
      placeBeside(start, block, edges, taken, view, isOutside);
    if (!box) return [];
    taken.push(box);
    return [{ text, at: middleOf(box), leader: leaderTo(start, box) }];
  });
  return { named, beside, villages, communes, plots };
}
