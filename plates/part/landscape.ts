import type { Noise } from '../engine/noise.ts';
import { mix, radians } from '../engine/numbers.ts';
import type { Finding, Solid } from '../engine/scene.ts';
import type { Plot, Plots } from './plots.ts';
import type { Terrain } from './terrain.ts';
import type { Vines } from './vines.ts';
import type { Wall } from './wall.ts';
import type { Wood } from './wood.ts';

export interface Country {
  readonly noise: Noise;
  readonly terrain: Terrain;
  readonly plots: Plots;
  readonly vines: Vines;
  readonly wood?: Wood;
  /** Positive where no vine may stand (lanes, yards, rock), in metres inside. */
  readonly clear?: (x: number, z: number) => number;
  readonly walls?: readonly Wall[];
  /** Small forms of the ground added near the eye: stones, banks. */
  readonly relief?: (x: number, z: number) => number;
  /** Hatching density of bare ground, in lines to the metre. */
  readonly earth?: number;
  /** Brightness of bare ground, 1 unless given. */
  readonly soil?: number;
  /** Bearing of the view: bare ground is ruled across it. */
  readonly bearing: number;
}

/** Ground, vines, walls and wood as one surface. */
export function createLandscape(country: Country): Solid {
  const { noise, terrain, plots, vines, wood, clear, walls = [], relief } = country;
  const earthX = Math.sin(radians(country.bearing));
  const earthZ = Math.cos(radians(country.bearing));
  const plot: Plot = { id: 0, edge: 0, end: 0, planted: true, sin: 0, cos: 1, character: 0 };
  const shell = vines.height + 0.5;
  const canopy = wood ? wood.tallest + 3 : 0;

  const unplanted = (x: number, z: number): number => {
    let clearing = clear?.(x, z) ?? -1e3;
    for (const wall of walls) clearing = Math.max(clearing, wall.verge - wall.reach(x, z));
    return clearing;
  };

  const groundAt = (x: number, z: number, t: number): number =>
    terrain.height(x, z) + (relief && t < 120 ? relief(x, z) : 0);

  const distance = (x: number, y: number, z: number, t: number): number => {
    const above = y - groundAt(x, z, t);
    const highest = Math.max(shell, canopy);
    if (above > highest + 4) return (above - highest) * 0.7;
    let d = above * 0.8;
    if (wood && above < canopy) d = Math.min(d, wood.distance(x, y, z, t));
    else if (wood) d = Math.min(d, Math.max(above - canopy, 0.5, 0.002 * t));
    for (const wall of walls) d = Math.min(d, wall.distance(x, z, above));
    if (above < shell) {
      plots.find(x, z, plot);
      if (plot.planted) {
        let inside = plot.edge - plots.headland / 2;
        inside = Math.min(inside, -unplanted(x, z));
        if (wood && inside > -1) inside = Math.min(inside, -4 - woodEdge(x, z));
        if (inside > -1) {
          d = Math.min(d, vines.distance(x, z, above, t, plot, inside, plot.end - plots.headland / 2));
        }
      }
    } else {
      d = Math.min(d, Math.max(above - shell, 0.1, 0.002 * t));
    }
    return d;
  };

  const woodEdge = (x: number, z: number): number => wood?.within(x, z) ?? -1e3;

  const describe = (x: number, y: number, z: number, t: number, finding: Finding): void => {
    const above = y - groundAt(x, z, t);
    const slack = 0.02 + 0.0006 * t;
    for (const wall of walls) {
      if (wall.distance(x, z, above) < slack) {
        wall.describe(x, z, above, t, finding);
        return;
      }
    }
    if (wood && above > 0.6 && wood.distance(x, y, z, t) < slack * 4) {
      wood.describe(x, y, z, t, finding);
      return;
    }
    plots.find(x, z, plot);
    const inside = Math.min(plot.edge - plots.headland / 2, -unplanted(x, z), -4 - woodEdge(x, z));
    if (plot.planted && inside > 0) {
      vines.describe(x, z, above, t, plot, inside, plot.end - plots.headland / 2, finding);
      return;
    }
    const lines = country.earth ?? 1;
    finding.stroke = 'earth';
    finding.id = 0x30000000 + (plot.planted ? 0 : plot.id);
    const away = x * earthX + z * earthZ;
    finding.u = (away + y * 2.4 + (noise.plane(x / 2.6, z / 2.6) - 0.5) * 0.3) * lines;
    finding.v = (x * earthZ - z * earthX + away * 0.6) * lines;
    finding.albedo = mix(0.8, 0.94, noise.octaves(x / 4, z / 4, 3)) * (country.soil ?? 1);
  };

  return { distance, describe };
}
