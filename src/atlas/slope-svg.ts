import { sectionPictureSize, sectionSvg } from '#atlas/section-svg.ts';
import type { SlopeDrawing } from '#atlas/slope.ts';
import type { ColourName } from '#config/tokens.ts';

/** Size of a section in CSS pixels. */
export function slopeSize({ section, notes }: SlopeDrawing): { width: number; height: number } {
  return sectionPictureSize(section, notes.length);
}

/** The hill in section, with its words. */
export function slopeSvg({ section, words, notes }: SlopeDrawing, colour: (name: ColourName) => string): string {
  return sectionSvg(section, colour, words, notes);
}
