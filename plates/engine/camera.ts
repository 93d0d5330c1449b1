import { hypot, radians } from './numbers.ts';
import type { Camera } from './scene.ts';

/** Turns picture coordinates into rays, and says how wide a sample is in space. */
export interface Lens {
  readonly tangent: number;
  /** Writes where a ray begins into `from`, and its unit direction into `out`. */
  aim(right: number, up: number, from: Place, out: Float64Array): void;
}

/** A point in space. */
export type Place = [x: number, y: number, z: number];

/**
 * A view camera: the film is shifted instead of tilted, so that towers and
 * trees stay upright; `tilt` turns the whole camera for close subjects.
 */
export function createLens(camera: Camera): Lens {
  const tangent = Math.tan(radians(camera.angle) / 2);
  const shift = (camera.horizon - 0.5) * 2 * tangent;
  const turn = radians(camera.bearing);
  const tilt = radians(camera.tilt ?? 0);
  const sinTurn = Math.sin(turn);
  const cosTurn = Math.cos(turn);
  const sinTilt = Math.sin(tilt);
  const cosTilt = Math.cos(tilt);

  const { track = 0 } = camera;

  const aim = (right: number, up: number, from: Place, out: Float64Array): void => {
    from[0] = camera.at[0] + right * track * cosTurn;
    from[1] = camera.at[1];
    from[2] = camera.at[2] - right * track * sinTurn;
    const across = track === 0 ? right * tangent : 0;
    const rise = up * tangent + shift;
    const level = cosTilt - rise * sinTilt;
    const high = sinTilt + rise * cosTilt;
    const x = level * sinTurn + across * cosTurn;
    const z = level * cosTurn - across * sinTurn;
    const length = hypot(x, high, z);
    out[0] = x / length;
    out[1] = high / length;
    out[2] = z / length;
  };

  return { tangent, aim };
}

/** Where a bearing and an elevation fall on the picture (for the disc of the sun). */
export function placeInPicture(camera: Camera, bearing: number, elevation: number): { right: number; up: number } {
  const tangent = Math.tan(radians(camera.angle) / 2);
  const shift = (camera.horizon - 0.5) * 2 * tangent;
  const turn = radians(bearing - camera.bearing);
  return {
    right: Math.tan(turn) / tangent,
    up: (Math.tan(radians(elevation)) / Math.cos(turn) - shift) / tangent,
  };
}

/** Picture height of the horizon: 0 centre, 1 top. */
export const horizonHeight = (camera: Camera): number => 1 - 2 * camera.horizon;
