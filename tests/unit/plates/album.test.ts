import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALBUM, type Plate } from '../../../tools/plates/album.ts';
import { drawLines, prepare, type Mark } from '../../../tools/plates/engine/ink.ts';
import { allocateSheet, openSheet } from '../../../tools/plates/engine/sheet.ts';
import { traceBand } from '../../../tools/plates/engine/trace.ts';

const WIDTH = 96;
const MARKS: readonly Mark[] = ['ink', 'chalk'];

const PLATES = [
  'bunch',
  'cellar',
  'chambertin',
  'clos-de-la-roche',
  'clos-de-vougeot',
  'corton-charlemagne',
  'corton-renardes',
  'cote-at-dawn',
  'cote-by-night',
  'latricieres-chambertin',
  'musigny',
  'panorama',
  'richebourg',
  'romanee-saint-vivant',
  'village',
  'vine-stock',
];

function drawSmall(plate: Plate, bands: number): Uint8Array[] {
  const { memory } = allocateSheet(WIDTH);
  const sheet = openSheet(WIDTH, memory);
  const scene = plate.build();
  const tall = Math.ceil(sheet.height / bands);
  for (let band = bands - 1; band >= 0; band--) {
    traceBand(scene, sheet, band * tall, Math.min(sheet.height, (band + 1) * tall));
  }
  const ready = prepare(sheet, { width: WIDTH, spacing: 3 });
  return MARKS.map((mark) => drawLines(sheet, ready, mark));
}

const digest = (pictures: readonly Uint8Array[]): string[] =>
  pictures.map((picture) => createHash('sha256').update(picture).digest('hex'));

const mean = (picture: Uint8Array): number => picture.reduce((sum, value) => sum + value, 0) / picture.length / 255;

describe('the album', () => {
  it('holds the sixteen plates that the content names', () => {
    expect(Object.keys(ALBUM).sort()).toEqual(PLATES);
  });

  it.each(Object.entries(ALBUM))('draws %s with the same bytes twice, whole or in bands', (_id, plate) => {
    const whole = drawSmall(plate, 1);
    expect(digest(drawSmall(plate, 5))).toEqual(digest(whole));
    for (const picture of whole) {
      expect(mean(picture)).toBeGreaterThan(0.08);
      expect(mean(picture)).toBeLessThan(0.85);
    }
  });
});
