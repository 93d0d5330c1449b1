import type { Noise } from '../engine/noise.ts';
import { fract, radians } from '../engine/numbers.ts';
import type { Terrain } from './terrain.ts';

/** One parcel as seen from a point inside it; reused between calls. */
export interface Plot {
  id: number;
  /** Metres to the nearest edge of the parcel. */
  edge: number;
  /** Metres to the nearest edge that rows end at. */
  end: number;
  planted: boolean;
  /** Direction of the rows. */
  sin: number;
  cos: number;
  /** A number of its own, 0 to 1: age, clipping, weeding. */
  character: number;
}

export interface PlotShape {
  /** Extent up the slope and along it, in metres. */
  readonly depth: number;
  readonly breadth: number;
  /** Width of the headland between parcels. */
  readonly headland: number;
  /** Share of parcels planted across the slope. */
  readonly across: number;
  /** Most that rows turn away from the fall line, in degrees. */
  readonly play: number;
  /** Share left as grass. */
  readonly fallow: number;
  /** Overrides the fall line: bearing of the rows at a place. */
  readonly bearing?: (x: number, z: number) => number;
  /** Turns the whole lattice, in degrees. */
  readonly turn?: number;
}

/** The patchwork: bricks of uneven length in uneven courses, bent by the ground. */
export function createPlots(noise: Noise, terrain: Terrain, shape: PlotShape) {
  const sinTurn = Math.sin(radians(shape.turn ?? 0));
  const cosTurn = Math.cos(radians(shape.turn ?? 0));
  const known = new Map<number, { sin: number; cos: number; planted: boolean }>();

  const find = (x: number, z: number, plot: Plot): void => {
    const p = z * cosTurn + x * sinTurn;
    const q = x * cosTurn - z * sinTurn;
    const bentP = p + (noise.plane(p / 90, q / 90) - 0.5) * 24;
    const bentQ = q + (noise.plane(p / 80 + 40, q / 80) - 0.5) * 24;
    const courseAt = bentQ / shape.depth;
    const course = Math.floor(courseAt);
    const breadth = shape.breadth * (0.7 + 0.8 * noise.hash(course, 5));
    const brickAt = (bentP + noise.hash(course, 91) * 300) / breadth;
    const brick = Math.floor(brickAt);
    const inCourse = fract(courseAt);
    const inBrick = fract(brickAt);
    const toCourse = Math.min(inCourse, 1 - inCourse) * shape.depth;
    const toBrick = Math.min(inBrick, 1 - inBrick) * breadth;
    plot.edge = Math.min(toCourse, toBrick);
    plot.id = ((course + 512) << 10) + (brick + 512);
    plot.character = noise.hash(course * 7 + 3, brick * 13 + 1);
    let habit = known.get(plot.id);
    if (!habit) {
      // From the plot's own numbers, never from the point that happened to ask first.
      const centreP = (brick + 0.5) * breadth - noise.hash(course, 91) * 300;
      const centreQ = (course + 0.5) * shape.depth;
      const cx = centreQ * cosTurn + centreP * sinTurn;
      const cz = centreP * cosTurn - centreQ * sinTurn;
      const fall = shape.bearing?.(cx, cz) ?? terrain.fall(cx, cz);
      const turned = noise.hash(course + 31, brick + 77) < shape.across ? 90 : 0;
      const play = (noise.hash(course + 3, brick - 9) - 0.5) * 2 * shape.play;
      const angle = radians(fall + turned + play);
      habit = {
        sin: Math.sin(angle),
        cos: Math.cos(angle),
        planted: noise.hash(course - 15, brick + 29) >= shape.fallow,
      };
      known.set(plot.id, habit);
    }
    plot.sin = habit.sin;
    plot.cos = habit.cos;
    plot.planted = habit.planted;
    // Sine of the angle between the rows and the axis along which bricks follow each other.
    plot.end = Math.abs(habit.sin * cosTurn - habit.cos * sinTurn) > Math.SQRT1_2 ? toCourse : toBrick;
  };

  return { find, headland: shape.headland };
}

export type Plots = ReturnType<typeof createPlots>;
