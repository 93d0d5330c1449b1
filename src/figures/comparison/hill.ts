import { HIGHEST_M, LOWEST_M } from '#atlas/altitude-scale.ts';

/** The ids of what Drawings.astro draws of the hill: its ground with the lines of the scale, its own line, and the ruling of altitudes. */
export const HILL_GROUND = 'hill-ground';
export const HILL_LINE = 'hill-line';
export const HILL_RULING = 'ruled-altitude';

/** Clips of the bands of two crus: the first lies inside the hill, the second stands before it. */
export const HILL_SIDES = ['hill', 'air'] as const;

/** Depth of an altitude below the top of the drawing, as a part of its height. */
export const depthOf = (metres: number): number => (HIGHEST_M - metres) / (HIGHEST_M - LOWEST_M);

/** The hill falls to the east, steeply at first: how far out an altitude lies, as a part of the drawing's width. */
export const widthAt = (metres: number): number => depthOf(metres) ** 1.6;

/** A part of the drawing: 0.25 is `25%`. */
export const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
