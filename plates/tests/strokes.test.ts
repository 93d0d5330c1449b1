import { describe, expect, it } from 'vitest';
import { markFor } from '../engine/ink.ts';
import { lines } from '../engine/strokes.ts';

const SLOPE = 0.013;

/** Mean coverage of lines over a flat stretch of the picture. */
function coverage(tone: number, spacing: number, octaves: boolean): number {
  let sum = 0;
  const samples = 4000;
  for (let n = 0; n < samples; n++) sum += lines(n * SLOPE, SLOPE, spacing, tone, octaves, 0);
  return sum / samples;
}

const steps = Array.from({ length: 21 }, (_, n) => n / 20);

describe('marks', () => {
  it('puts more ink where there is less light', () => {
    const marks = steps.map((light) => markFor(light, 'ink'));
    expect([...marks].sort((a, b) => b - a)).toEqual(marks);
  });

  it('puts more chalk where there is more light', () => {
    const marks = steps.map((light) => markFor(light, 'chalk'));
    expect([...marks].sort((a, b) => a - b)).toEqual(marks);
  });

  it('leaves full light blank in ink, and full shadow black in chalk', () => {
    expect(markFor(1, 'ink')).toBe(0);
    expect(markFor(0, 'chalk')).toBe(0);
  });
});

describe('lines', () => {
  it.each([true, false])('swell with the tone (octaves: %s)', (octaves) => {
    const covered = steps.map((tone) => coverage(tone, 6, octaves));
    for (const [n, value] of covered.entries()) {
      expect(value).toBeGreaterThanOrEqual((covered[n - 1] ?? 0) - 1e-6);
    }
  });

  it.each([5, 6, 7, 8.5, 10])('cover about the share asked for at a spacing of %s samples', (spacing) => {
    for (const tone of [0.1, 0.3, 0.5, 0.7]) {
      expect(Math.abs(coverage(tone, spacing, true) - tone)).toBeLessThan(0.06);
    }
  });

  it('draw nothing for no tone and a flat grey where the coordinate stands still', () => {
    expect(lines(3.2, SLOPE, 6, 0, true, 0)).toBe(0);
    expect(lines(3.2, 0, 6, 0.4, true, 0)).toBe(0.4);
  });
});
