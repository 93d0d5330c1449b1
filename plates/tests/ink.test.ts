import { describe, expect, it } from 'vitest';
import { drawLines, prepare, type Mark, type Values } from '../engine/ink.ts';
import { STROKES, type Stroke } from '../engine/scene.ts';
import { allocateSheet, openSheet, type Sheet } from '../engine/sheet.ts';

const WIDTH = 96;
const HEIGHT = 72;
/** The thing in the middle of the sheet. */
const LEFT = 30;
const RIGHT = 66;

const isThing = (x: number, y: number): boolean => x >= LEFT && x < RIGHT && y >= 20 && y < 52;

/** One thing of a stroke and a light, before a backdrop that is lit on the left half and in shadow on the right. */
function still(stroke: Stroke, light: number, jump = 1.5): Sheet {
  const sheet = openSheet(WIDTH, HEIGHT, allocateSheet(WIDTH, HEIGHT));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const index = y * WIDTH + x;
      const thing = isThing(x, y);
      sheet.light[index] = thing ? light : x < WIDTH / 2 ? 1 : 0.3;
      sheet.u[index] = y / 10;
      sheet.v[index] = x / 10;
      sheet.depth[index] = thing ? 10 : 10 * jump;
      sheet.id[index] = thing ? 2 : 1;
      sheet.stroke[index] = STROKES.indexOf(thing ? stroke : 'backdrop');
    }
  }
  return sheet;
}

const draw = (sheet: Sheet, mark: Mark, values?: Values): Uint8Array =>
  drawLines(sheet, prepare(sheet, { width: WIDTH, spacing: 4, values }), mark);

/** Mean coverage, 0 to 1, of the pixels chosen. */
function mean(picture: Uint8Array, chosen: (x: number, y: number) => boolean): number {
  const values = [...picture].filter((_value, index) => chosen(index % WIDTH, Math.floor(index / WIDTH)));
  return values.reduce((sum, value) => sum + value, 0) / values.length / 255;
}

const middle = (x: number, y: number): boolean => x > LEFT + 4 && x < RIGHT - 5 && y > 24 && y < 47;
const outline = (x: number, y: number): boolean => x === RIGHT - 1 && isThing(x, y);

describe('on a dark ground', () => {
  it.each([1.5, 1.005])('the shaded side of a thing keeps its outline before a backdrop %s times as far', (jump) => {
    const dark = draw(still('tile', 0.05, jump), 'chalk');
    expect(mean(dark, middle)).toBeLessThan(0.1);
    expect(mean(dark, outline)).toBeGreaterThan(0.8);
  });

  it('shadows on the backdrop are left out, which are drawn by day', () => {
    const shadow = (x: number, y: number): boolean => x > RIGHT + 4 && y > 4 && y < HEIGHT - 4;
    expect(mean(draw(still('tile', 0.5), 'chalk'), shadow)).toBe(0);
    expect(mean(draw(still('tile', 0.5), 'ink'), shadow)).toBeGreaterThan(0.2);
  });

  it.each(['ink', 'chalk'] as const)('a wire is a solid line in %s too', (mark) => {
    expect(mean(draw(still('wire', 0.1), mark), middle)).toBeGreaterThan(0.9);
  });
});

/** One surface over the whole sheet, whose light is that of its column. */
function surface(stroke: Stroke, light: (x: number) => number): Sheet {
  const sheet = openSheet(WIDTH, HEIGHT, allocateSheet(WIDTH, HEIGHT));
  for (let index = 0; index < WIDTH * HEIGHT; index++) {
    const x = index % WIDTH;
    sheet.light[index] = light(x);
    sheet.u[index] = Math.floor(index / WIDTH) / 10;
    sheet.v[index] = x / 10;
    sheet.depth[index] = 10;
    sheet.stroke[index] = STROKES.indexOf(stroke);
  }
  return sheet;
}

describe('the three values', () => {
  /** Grey from 0.4 to 0.6, left to right: neither black nor paper anywhere. */
  const grey = (x: number): number => 0.4 + (0.2 * x) / WIDTH;
  const values = { black: 0.25, paper: 0.25 };
  const left = (x: number): boolean => x < WIDTH * 0.2;
  const right = (x: number): boolean => x > WIDTH * 0.8;

  it('make the darkest share of a grey thing black and the lightest paper', () => {
    expect(mean(draw(surface('tree', grey), 'ink'), left)).toBeLessThan(0.7);
    const picture = draw(surface('tree', grey), 'ink', values);
    expect(mean(picture, left)).toBeGreaterThan(0.9);
    expect(mean(picture, right)).toBeLessThan(0.12);
  });

  it('hold for chalk the other way about', () => {
    const picture = draw(surface('tree', grey), 'chalk', values);
    expect(mean(picture, left)).toBeLessThan(0.1);
    expect(mean(picture, right)).toBeGreaterThan(0.7);
  });

  it('leave the sky as it is', () => {
    expect(draw(surface('sky', grey), 'ink', values)).toEqual(draw(surface('sky', grey), 'ink'));
  });
});

describe('a ruled sky', () => {
  it('has lines that end where it is light, each by itself', () => {
    const picture = draw(
      surface('sky', () => 0.9),
      'ink',
    );
    const rows = Array.from({ length: HEIGHT }, (_, y) => [...picture.subarray(y * WIDTH, (y + 1) * WIDTH)]);
    expect(rows.some((row) => row.some((value) => value > 60) && row.some((value) => value === 0))).toBe(true);
  });

  it('keeps slits between lines of chalk in full light', () => {
    const picture = draw(
      surface('sky', () => 1),
      'chalk',
    );
    expect(mean(picture, () => true)).toBeLessThan(0.7);
  });
});

it('a thing in full light keeps its outline before paper', () => {
  expect(mean(draw(still('tile', 1), 'ink'), outline)).toBeGreaterThan(0.8);
});
