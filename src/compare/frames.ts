import { corners, nearestOn, overlap } from '#atlas/geometry.ts';
import { barFor, metresPerPx } from '#atlas/map-views.ts';
import { boxAround, boxAt, middleOf, type Box, type PlanePoint } from '#atlas/plane.ts';
import { UNIT_M, type DrawnCru, type Neighbour } from '#compare/comparison.ts';

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

/** Heights are those of the frames in PairMap.tsx. */
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

/** The frames that show some crus: one for neighbours in their true places, otherwise one each, at one scale. */
export function framesFor(crus: readonly DrawnCru[], neighbours: readonly Neighbour[]): readonly Frame[] {
  if (crus.length === 0) return [];
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
      return { id, scale, unitPx, letters, bar, ...placeNames({ crus, neighbours, middle, unitPx, letters, room }) };
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

/** Width of a letter of a name, and of one of a neighbour, in parts of their height. */
const LETTER = { own: 0.58, neighbour: 0.46 };

interface Named {
  readonly crus: readonly DrawnCru[];
  readonly neighbours: readonly Neighbour[];
  readonly middle: PlanePoint;
  readonly unitPx: number;
  readonly letters: number;
  /** Of the narrowest frame. */
  readonly room: Room;
}

/**
 * Names above or below their crus, or at their sides: the first place where no other cru or name is. Their middles and the
 * ends of the line from each cru to its name, in pixels from the middle of the frame. Other Grands Crus are named on their
 * own ground, where it holds the name.
 */
function placeNames({ crus, neighbours, middle: [middleX, middleY], unitPx, letters, room }: Named) {
  const toPx = ([x, y]: PlanePoint): PlanePoint => [(x - middleX) * unitPx, (y - middleY) * unitPx];
  const placed = crus.map((cru) => {
    const { width, height } = cru.outline.box;
    return { cru, box: boxAt(toPx(middleOf(cru.outline.box)), width * unitPx, height * unitPx) };
  });
  const taken: Box[] = [];
  const names = placed.map(({ cru, box }, index) => {
    const [across, down] = [cru.name.length * LETTER.own * letters, letters * 1.5];
    const [centre, level] = middleOf(box);
    const nameAt = (x: number, y: number): Box => boxAt([x, y], across, down);
    const above = nameAt(centre, box.y - down / 2);
    const below = nameAt(centre, box.y + box.height + down / 2);
    const beside = [box.x + box.width + (across + letters) / 2, box.x - (across + letters) / 2];
    const others = [...placed.filter((other) => other.cru !== cru).map((other) => other.box), ...taken];
    const isFree = (name: Box): boolean => !others.some((other) => overlap(name, other));
    const name =
      [above, below, ...beside.map((x) => nameAt(x, level))].find(isFree) ?? (index % 2 === 0 ? above : below);
    taken.push(name);
    const from = toPx(cru.outline.inside);
    return { cru, at: rounded(middleOf(name)), line: [rounded(from), rounded(nearestOn(name, from))] as const };
  });
  taken.push(...names.map(({ line }) => boxAround([[line]])));
  const named = neighbours.flatMap(([name, x, y, across]) => {
    const at = toPx([x, y]);
    // In one line, or in two where a name of two words has room only so.
    const place = [[name], name.split(/(?<=-)|\s/)].find((lines) => {
      const width = Math.max(...lines.map(({ length }) => length)) * LETTER.neighbour * letters;
      const height = lines.length * letters;
      const box = boxAt(at, width, height);
      const isSeen = Math.abs(at[0]) + width / 2 < room[0] / 2 && Math.abs(at[1]) + height < room[1] / 2;
      const isFree = isSeen && width < across * unitPx && !taken.some((other) => overlap(box, other));
      if (isFree) taken.push(box);
      return isFree;
    });
    if (!place) return [];
    const top = at[1] - ((place.length - 1) / 2) * letters;
    return [{ name, lines: place.map((text, line) => ({ text, at: rounded([at[0], top + line * letters]) })) }];
  });
  return { names, neighbours: named };
}

const rounded = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];
