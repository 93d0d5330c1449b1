import type { explorerData } from '#atlas/explorer/data.ts';
import type { PlanePoint } from '#atlas/plane/plane.ts';
import { nuits } from '#atlas/cote-strips.ts';

/** A climat by its address. */
export const climatNamed = (data: ExplorerData | undefined, id: string): ExplorerClimat | undefined =>
  data?.climats.find((climat) => climat.id === id);

/** The file that the explorer fetches, one for each language. */
export type ExplorerData = ReturnType<typeof explorerData>;
export type ExplorerClimat = ExplorerData['climats'][number];

/** The parameter of the address that tells the state of the explorer. */
export const EXPLORE_PARAMETER = 'explore';

/** By how much one press of a button or a key enlarges. */
export const ZOOM_STEP = 2;

/** Pixels of a metre: the whole Côte on a phone, and half a metre to a pixel. */
export const SCALES = { least: 0.012, most: 2 } as const;

/** How far the map is turned so that the slope of the Côte de Nuits is level: clockwise, in degrees. */
export const LEVEL_DEGREES = nuits.degrees;
/** Screens on which it opens so; on others north is up. */
export const LEVEL_SCREENS = '(orientation: landscape)';

/** Pixels of a kilometre from which each level of detail is shown: Grands Crus, Premiers Crus, plots. */
const DETAIL = [60, 200, 600] as const;

/** The level of detail: 0 for communes and the nine, up to 3 for the plots. */
export const detailAt = (pxPerM: number): number => DETAIL.filter((from) => 1000 * pxPerM >= from).length;

/** Lengths that the scale bar may have, in metres. */
const BARS = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** Length of the scale bar in metres: the longest that is no wider than so many pixels. */
export const barAt = (pxPerM: number, widest = 130): number =>
  BARS.findLast((metres) => metres * pxPerM <= widest) ?? 20;

/** Narrower maps, in pixels, have a shorter scale bar, and no names of the estate's Premiers Crus beside the vineyards. */
export const NARROW_PX = 640;

/** An outline that was lifted from its place, with the place of its middle. */
export interface Lifted {
  readonly id: string;
  readonly at: PlanePoint;
}

/** State kept in the address: the middle of the screen, its scale, its turn, what is chosen and what is lifted. */
interface ExplorerState {
  readonly middle: PlanePoint;
  readonly scale: number;
  readonly isLevel: boolean;
  readonly chosen: string;
  readonly lifted: Lifted | undefined;
}

/** A state in an address: `5320_-7090_450_n.richebourg.musigny_5600_-8000`. */
export function writeState({ middle, scale, isLevel, chosen, lifted }: ExplorerState): string {
  const view = [...middle.map(Math.round), Math.round(scale * 1000), isLevel ? 'l' : 'n'].join('_');
  const liftedPart = lifted ? [lifted.id, ...lifted.at.map(Math.round)].join('_') : '';
  return [view, chosen, liftedPart].join('.').replace(/\.+$/, '');
}

/** The state of an address, as far as it tells one; undefined for anything else. */
export function readState(value: string): ExplorerState | undefined {
  const [view = '', chosen = '', liftedPart = ''] = value.split('.');
  const [, x, y, scale, turn] = /^(-?\d+)_(-?\d+)_(\d+)_([ln])$/.exec(view) ?? [];
  if (turn === undefined) return undefined;
  const [, id, liftedX, liftedY] = /^([a-z0-9-]+)_(-?\d+)_(-?\d+)$/.exec(liftedPart) ?? [];
  return {
    middle: [Number(x), Number(y)],
    scale: Math.min(SCALES.most, Math.max(SCALES.least, Number(scale) / 1000)),
    isLevel: turn === 'l',
    chosen,
    lifted: id === undefined ? undefined : { id, at: [Number(liftedX), Number(liftedY)] },
  };
}

/** The direction of each arrow key. The map moves the other way, as the view moves over it. */
export const ARROWS: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
