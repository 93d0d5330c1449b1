import { barFor, metresPerPx } from '#atlas/map-views.ts';
import { UNIT_M, type DrawnCru, type UnitBox } from '#compare/comparison.ts';

/**
 * A way to show the maps: on a desktop, a tablet, a phone, on paper. Each keeps its scale: a wider frame shows
 * more ground. Sizes in CSS pixels; `apart` is the room of a frame where each cru has one of its own.
 */
interface View {
  readonly id: 'large' | 'wide' | 'small' | 'paper';
  readonly together: Room;
  readonly apart: Room;
  /** Scales, the largest first. */
  readonly scales: readonly number[];
  /** Height of the letters of a name. */
  readonly letters: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Scales on a screen, the largest first. */
const SCREEN_SCALES = [5000, 7500, 10_000, 12_500, 15_000, 20_000, 25_000];

/** Heights are those of the frames in PairMap.tsx. */
const views: readonly View[] = [
  {
    id: 'large',
    together: { width: 920, height: 560 },
    apart: { width: 440, height: 400 },
    scales: SCREEN_SCALES,
    letters: 17,
  },
  {
    id: 'wide',
    together: { width: 560, height: 460 },
    apart: { width: 270, height: 300 },
    scales: SCREEN_SCALES,
    letters: 17,
  },
  {
    id: 'small',
    together: { width: 272, height: 400 },
    apart: { width: 272, height: 230 },
    scales: SCREEN_SCALES,
    letters: 14,
  },
  {
    id: 'paper',
    together: { width: 640, height: 160 },
    apart: { width: 300, height: 160 },
    scales: [10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000],
    letters: 10.7,
  },
];

/** From this scale on, plots are too small to be seen: crus that need it are no neighbours. */
const LEAST_TOGETHER = 20_000;

/** Free ground around the crus of a frame, with room for a name above and below. */
const MARGIN = { width: 12, height: 22 };

interface FrameName {
  readonly cru: DrawnCru;
  /** Its middle, in pixels from the middle of the frame. */
  readonly at: readonly [x: number, y: number];
}

interface FrameView {
  readonly id: View['id'];
  readonly scale: number;
  /** CSS pixels of a unit. */
  readonly unitPx: number;
  readonly bar: { readonly metres: number; readonly px: number };
  readonly letters: number;
  readonly names: readonly FrameName[];
}

/** One frame of the map of a choice, in each of its views. */
export interface Frame {
  readonly crus: readonly DrawnCru[];
  /** Its middle, in units. */
  readonly middle: readonly [x: number, y: number];
  readonly views: readonly FrameView[];
}

/** The frames that show some crus: one for neighbours in their true places, otherwise one each, at one scale. */
export function framesFor(crus: readonly DrawnCru[]): readonly Frame[] {
  if (crus.length === 0) return [];
  const whole = around(crus);
  const together = views.map((view) => scaleFor([whole], view.scales, view.together));
  if (together.every((scale, index) => scale !== undefined && (views[index]?.id === 'paper' || scale < LEAST_TOGETHER)))
    return [frame(crus, together)];
  const apart = views.map((view) =>
    scaleFor(
      crus.map(({ outline }) => outline.box),
      view.scales,
      view.apart,
    ),
  );
  return crus.map((cru) => frame([cru], apart));
}

function frame(crus: readonly DrawnCru[], scales: readonly (number | undefined)[]): Frame {
  const [x, y, width, height] = around(crus);
  const middle = [x + width / 2, y + height / 2] as const;
  return {
    crus,
    middle,
    views: views.map(({ id, letters, scales: all }, index) => {
      const scale = scales[index] ?? Math.max(...all);
      const unitPx = UNIT_M / metresPerPx(scale);
      const metres = barFor(scale);
      return {
        id,
        scale,
        unitPx,
        letters,
        bar: { metres, px: Math.round(metres / metresPerPx(scale)) },
        names: placeNames(crus, middle, unitPx, letters),
      };
    }),
  };
}

/** The largest scale at which a room holds each of some boxes. */
function scaleFor(boxes: readonly UnitBox[], scales: readonly number[], { width, height }: Room): number | undefined {
  return scales.find((scale) =>
    boxes.every(
      ([, , across, down]) =>
        (across * UNIT_M) / metresPerPx(scale) <= width - 2 * MARGIN.width &&
        (down * UNIT_M) / metresPerPx(scale) <= height - 2 * MARGIN.height,
    ),
  );
}

function around(crus: readonly DrawnCru[]): UnitBox {
  const boxes = crus.map(({ outline }) => outline.box);
  const x = Math.min(...boxes.map(([left]) => left));
  const y = Math.min(...boxes.map(([, top]) => top));
  const right = Math.max(...boxes.map(([left, , width]) => left + width));
  const foot = Math.max(...boxes.map(([, top, , height]) => top + height));
  return [x, y, right - x, foot - y];
}

/** Width of a letter of a name, in parts of its height. */
const LETTER = 0.58;

/** Names above or below their crus, or at their sides: the first place where no other cru or name is. */
function placeNames(
  crus: readonly DrawnCru[],
  [middleX, middleY]: readonly [number, number],
  unitPx: number,
  letters: number,
): FrameName[] {
  const boxes = crus.map(({ outline: { box } }): UnitBox => [
    (box[0] - middleX) * unitPx,
    (box[1] - middleY) * unitPx,
    box[2] * unitPx,
    box[3] * unitPx,
  ]);
  const taken: UnitBox[] = [];
  return crus.map((cru, index) => {
    const [x = 0, y = 0, width = 0, height = 0] = boxes[index] ?? [];
    const [across, down] = [(cru.name.length * LETTER * letters) / 2, letters * 0.75];
    const [centre, level] = [x + width / 2, y + height / 2];
    const places: [number, number][] = [
      [centre, y - down],
      [centre, y + height + down],
      [x + width + across + letters / 2, level],
      [x - across - letters / 2, level],
    ];
    const boxAt = ([px, py]: [number, number]): UnitBox => [px - across, py - down, 2 * across, 2 * down];
    const others = boxes.filter((_, other) => other !== index);
    const place =
      places.find((one) => ![...others, ...taken].some((other) => overlap(boxAt(one), other))) ?? places[index % 2];
    const at = place ?? [centre, level];
    taken.push(boxAt(at));
    return { cru, at: [Math.round(at[0]), Math.round(at[1])] };
  });
}

function overlap([ax, ay, aw, ah]: UnitBox, [bx, by, bw, bh]: UnitBox): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}
