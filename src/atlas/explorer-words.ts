import { least, sort } from 'd3-array';
import { detailAt, NARROW, type ExplorerClimat, type ExplorerData } from '#atlas/explorer.ts';
import {
  contains,
  corners,
  crosses,
  distance,
  distanceToLine,
  edgesOf,
  isWithin,
  meet,
  nearestOn,
  overlap,
  type Segment,
} from '#atlas/geometry.ts';
import { COMMUNE_LETTER, namesOfCommunes } from '#atlas/explorer-communes.ts';
import { inOrder, isApart, isNearTo, leaderTo, linesOf, pointsWithin } from '#atlas/explorer-lines.ts';
import { namesOfPlots, PLOT_LETTER } from '#atlas/explorer-plots.ts';
import { besideIn, FROM, RANKS, SIZES } from '#atlas/explorer-sizes.ts';
import type { NameStyle } from '#atlas/ground-names.ts';
import {
  AWAY,
  hasRoom,
  linesAround,
  longest,
  NAME_STYLES,
  NEAREST,
  placeBeside,
  setNames,
  waysToBreak,
} from '#atlas/map-names.ts';
import { boxAround, boxAt, grown, mapPoints, middleOf, outlineOf, type Box, type PlanePoint } from '#atlas/plane.ts';

/** Size of letters in pixels. */
export const LETTERS = { commune: COMMUNE_LETTER, plot: PLOT_LETTER } as const;

/** Pixels between words and the edge of the map. */
const CLEAR = 4;

/** Pixels by which names may pass the start of their line, and that such a line may be long; across one of the nine, and to a Premier Cru, it must be short. */
const END = 7;
const LONGEST = 200;
const SHORT = 100;

/** Pixels between the places that are tried for a name on what is in view of its ground. */
const TRIED = 14;

/** Pixels between the rows on which names stand over and under a level slope: a few steps of the search for a place. */
const ROW = 4 * AWAY;

/** Pixels that a line keeps from the dot at the start of another. */
const OFF_DOT = 6;

/** Pixels from the edge of the map within which nothing is named by a line: its start would be cut, or seem to be. */
const CUT = 20;

/** How the map is shown: pixels of a metre, its turn, as an index, the place of a point of the plane and of the turned plane. */
interface Shown {
  readonly scale: number;
  readonly turn: 0 | 1;
  readonly onMap: (point: PlanePoint) => PlanePoint;
  readonly place: (point: PlanePoint) => PlanePoint;
  readonly size: PlanePoint;
  /** The climat whose plots are named at every scale. */
  readonly chosen: string;
  /** Where no word may stand. */
  readonly reserved?: readonly Box[];
}

/**
 * The words of a view: names of climats on their own ground, what fits there, and beside it the other Grands Crus, communes
 * and plots. All stand whole within the view, and none touches another.
 */
export function wordsOf(data: ExplorerData, { scale, turn, onMap, place, size, chosen, reserved = [] }: Shown) {
  const [width, height] = size;
  const detail = detailAt(scale);
  const map: Box = { x: 0, y: 0, width, height };
  const view = grown(map, -CLEAR);
  const taken: Box[] = [...reserved];
  const isInView = (point: PlanePoint): boolean => isWithin(map, point);
  const isClearOfEdge = (point: PlanePoint): boolean => isWithin(grown(map, -CUT), point);
  const rankOf = ({ id, rank, number }: ExplorerClimat): keyof typeof SIZES =>
    id === chosen ? 'chosen' : number === undefined ? rank : 'nine';
  const onScreen = data.climats.flatMap((climat) => {
    const { [turn]: box } = climat.boxes;
    if (!box) return [];
    const [x, y] = place([box.x, box.y]);
    const around = { x, y, width: box.width * scale, height: box.height * scale };
    return overlap(around, view) ? [{ climat, box: around, outline: mapPoints(outlineOf(climat.d), onMap) }] : [];
  });
  const inView = sort(onScreen, ({ climat }) => RANKS.indexOf(rankOf(climat)));
  const ground = inView.map(({ box }) => box);
  const plotsInView = data.plots
    .map(({ cru, text, outline }) => ({ cru, text, outline: mapPoints(outline, onMap) }))
    .filter(({ outline }) => overlap(boxAround(outline), map));

  const whole = inView.flatMap(({ climat }) => {
    const { names } = climat;
    const set = names[turn];
    // Names of a view stand in one hand: small capitals once most of them have room for those.
    if (!set || detail < FROM.premier) return [];
    const letter = SIZES[rankOf(climat)].ground.find((one) => set.scale * one <= scale);
    if (letter === undefined) return [];
    const at = place(set.at);
    const box = boxAt(at, set.size[0] * letter, set.size[1] * letter);
    if (!hasRoom(box, taken, view)) return [];
    taken.push(box);
    return [{ climat, set: { ...set, isPlain: false }, at, letter }];
  });
  // On what is in view of their ground, where the edge of the map cuts the rest off; a Grand Cru in plain letters if need be.
  const cut = inView.filter(
    ({ climat, box }) =>
      detail >= FROM[climat.rank] &&
      (climat.rank === 'grand' || !corners(box).every((corner) => isWithin(view, corner))) &&
      !whole.some((one) => one.climat === climat),
  );
  const lines = [...inView, ...plotsInView].map(({ outline }) => outline);
  const over = plotsInView.flatMap(({ outline }) => outline);
  const parts = setNames(
    cut.map(({ climat, box, outline }) => {
      const { words, rank } = climat;
      const sizes = SIZES[rankOf(climat)];
      const plain = besideIn(rankOf(climat), rank, detail);
      const ways = waysToBreak(words);
      const setAt = (px: number, { letter, line }: Pick<NameStyle, 'letter' | 'line'>) =>
        ways.map((broken) => ({
          lines: broken,
          letter: px,
          width: longest(broken) * letter * px,
          height: broken.length * line * px,
        }));
      const settings = [
        ...(detail < FROM.premier ? [] : sizes.ground.flatMap((px) => setAt(px, NAME_STYLES[rank]))),
        ...(rank === 'grand' ? setAt(plain.px, plain) : []),
      ];
      // Smaller Grand Crus are drawn over a larger one.
      const above = onScreen
        .slice(onScreen.findIndex((one) => one.climat === climat) + 1)
        .filter((one) => one.climat.rank === 'grand' && overlap(one.box, box))
        .flatMap((one) => one.outline);
      return { outline, over: [...over, ...above], settings };
    }),
    [...lines, taken.map((box) => [corners(box)])],
    grown(view, -CLEAR),
    TRIED,
  ).flatMap((set, n) => {
    const one = cut[n];
    if (!set || !one) return [];
    taken.push(set.box);
    const isPlain = one.climat.rank === 'grand' && set.letter === SIZES[rankOf(one.climat)].plain;
    return [{ climat: one.climat, set: { ...set, isPlain }, at: middleOf(set.box), letter: set.letter }];
  });
  const named = [...whole, ...parts];
  const homes = detail < 3 ? data.communes.map((commune) => ({ ...commune, at: onMap(commune.at) })) : [];
  const villages = homes.filter(({ at, isVillage }) => isVillage && isInView(at)).map(({ at }) => at);
  const signs = villages.map(([x, y]) => boxAt([x, y - 2], 10, 13));
  taken.push(...signs);
  const isDue = ({ id, rank, held, number }: ExplorerClimat): boolean =>
    number !== undefined || (detail >= FROM.grand && (rank === 'grand' || id === chosen || (held && width >= NARROW)));
  const starts = inView.flatMap(({ climat, outline }) => {
    const { [turn]: box } = climat.boxes;
    if (!box || !isDue(climat)) return [];
    const start = place(climat.names[turn]?.at ?? middleOf(box));
    return isClearOfEdge(start) && !named.some((one) => one.climat === climat) ? [{ climat, outline, start }] : [];
  });
  const grands = inView.filter(({ climat }) => climat.rank === 'grand');
  const leaders: Segment[] = [];
  const edgesInView = lines.flatMap(edgesOf);
  // The chosen one and the nine first: where room is short, the others have none.
  const inTurn = sort(inOrder(starts, grands, signs, turn, width), ({ climat, side }) =>
    ['chosen', 'nine'].includes(rankOf(climat)) || (side !== 0 && climat.rank === 'grand') ? 0 : 1,
  );
  const nameBeside = ({ climat, outline, start, side }: (typeof inTurn)[number]) => {
    const { words: text } = climat;
    const { px: letter, isPlain, ...style } = besideIn(rankOf(climat), climat.rank, detail);
    const others = grands.filter((one) => one.climat !== climat);
    const nine =
      climat.number === undefined
        ? others.flatMap((one) => (one.climat.number === undefined ? [] : edgesOf(one.outline)))
        : [];
    const isQuiet = rankOf(climat) === 'premier';
    // The chosen one is broken, and its line starts where it may on its ground, if that brings its name nearer.
    const isFree = climat.id === chosen && side === 0;
    const ways = isFree ? waysToBreak(text) : [[text]];
    const dots = starts.flatMap((one) => (one.climat === climat ? [] : [one.start]));
    const setFrom = (start: PlanePoint) => {
      const lineTo = (box: Box): Segment => [start, nearestOn(box, start)];
      const isClear = (box: Box): boolean => {
        const line = lineTo(box);
        return (
          distance(...line) < (isQuiet ? SHORT : LONGEST) &&
          !leaders.some((other) => meet(other, line) || (side !== 0 && !isApart(other, line, width))) &&
          !taken.some((other) => crosses(other, line))
        );
      };
      const isOffOthers = (box: Box): boolean =>
        !nine.some((edge) => meet(edge, lineTo(box))) &&
        !dots.some((dot) => distanceToLine(lineTo(box), dot) < OFF_DOT);
      const isOffAll = (box: Box): boolean => inView.every(({ outline }) => !contains(outline, middleOf(box)));
      // The names of each half stand towards the middle, and those nearer to an end farther from the slope.
      const isOnSide = (box: Box): boolean =>
        Math.round(middleOf(box)[1]) % ROW === 0 &&
        (side < 0 ? box.y + box.height < start[1] : box.y > start[1]) &&
        (start[0] < width / 2 ? box.x > start[0] - END : box.x + box.width < start[0] + END);
      const edgesNear = edgesInView.filter(isNearTo(start));
      const setIn = (lines: readonly string[]): Box | undefined => {
        const block = { width: style.letter * letter * longest(lines), height: style.line * letter * lines.length };
        const find = (
          isAllowed: (box: Box) => boolean,
          covers: readonly Box[] = ground,
          crossed: readonly Segment[] = [],
          from = start,
        ) =>
          placeBeside(
            from,
            block,
            [...leaders, ...crossed],
            [...taken, ...covers],
            view,
            (box) => isAllowed(box) && isClear(box) && !others.some(({ outline }) => contains(outline, middleOf(box))),
          );
        // A place from which the search, which goes by steps, comes to the rows.
        const toRow = side * (block.height / 2 + NEAREST);
        const from: PlanePoint = [start[0], AWAY * Math.round((start[1] + toRow) / AWAY) - toRow];
        const isByIt = (box: Box): boolean => climat.number !== undefined || distance(...lineTo(box)) < SHORT;
        if (isFree) return find(isOffOthers, [], edgesNear);
        // Where vineyards fill the screen, a name stands on ground, but on no other Grand Cru, and crosses no outline if it can;
        // that of a Premier Cru waits until it has room.
        return (
          (side === 0
            ? undefined
            : (find((box) => isOnSide(box) && isOffOthers(box), ground, [], from) ??
              find(isOnSide, ground, [], from))) ??
          find(isOffOthers) ??
          find(isByIt) ??
          (detail > 1 || climat.number !== undefined
            ? find((box) => detail > 1 || isOffAll(box), [], edgesNear)
            : undefined) ??
          (isQuiet ? undefined : find(() => true, []))
        );
      };
      return ways.flatMap((lines) => {
        const box = setIn(lines);
        return box ? [{ lines, box, from: start, far: distance(...lineTo(box)) }] : [];
      });
    };
    const set = least((isFree ? pointsWithin(outline) : [start]).flatMap(setFrom), ({ far }) => far);
    if (!set) return [];
    const { lines, box, from } = set;
    taken.push(box);
    leaders.push([from, nearestOn(box, from)]);
    return [
      {
        climat,
        letter,
        isPlain,
        lines: linesAround(lines, middleOf(box), style.line * letter),
        leader: leaderTo(from, box, box.height - 0.3 * letter),
      },
    ];
  };
  const namePlots = () => {
    // Where no climat is chosen, those that are in view whole.
    const due = plotsInView.filter(({ cru, outline }) =>
      chosen === '' ? detail > 2 && corners(boxAround(outline)).every(isInView) : cru === chosen && detail > 0,
    );
    const around = grands.map(({ outline }) => outline);
    return namesOfPlots(due, { plots: plotsInView, grands: around, leaders, taken, view, isClearOfEdge });
  };
  // The chosen one and its plots first.
  const [own, others] = [true, false].map((isOwn) => inTurn.filter(({ climat }) => (climat.id === chosen) === isOwn));
  const besideOwn = own?.flatMap(nameBeside) ?? [];
  const plots = namePlots();
  leaders.push(...plots.flatMap(({ leader }) => (leader ? [leader] : [])));
  const beside = [...besideOwn, ...(others?.flatMap(nameBeside) ?? [])];
  const borders = homes.length === 0 ? [] : linesOf(data.borders, onMap);
  const outlined = homes.map(({ d, ...home }) => ({ ...home, own: mapPoints(outlineOf(d), onMap) }));
  const communes = namesOfCommunes(outlined, { borders, leaders, taken, ground, map, view });

  return { named, beside, villages, communes, plots };
}
