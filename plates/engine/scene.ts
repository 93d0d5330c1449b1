/**
 * The vocabulary of a plate. World axes are those of the place: x points east,
 * y up, z north, in metres; bearings are in degrees clockwise from north.
 */

/** How a surface is cut by the burin; each has its row in `strokes.ts`. `wire` is a solid line on either ground. */
export type Stroke =
  | 'sky'
  | 'backdrop'
  | 'blank'
  | 'rows'
  | 'leaf'
  | 'berry'
  | 'earth'
  | 'stone'
  | 'tile'
  | 'tree'
  | 'wood'
  | 'vault'
  | 'black'
  | 'wire';

export const STROKES: readonly Stroke[] = [
  'sky',
  'backdrop',
  'blank',
  'rows',
  'leaf',
  'berry',
  'earth',
  'stone',
  'tile',
  'tree',
  'wood',
  'vault',
  'black',
  'wire',
];

/** What the eye finds at one point; reused between calls, so copy what you keep. */
export interface Finding {
  /** Changes where one thing ends and the next begins; lines never run across. */
  id: number;
  stroke: Stroke;
  /** Line coordinate of the first cut, and of the second one across it. */
  u: number;
  v: number;
  /** Reflectance: 1 is chalk, 0.3 a dark leaf. */
  albedo: number;
  /** Share of the open sky that reaches the point, 0 to 1. */
  openness: number;
  /** 0 takes the normal of the geometry; above, light comes through (leaves). */
  translucence: number;
  /** Strength of the mirrored sun on a smooth skin. */
  gloss: number;
}

/** A thing with a surface: signed distance and a description of its skin. */
export interface Solid {
  /** Signed distance in metres, never more than the true one; `t` is the distance from the eye. */
  distance(x: number, y: number, z: number, t: number): number;
  describe(x: number, y: number, z: number, t: number, finding: Finding): void;
  /** Width over which the normal is taken, in metres at distance `t`. */
  grain?(t: number): number;
  castsNoShadow?: boolean;
}

export interface SkyFinding {
  light: number;
  stroke: Stroke;
  /** Elevation coordinate that the ruled lines follow. */
  u: number;
  id: number;
}

export interface Sky {
  /** `right` and `up` are picture coordinates: 0 at the centre, 1 at the half height. */
  look(right: number, up: number, finding: SkyFinding): void;
}

export interface Camera {
  readonly at: readonly [number, number, number];
  readonly bearing: number;
  /** Height of the horizon in the picture, 0 top to 1 bottom, as with a shift lens. */
  readonly horizon: number;
  /** Upward tilt in degrees: for close subjects; landscapes keep their verticals. */
  readonly tilt?: number;
  /** Vertical angle of view in degrees. */
  readonly angle: number;
  /** Metres that the eye goes to the right for half the height of the picture, to see a long slope square everywhere. */
  readonly track?: number;
}

interface Lamp {
  readonly at: readonly [number, number, number];
  readonly power: number;
  /** Half-distance of the fall-off in metres. */
  readonly reach: number;
}

export interface Light {
  readonly bearing: number;
  readonly elevation: number;
  readonly sun: number;
  readonly sky: number;
  readonly shadowLength: number;
  readonly lamps?: readonly Lamp[];
  /** Exponent of the tone curve: below 1 opens the shadows. */
  readonly gamma?: number;
}

export interface Scene {
  readonly camera: Camera;
  readonly light: Light;
  readonly sky: Sky;
  readonly solids: readonly Solid[];
  readonly near: number;
  /** Shadows are cast by forms as seen from at least this distance, without the detail of nearer ones. */
  readonly shadowsFrom?: number;
  readonly far: number;
  /** Distances where haze begins and where all is haze, and its light. */
  readonly haze: readonly [from: number, to: number, light: number];
}
