import { horizonHeight, placeInPicture } from '../engine/camera.ts';
import { createNoise, type Noise } from '../engine/noise.ts';
import type { Camera, Light, Scene, Solid } from '../engine/scene.ts';
import { createLandscape } from './landscape.ts';
import { createPlots, type PlotShape } from './plots.ts';
import { createSky, type SkyShape } from './sky.ts';
import { createHill, createSlope, type HillShape, type SlopeShape, type Terrain } from './terrain.ts';
import { createVines, type VineShape } from './vines.ts';
import { createWall, type WallShape } from './wall.ts';
import { createWood, type WoodShape } from './wood.ts';

/** A view in the vineyards, described in the words of the place; see `scene/`. */
export interface View {
  readonly seed: number;
  readonly ground: SlopeShape | HillShape;
  readonly eye: {
    /** Place of the observer; the height is above the ground. */
    readonly x: number;
    readonly z: number;
    readonly above: number;
    readonly bearing: number;
    readonly horizon: number;
    readonly angle: number;
    /** See `Camera.track`. */
    readonly track?: number;
  };
  /** True place of the sun or the moon; drawn on the picture when `disc` is given. */
  readonly star: {
    readonly bearing: number;
    readonly elevation: number;
    readonly disc?: { readonly radius: number; readonly glow: number; readonly phase?: number; readonly rays?: number };
  };
  readonly light: Omit<Light, 'bearing' | 'elevation'> & {
    /** Light that models the land may stand higher than the disc. */
    readonly bearing?: number;
    readonly elevation?: number;
  };
  readonly sky: Omit<SkyShape, 'horizon' | 'sun' | 'moon'>;
  readonly plots: PlotShape;
  readonly vines: VineShape;
  readonly wood?: Omit<WoodShape, 'within'> & {
    readonly within: (x: number, z: number, noise: Noise, terrain: Terrain) => number;
  };
  readonly walls?: readonly WallShape[];
  readonly clear?: (x: number, z: number) => number;
  readonly relief?: (x: number, z: number, noise: Noise) => number;
  readonly earth?: number;
  readonly soil?: number;
  /** Houses and the like, standing on the ground. */
  readonly buildings?: (terrain: Terrain, noise: Noise) => readonly Solid[];
  readonly haze: readonly [from: number, to: number, light: number];
  readonly far?: number;
}

export function composeView(view: View): Scene {
  const noise = createNoise(view.seed);
  const terrain = 'radius' in view.ground ? createHill(noise, view.ground) : createSlope(noise, view.ground);
  const { eye, star, wood, relief } = view;
  const camera: Camera = {
    at: [eye.x, terrain.height(eye.x, eye.z) + eye.above, eye.z],
    bearing: eye.bearing,
    horizon: eye.horizon,
    angle: eye.angle,
    ...(eye.track !== undefined && { track: eye.track }),
  };
  const disc = star.disc && {
    ...placeInPicture(camera, star.bearing, star.elevation),
    radius: star.disc.radius,
    glow: star.disc.glow,
    ...(star.disc.rays !== undefined && { rays: star.disc.rays }),
  };
  const heavens =
    disc === undefined
      ? {}
      : star.disc?.phase === undefined
        ? { sun: disc }
        : { moon: { ...disc, phase: star.disc.phase } };
  const landscape = createLandscape({
    noise,
    terrain,
    bearing: eye.bearing,
    plots: createPlots(noise, terrain, view.plots),
    vines: createVines(noise, view.vines),
    walls: (view.walls ?? []).map((wall) => createWall(noise, wall)),
    ...(wood && {
      wood: createWood(noise, { ...wood, within: (x, z) => wood.within(x, z, noise, terrain) }, terrain.height),
    }),
    ...(view.clear && { clear: view.clear }),
    ...(relief && { relief: (x: number, z: number) => relief(x, z, noise) }),
    ...(view.earth !== undefined && { earth: view.earth }),
    ...(view.soil !== undefined && { soil: view.soil }),
  });
  return {
    camera,
    light: { bearing: star.bearing, elevation: star.elevation, ...view.light },
    sky: createSky(noise, { ...view.sky, horizon: horizonHeight(camera), ...heavens }),
    solids: [landscape, ...(view.buildings?.(terrain, noise) ?? [])],
    near: 1.5,
    shadowsFrom: 30,
    far: view.far ?? 3200,
    haze: view.haze,
  };
}
