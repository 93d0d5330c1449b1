import type { LandDrawing } from '#atlas/atlas.ts';
import type { ColourName } from '#config/tokens.ts';

/** The vineyard land of a strip as an SVG of its own. */
export function landSvg({ d, box }: LandDrawing, colour: (name: ColourName) => string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><path d="${d}" fill="${colour('limestone')}"/></svg>`;
}
