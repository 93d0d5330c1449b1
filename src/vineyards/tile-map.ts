/** A piece of the map below the strip of the Côte in units of its file, in which the pieces stand below each other. */
export const TILE_MAP = { width: 720, height: 288, unitM: 4 } as const;
