import { blurWithinThings, EDGE, outlines, slopeOf } from './filter.ts';
import { createNoise, type Noise } from './noise.ts';
import { at, clamp, item, mix, step } from './numbers.ts';
import { STROKES, type Stroke } from './scene.ts';
import { heightOf, type Sheet } from './sheet.ts';
import { CUTS, dashes, lines, type Cut } from './strokes.ts';

/** Which of the two marks: dark ink on light paper, or chalk on black, where lines are the light. */
export type Mark = 'ink' | 'chalk';

export interface Press {
  /** Width of the finished picture in pixels. */
  readonly width: number;
  /** Distance of lines in pixels of the finished picture. */
  readonly spacing: number;
  /** Exponent of the light that chalk shows; below the usual one, chalk finds more in the dark. */
  readonly chalk?: number | undefined;
  readonly values?: Values | undefined;
}

/** Shares of what is not sky that are to be nearly black and nearly paper; the rest is for the lines. */
export interface Values {
  readonly black: number;
  readonly paper: number;
}

/** What one output width needs once, for both schemes. */
export interface Preparation {
  readonly light: Float32Array;
  readonly slopeU: Float32Array;
  /** `u` without the jumps from hedge to hedge: where rows are small, furrows hide behind them. */
  readonly evenU: Float32Array;
  readonly evenSlopeU: Float32Array;
  readonly slopeV: Float32Array;
  readonly edges: Uint8Array;
  readonly spacing: number;
  readonly chalk: number;
  /** Samples per pixel of the finished picture. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export function prepare(sheet: Sheet, press: Press): Preparation {
  const scale = sheet.width / press.width;
  const spacing = press.spacing * scale;
  const smooth = spacing * 0.9;
  const evenU = blurWithinThings(sheet, sheet.u, smooth);
  const light = blurWithinThings(sheet, sheet.light, spacing * 0.22);
  return {
    light: press.values ? toValues(sheet, light, press.values) : light,
    slopeU: blurWithinThings(sheet, slopeOf(sheet, sheet.u), smooth),
    evenU,
    evenSlopeU: blurWithinThings(sheet, slopeOf(sheet, evenU), smooth),
    slopeV: blurWithinThings(sheet, slopeOf(sheet, sheet.v), smooth),
    edges: outlines(
      sheet,
      Math.max(1, Math.round(0.55 * scale)),
      STROKES.map((stroke) => CUTS[stroke].jump),
    ),
    spacing,
    chalk: press.chalk ?? CHALK,
    scale,
    width: press.width,
    height: heightOf(press.width, sheet.width / sheet.height),
  };
}

/** Light of the darkest and of the lightest value. */
const VALUE_BLACK = 0.07;
const VALUE_PAPER = 0.97;

/** Stretches the light of everything but the sky so that its darkest share is black and its lightest is paper. */
function toValues(sheet: Sheet, light: Float32Array, { black, paper }: Values): Float32Array {
  const without = ['sky', 'backdrop', 'blank', 'black', 'wire'].map((stroke) => STROKES.indexOf(stroke as Stroke));
  const counts = new Uint32Array(1001);
  let count = 0;
  for (let index = 0; index < light.length; index += 7) {
    if (without.includes(at(sheet.stroke, index))) continue;
    const bin = Math.round(clamp(at(light, index)) * 1000);
    counts[bin] = at(counts, bin) + 1;
    count++;
  }
  const lightBelow = (share: number): number => {
    let below = 0;
    return counts.findIndex((here) => (below += here) >= share * count) / 1000;
  };
  const low = lightBelow(black);
  const high = Math.max(lightBelow(1 - paper), low + 0.1);
  return light.map((value, index) => {
    if (without.includes(at(sheet.stroke, index))) return value;
    const place = (value - low) / (high - low);
    return place < 0 ? VALUE_BLACK * (1 + place) : mix(VALUE_BLACK, VALUE_PAPER, Math.min(place, 1));
  });
}

const MIDDLE = 0.55;
const CHALK = 1.5;

/** Share of the surface that takes the mark, for a light between 0 and 1. Monotone. */
export function markFor(light: number, mark: Mark, chalk = CHALK): number {
  const l = clamp(light);
  return mark === 'ink' ? 0.92 * Math.pow(1 - l, 1.12) : 0.9 * Math.pow(l, chalk);
}

/** Draws the lines: coverage of the mark, 0 to 255, for every pixel of the finished picture. */
export function drawLines(sheet: Sheet, ready: Preparation, mark: Mark): Uint8Array {
  const { width, height } = ready;
  const sums = new Float32Array(width * height);
  const counts = new Float32Array(width * height);
  const hand = createNoise(11);
  const cuts = STROKES.map((stroke) => CUTS[stroke]);
  const rows = STROKES.indexOf('rows');
  const sky = STROKES.indexOf('sky');
  const blank = STROKES.indexOf('blank');
  const black = STROKES.indexOf('black');
  const backdrop = STROKES.indexOf('backdrop');
  const wire = STROKES.indexOf('wire');
  const tremble = 1 / (ready.spacing * 9);
  for (let y = 0; y < sheet.height; y++) {
    const row = Math.floor(((y + 0.5) * height) / sheet.height);
    for (let x = 0; x < sheet.width; x++) {
      const index = y * sheet.width + x;
      const kind = at(sheet.stroke, index);
      const cut = item(cuts, kind);
      const light = compress(at(ready.light, index), cut.brightest);
      let covered: number;
      if (kind === wire) covered = 0.95;
      else if (kind === blank) covered = mark === 'ink' ? 0 : 0.94;
      else if (kind === black) covered = mark === 'ink' ? 0.95 : 0;
      // A backdrop is paper, not light: on a dark ground neither it nor the shadows on it are drawn.
      else if (kind === backdrop && mark === 'chalk') covered = 0;
      else {
        const wobble = cut.wobble === 0 ? 0 : (hand.plane(x * tremble, y * tremble) - 0.5) * 2 * cut.wobble;
        let tone = markFor(light, mark, ready.chalk);
        if (kind === sky) tone = ending(hand, sheet, ready, index, tone, mark);
        covered =
          kind === rows
            ? cutRows(sheet, ready, index, tone, wobble, cut)
            : cutSurface(sheet, ready, index, tone, wobble, cut, mark === 'ink');
        // The deepest shadows close: dots of paper between crossed lines would turn them grey.
        if (mark === 'ink' && kind !== sky) covered = Math.max(covered, step(0.76, 0.88, tone));
        const edge = at(ready.edges, index);
        if (edge !== EDGE.none) covered = Math.max(covered, cut.outline * contour(edge, light, mark));
      }
      const pixel = row * width + Math.floor(((x + 0.5) * width) / sheet.width);
      sums[pixel] = at(sums, pixel) + covered;
      counts[pixel] = at(counts, pixel) + 1;
    }
  }
  const out = new Uint8Array(width * height);
  for (let pixel = 0; pixel < out.length; pixel++) {
    out[pixel] = Math.round((255 * at(sums, pixel)) / at(counts, pixel));
  }
  return out;
}

/** Most that chalk covers of a sky: black slits stay between its lines, and clouds before it stay lighter. */
const CHALK_SKY = 0.6;

/** Tone of a ruled sky along its lines: where it is light each swells, tapers and ends by itself. */
function ending(hand: Noise, sheet: Sheet, ready: Preparation, index: number, tone: number, mark: Mark): number {
  const line = Math.round(at(sheet.u, index) / (at(ready.slopeU, index) * ready.spacing || 1));
  const along = at(sheet.v, index);
  const swell = hand.plane(along * 2.2 + line * 7.3, line * 3.1) - 0.5;
  if (mark === 'chalk') return Math.min(tone * 0.8, CHALK_SKY) * (1 + 0.16 * swell);
  return clamp(tone + 0.34 * swell * step(0.42, 0.05, tone));
}

/** Bends light above the middle so that its most becomes `brightest`. */
const compress = (light: number, brightest: number): number =>
  light <= MIDDLE ? light : MIDDLE + (light - MIDDLE) * ((brightest - MIDDLE) / (1 - MIDDLE));

/**
 * Strength of a contour. Ink draws every one that is not in full light, and chalk a rim where light falls. Both draw
 * all of a thing's outline against the backdrop, where its lit or its shaded side would sink into the ground.
 */
function contour(edge: number, light: number, mark: Mark): number {
  if (edge === EDGE.backdrop) return 1;
  return mark === 'ink' ? step(1.05, 0.55, light) : step(0.25, 0.7, light);
}

/**
 * First cut along `u`. In ink it is broken into dashes where it is light, and from a certain darkness the rest of the
 * tone goes to a second cut along `v`. Chalk only swells: in dashes it would look like rain, crossed like a sieve.
 */
function cutSurface(
  sheet: Sheet,
  ready: Preparation,
  index: number,
  tone: number,
  wobble: number,
  cut: Cut,
  isInk: boolean,
): number {
  const first = !isInk || tone <= cut.crossFrom ? tone : cut.crossFrom + (tone - cut.crossFrom) * 0.45;
  const u = at(sheet.u, index);
  const finest = cut.finest * ready.scale;
  const slopeU = at(ready.slopeU, index);
  const spacing = ready.spacing * cut.spacing;
  if (isInk && tone < cut.dashedBelow) {
    const v = at(sheet.v, index);
    const slopeV = at(ready.slopeV, index);
    const share = tone / cut.dashedBelow;
    return dashes(u, slopeU, v, slopeV, spacing, share, cut.dashedBelow, wobble, cut.dash);
  }
  let covered = lines(u, slopeU, spacing, first, cut.octaves, wobble, finest);
  if (isInk && tone > cut.crossFrom) {
    const second = 1 - (1 - tone) / (1 - first);
    const crossing = lines(
      at(sheet.v, index),
      at(ready.slopeV, index),
      ready.spacing * cut.crossSpacing,
      second,
      cut.octaves,
      -wobble,
      finest,
    );
    covered = 1 - (1 - covered) * (1 - crossing);
  }
  return covered;
}

/**
 * Vines: near rows are wide on the picture and are cut across, over the hedge;
 * far rows are cut along, one line or a few to the row.
 */
function cutRows(sheet: Sheet, ready: Preparation, index: number, tone: number, wobble: number, cut: Cut): number {
  const slopeV = at(ready.slopeV, index);
  const evenSlope = at(ready.evenSlopeU, index);
  const rowWidth = 1 / Math.max(evenSlope * ready.spacing, 1e-9);
  const near = step(5, 9, rowWidth);
  const small = step(3.2, 1.6, rowWidth);
  const u = mix(at(sheet.u, index), at(ready.evenU, index), small);
  const slopeU = mix(at(ready.slopeU, index), evenSlope, Math.max(small, 0.5));
  const along = near >= 1 ? 0 : cutAlong(u + 0.5, slopeU, at(sheet.v, index), slopeV);
  const across = near <= 0 ? 0 : cutAlong(at(sheet.v, index), slopeV, at(sheet.u, index) * 1.3, slopeU);
  return mix(along, across, near);

  function cutAlong(u: number, slopeOfU: number, v: number, slopeOfV: number): number {
    const first = tone <= cut.crossFrom ? tone : cut.crossFrom + (tone - cut.crossFrom) * 0.5;
    const finest = cut.finest * ready.scale;
    const covered = lines(u, slopeOfU, ready.spacing * cut.spacing, first, true, wobble, finest);
    if (tone <= cut.crossFrom) return covered;
    const second = 1 - (1 - tone) / (1 - first);
    const crossing = lines(v, slopeOfV, ready.spacing * cut.crossSpacing, second, true, -wobble, finest);
    return 1 - (1 - covered) * (1 - crossing);
  }
}
