import { createLens, type Place } from './camera.ts';
import { clearance, march, sunlight, type Hit } from './march.ts';
import { at, clamp, hypot, mix, radians, step } from './numbers.ts';
import type { Finding, Scene, SkyFinding, Solid } from './scene.ts';
import { STROKES } from './scene.ts';
import type { Sheet } from './sheet.ts';

const SHOULDER = 0.75;

/** Samples on a side of the tile whose rays start together. */
const TILE = 8;

/**
 * First pass: every second sample of every second row. Second pass: all others, which are interpolated where their
 * neighbours of the first pass lie on one smooth surface, and traced where they do not.
 */
export type Pass = 'first' | 'second';

/** Greatest difference of light, and ratio of depths, that is interpolated. */
const SMOOTH_LIGHT = 0.07;
const SMOOTH_DEPTH = 1.02;

/** Traces one pass over rows `top` to `bottom` of the picture: light, line coordinates, things. */
export function traceBand(scene: Scene, sheet: Sheet, top: number, bottom: number, pass: Pass): void {
  const { width, height } = sheet;
  const lens = createLens(scene.camera);
  const ratio = width / height;
  const sampleAngle = (2 * lens.tangent) / height;
  // Rays of a tile part by their angle, or, from an eye that moves, by what it moves.
  const spread = Math.max(sampleAngle * Math.SQRT1_2, (2 * (scene.camera.track ?? 0)) / height / scene.near) * TILE;
  const from: Place = [0, 0, 0];
  const direction = new Float64Array(3);
  const hit: Hit = { t: 0, solid: null };
  const sky: SkyFinding = { light: 1, stroke: 'sky', u: 0, id: 1 };
  const shade = createShader(scene, sampleAngle);
  const starts = new Float64Array(Math.ceil(width / TILE));
  // Tiles lie on the whole sheet, so that bands of any height give the same picture.
  let started = -1;
  const startTiles = (row: number): void => {
    started = Math.floor(row / TILE);
    const up = 1 - (2 * (Math.floor(row / TILE) + 0.5) * TILE) / height;
    for (let n = 0; n < starts.length; n++) {
      lens.aim(((2 * (n + 0.5) * TILE) / width - 1) * ratio, up, from, direction);
      starts[n] = clearance(scene, from, direction, spread);
    }
  };

  const traceSample = (row: number, column: number): void => {
    const up = 1 - (2 * (row + 0.5)) / height;
    const right = ((2 * (column + 0.5)) / width - 1) * ratio;
    const index = row * width + column;
    lens.aim(right, up, from, direction);
    march(scene, from, direction, at(starts, Math.floor(column / TILE)), sampleAngle * 0.35, hit);
    if (hit.solid === null) {
      scene.sky.look(right, up, sky);
      sheet.light[index] = sky.light;
      sheet.u[index] = sky.u;
      sheet.v[index] = right;
      sheet.depth[index] = scene.far;
      sheet.id[index] = sky.id;
      sheet.stroke[index] = STROKES.indexOf(sky.stroke);
    } else {
      shade(from, direction, hit.t, hit.solid, sheet, index);
    }
  };

  for (let row = top; row < bottom; row++) {
    if (pass === 'first' && row % 2 === 1) continue;
    if (started !== Math.floor(row / TILE)) startTiles(row);
    const oddRow = row % 2;
    for (let column = 0; column < width; column++) {
      const oddColumn = column % 2;
      if (pass === 'first') {
        if (oddColumn === 0) traceSample(row, column);
      } else if (oddRow + oddColumn > 0) {
        const fits = row + oddRow < height && column + oddColumn < width;
        if (!fits || !interpolate(sheet, row, column)) traceSample(row, column);
      }
    }
  }
}

/** Fills a sample from its neighbours of the first pass; false where they do not lie on one smooth surface. */
function interpolate(sheet: Sheet, row: number, column: number): boolean {
  const { width, light, u, v, depth, id, stroke } = sheet;
  const oddRow = row % 2;
  const oddColumn = column % 2;
  const a = (row - oddRow) * width + column - oddColumn;
  const d = (row + oddRow) * width + column + oddColumn;
  const b = oddRow * oddColumn === 1 ? a + 2 : a;
  const c = oddRow * oddColumn === 1 ? d - 2 : d;
  for (const other of [b, c, d]) {
    if (at(id, other) !== at(id, a) || at(stroke, other) !== at(stroke, a)) return false;
    if (Math.abs(at(light, other) - at(light, a)) > SMOOTH_LIGHT) return false;
    const deeper = at(depth, other) / at(depth, a);
    if (deeper > SMOOTH_DEPTH || deeper * SMOOTH_DEPTH < 1) return false;
  }
  const index = row * width + column;
  const mean = (field: Float32Array): number => (at(field, a) + at(field, b) + at(field, c) + at(field, d)) / 4;
  light[index] = mean(light);
  u[index] = mean(u);
  v[index] = mean(v);
  depth[index] = mean(depth);
  id[index] = at(id, a);
  stroke[index] = at(stroke, a);
  return true;
}

/** Bends strong light so that it never burns out to bare paper. */
const shoulder = (light: number): number =>
  light < SHOULDER
    ? Math.max(light, 0)
    : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)));

type Shader = (from: Place, direction: Float64Array, t: number, solid: Solid, sheet: Sheet, index: number) => void;

function createShader(scene: Scene, sampleAngle: number): Shader {
  const { light, haze, solids } = scene;
  const sun = new Float64Array([
    Math.sin(radians(light.bearing)) * Math.cos(radians(light.elevation)),
    Math.sin(radians(light.elevation)),
    Math.cos(radians(light.bearing)) * Math.cos(radians(light.elevation)),
  ]);
  const sx = at(sun, 0);
  const sy = at(sun, 1);
  const sz = at(sun, 2);
  const toLamp = new Float64Array(3);
  const gamma = light.gamma ?? 1;
  const finding: Finding = {
    id: 0,
    stroke: 'earth',
    u: 0,
    v: 0,
    albedo: 1,
    openness: 1,
    translucence: 0,
    gloss: 0,
  };

  return (from, direction, t, solid, sheet, index) => {
    const dx = at(direction, 0);
    const dy = at(direction, 1);
    const dz = at(direction, 2);
    const x = from[0] + dx * t;
    const y = from[1] + dy * t;
    const z = from[2] + dz * t;
    const e = solid.grain?.(t) ?? Math.max(sampleAngle * t * 1.2, 0.0008);
    // Tetrahedron normal: https://iquilezles.org/articles/normalsSDF/
    const a = solid.distance(x + e, y - e, z - e, t);
    const b = solid.distance(x - e, y - e, z + e, t);
    const c = solid.distance(x - e, y + e, z - e, t);
    const d = solid.distance(x + e, y + e, z + e, t);
    let nx = a - b - c + d;
    let ny = -a - b + c + d;
    let nz = -a + b - c + d;
    const length = hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;

    finding.u = 0;
    finding.v = 0;
    finding.albedo = 1;
    finding.openness = 1;
    finding.translucence = 0;
    finding.gloss = 0;
    solid.describe(x, y, z, t, finding);

    const bias = Math.max(0.004 * t, e * 1.5);
    const facing = nx * sx + ny * sy + nz * sz;
    const through = finding.translucence;
    let direct = clamp((facing + through) / (1 + through));
    if (direct > 0 && light.sun > 0 && light.shadowLength > 0) {
      direct *= sunlight(
        solids,
        x + nx * bias,
        y + ny * bias,
        z + nz * bias,
        sun,
        bias,
        light.shadowLength,
        Math.max(t, scene.shadowsFrom ?? 0),
      );
    }
    let glow = light.sun * direct + light.sky * finding.openness * (0.55 + 0.45 * ny);
    for (const lamp of light.lamps ?? []) {
      const lx = lamp.at[0] - x;
      const ly = lamp.at[1] - y;
      const lz = lamp.at[2] - z;
      const away = hypot(lx, ly, lz);
      toLamp[0] = lx / away;
      toLamp[1] = ly / away;
      toLamp[2] = lz / away;
      const lit = clamp((nx * lx + ny * ly + nz * lz) / away);
      if (lit <= 0) continue;
      const open = sunlight(solids, x + nx * bias, y + ny * bias, z + nz * bias, toLamp, bias, away - 0.05, t);
      glow += (lamp.power * lit * open) / (1 + (away / lamp.reach) ** 2);
    }
    let shine = 0;
    if (finding.gloss > 0) {
      const back = 2 * (nx * dx + ny * dy + nz * dz);
      const mirrored = (dx - back * nx) * sx + (dy - back * ny) * sy + (dz - back * nz) * sz;
      shine = finding.gloss * Math.pow(clamp(mirrored), 18) * clamp(direct * 3);
    }
    const lit = Math.pow(shoulder(glow * finding.albedo + shine), gamma);
    const mist = step(haze[0], haze[1], t);
    sheet.light[index] = mix(lit, haze[2], mist);
    sheet.u[index] = finding.u;
    sheet.v[index] = finding.v;
    sheet.depth[index] = t;
    sheet.id[index] = finding.id;
    sheet.stroke[index] = STROKES.indexOf(finding.stroke);
  };
}
