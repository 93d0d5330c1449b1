import { range } from 'd3-array';
import type { ZoomTransform } from 'd3-zoom';
import { climatNamed, type ExplorerData } from '#atlas/explorer/explorer.ts';
import { overlap } from '#atlas/plane/geometry.ts';
import { bestPlace, touchesNone, within } from '#atlas/labels/label-placement.ts';
import { boxAt, inflated, middleOf, type Box, type PlanePoint } from '#atlas/plane/plane.ts';

/** Size of the letters of a sign, width of one in parts of it, and the height that a finger or pointer presses, in pixels. */
export const SIGN = { letter: 15, width: 0.56, arrow: 26, pad: 12, height: 44 } as const;

/** Pixels between a sign and the edge of the map, from it to a climat, whose name may stand between them, if it can, and between the places that are tried along that edge. */
const EDGE = 8;
const CLEAR = [60, 40, 20, EDGE];
const STEP = 12;

/** The nine lie in two places, too far apart to show at once, each with a sign to it; `id` is where that leads. */
const places = (data: ExplorerData) => [
  { id: 'corton', name: 'Corton', boxes: climatNamed(data, 'corton')?.boxes },
  { id: '', name: 'Côte de Nuits', boxes: data.opening },
];

/** A sign at the edge of the map to what is out of view, its box, and the direction in degrees from the right, clockwise. */
export interface Sign {
  readonly id: string;
  readonly name: string;
  readonly box: Box;
  readonly degrees: number;
}

/** How the map is shown: its turn as an index. */
interface Shown {
  readonly view: ZoomTransform;
  readonly turnIndex: 0 | 1;
  readonly size: PlanePoint;
}

/** The signs of a view, each at the edge of the map to which the way from the middle leads, off the vineyards if it can. */
export function signsOf(data: ExplorerData, { view, turnIndex, size: [width, height] }: Shown): Sign[] {
  const map: Box = { x: 0, y: 0, width, height };
  const onMap = ({ x, y, ...size }: Box): Box => {
    return { x: view.applyX(x), y: view.applyY(y), width: size.width * view.k, height: size.height * view.k };
  };
  const ground = data.climats
    .flatMap(({ boxes: { [turnIndex]: box } }) => (box ? onMap(box) : []))
    .filter((box) => overlap(box, map));
  return places(data).flatMap(({ id, name, boxes }) => {
    const box = boxes?.[turnIndex];
    if (!box || overlap(onMap(box), map)) return [];
    const [x, y] = middleOf(onMap(box));
    const away: PlanePoint = [x - width / 2, y - height / 2];
    const across = SIGN.width * SIGN.letter * name.length + SIGN.arrow + 2 * SIGN.pad;
    const room: PlanePoint = [width / 2 - EDGE - across / 2, height / 2 - EDGE - SIGN.height / 2];
    const isAtSide = Math.abs(away[0]) > Math.abs(away[1]);
    const part = isAtSide ? room[0] / Math.abs(away[0]) : room[1] / Math.abs(away[1]);
    const inRoom = (axis: 0 | 1): number => Math.max(-room[axis], Math.min(room[axis], part * away[axis]));
    const at: PlanePoint = [width / 2 + inRoom(0), height / 2 + inRoom(1)];
    const along = range(0, isAtSide ? height : width, STEP).flatMap((shift) => [shift, -shift]);
    const boxAlong = (shift: number): Box =>
      boxAt(isAtSide ? [at[0], at[1] + shift] : [at[0] + shift, at[1]], across, SIGN.height);
    const whole = along.map(boxAlong).filter(within(inflated(map, 1 - EDGE)));
    const free = bestPlace(
      whole,
      CLEAR.map((clear) => (one) => touchesNone(ground)(inflated(one, clear))),
    );
    return [{ id, name, box: free ?? boxAlong(0), degrees: (Math.atan2(away[1], away[0]) * 180) / Math.PI }];
  });
}
