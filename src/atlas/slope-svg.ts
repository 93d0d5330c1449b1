import { LADDER, ladderSvg } from '#atlas/ladder-svg.ts';
import { sectionPictureSize, sectionSvg } from '#atlas/section-svg.ts';
import type { SlopeDrawing } from '#atlas/slope.ts';
import type { ColourName } from '#config/tokens.ts';

/** Size of a drawing of the slope in CSS pixels. */
export function slopeSize(drawing: SlopeDrawing): { width: number; height: number } {
  return 'section' in drawing ? sectionPictureSize(drawing.section, drawing.notes.length) : LADDER;
}

/** The hill in section where it is measured, else the ladder of altitudes. */
export function slopeSvg(drawing: SlopeDrawing, colour: (name: ColourName) => string): string {
  return 'section' in drawing
    ? sectionSvg(drawing.section, colour, drawing.words, drawing.notes)
    : ladderSvg(drawing.rungs, drawing.own, drawing.notes, colour);
}
