import type { Rock } from '#text/terms.ts';

interface Texture {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}

/** The textures of rock as an engraver draws them: SVG shapes on a tile, in strokes. */
const TEXTURES: Readonly<Record<Rock, Texture>> = {
  // Stars and rings are sections of the stems of sea lilies.
  crinoidal: {
    width: 26,
    height: 22,
    shapes:
      '<circle cx="6" cy="6" r="2.6"/><circle cx="6" cy="6" r=".6"/><path d="M19 13v6m-2.6-4.5 5.2 3m0-3-5.2 3M0 11h9m8-9h8M3 20h8"/>',
  },
  marl: { width: 24, height: 12, shapes: '<path d="M1 3h13M13 9h10M-2 9h5"/>' },
  limestone: { width: 32, height: 20, shapes: '<path d="M0 .5h32M0 10.5h32M8 .5v10M24 10.5v10"/>' },
  oolite: { width: 12, height: 12, shapes: '<circle cx="3" cy="3" r="1.5"/><circle cx="9" cy="9" r="1.5"/>' },
  comblanchien: {
    width: 60,
    height: 18,
    shapes: '<path d="M0 .5h60M0 9.5h60M12 .5v9M46 9.5v9M18 4c6 2 10-2 16 0M4 14c8 2 12-2 18 0"/>',
  },
  scree: { width: 20, height: 16, shapes: '<path d="M2 6l4-4 4 4zM12 13l3-4 4 4zM3 14l2-2 2 2z"/>' },
};

/** The texture of a rock as an SVG pattern with the id `rock-marl`, in the stroke of what surrounds it. */
export function rockPattern(rock: Rock): string {
  const { width, height, shapes } = TEXTURES[rock];
  return `<pattern id="rock-${rock}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${shapes}</pattern>`;
}
