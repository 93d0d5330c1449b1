import type { PlanePoint } from '#atlas/plane.ts';

/** A climat as the explorer draws, names and describes it. Places are in metres of the plane. */
export interface ExplorerClimat {
  readonly id: string;
  readonly name: string;
  readonly rank: 'grand' | 'premier';
  /** In which the estate has vines. */
  readonly held: boolean;
  readonly commune: string | undefined;
  /** Its outline in metres. */
  readonly d: string;
  readonly at: PlanePoint;
  /** The ground that it covers: width and height. */
  readonly size: PlanePoint;
  /** What the card says of it: `Grand Cru, 0.27 ha of 10.86 ha, 2.5%`. */
  readonly note: string;
  readonly href: string | undefined;
}

/** What the explorer fetches: one file for each language. The largest climats come first, so that small ones lie above. */
export interface ExplorerData {
  readonly land: string;
  readonly plots: string;
  readonly climats: readonly ExplorerClimat[];
  readonly villages: readonly { readonly name: string; readonly at: PlanePoint }[];
  readonly sheets: readonly { readonly id: string; readonly name: string; readonly at: PlanePoint }[];
}

/** Pixels of a metre at which the explorer opens; one step of its buttons doubles it. */
export const OPENING_SCALE = 0.125;
export const STEP = 2;
/** From here on, the second step, every climat in view has its name. */
export const NAMING_SCALE = OPENING_SCALE * STEP ** 2;
/** The largest magnification: half a metre to a pixel. */
export const LARGEST_SCALE = 2;

/** A view of the plane: pixels of a metre, and where the origin stands. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const toScreen = ({ k, x, y }: View, [east, south]: PlanePoint): PlanePoint => [k * east + x, k * south + y];
