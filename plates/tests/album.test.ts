import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALBUM, type Plate } from '../album.ts';
import { drawLines, prepare, type Mark } from '../engine/ink.ts';
import { allocateSheet, heightOf, openSheet } from '../engine/sheet.ts';
import { traceBand } from '../engine/trace.ts';

const WIDTH = 32;
const MARKS: readonly Mark[] = ['ink', 'chalk'];

function drawSmall(plate: Plate, bands: number): Uint8Array[] {
  const height = heightOf(WIDTH, plate.ratio);
  const sheet = openSheet(WIDTH, height, allocateSheet(WIDTH, height));
  const scene = plate.build();
  const tall = Math.ceil(sheet.height / bands);
  for (const pass of ['first', 'second'] as const) {
    for (let band = bands - 1; band >= 0; band--) {
      traceBand(scene, sheet, band * tall, Math.min(sheet.height, (band + 1) * tall), pass);
    }
  }
  const ready = prepare(sheet, { width: WIDTH, spacing: 3, chalk: plate.chalk });
  return MARKS.map((mark) => drawLines(sheet, ready, mark));
}

const digest = (pictures: readonly Uint8Array[]): string[] =>
  pictures.map((picture) => createHash('sha256').update(picture).digest('hex'));

const mean = (picture: Uint8Array): number => picture.reduce((sum, value) => sum + value, 0) / picture.length / 255;

describe('the album', () => {
  it.each(Object.entries(ALBUM))('draws %s with the same bytes twice, whole or in bands', (_id, plate) => {
    const whole = drawSmall(plate, 1);
    expect(digest(drawSmall(plate, 5))).toEqual(digest(whole));
    for (const picture of whole) {
      expect(mean(picture)).toBeGreaterThan(0.02);
      expect(mean(picture)).toBeLessThan(0.85);
    }
  });
});
