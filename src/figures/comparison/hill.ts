import { HIGHEST_M, LOWEST_M } from '#atlas/slopes/altitude-scale.ts';

/** Depth of an altitude below the top of the drawing, as a part of its height. */
export const depthOf = (metres: number): number => (HIGHEST_M - metres) / (HIGHEST_M - LOWEST_M);

/** The hill falls to the east, steeply at first: how far out an altitude lies, as a part of the drawing's width. */
export const widthAt = (metres: number): number => depthOf(metres) ** 1.6;

/** A part of the drawing: 0.25 is `25%`. */
export const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
