import { describe, expect, it } from 'vitest';
import { markFor } from '../engine/ink.ts';
import { dashes, lines } from '../engine/strokes.ts';

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

  it('end instead of growing thinner than the finest line', () => {
    const finest = 1;
    const covered = Array.from({ length: 400 }, (_, n) => lines(n * SLOPE, SLOPE, 6, 0.1, false, 0, finest));
    expect(Math.max(...covered)).toBe(0);
  });
});

describe('dashes', () => {
  it.each([0.2, 0.5, 0.8])('are drawn for about a share of %s of their places', (share) => {
    const mean = (drawn: number): number => {
      let sum = 0;
      for (let y = 0; y < 200; y++) {
        for (let x = 0; x < 200; x++) sum += dashes(y * SLOPE, SLOPE, x * SLOPE, SLOPE, 6, drawn, 0.4, 0, 3.2);
      }
      return sum;
    };
    expect(mean(share) / mean(1)).toBeGreaterThan(share - 0.12);
    expect(mean(share) / mean(1)).toBeLessThan(share + 0.12);
  });
});
