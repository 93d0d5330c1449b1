import { simplified } from '#atlas/geometry.ts';
import { climats, heldIds, isOn, land, plots, together, type Climat } from '#atlas/outlines.ts';
import { boxAround, outlinePath, viewBox } from '#atlas/plane.ts';
import { strips } from '#atlas/strip.ts';
import { linkToPath } from '#routes/links.ts';

/** Metres of one unit of the paths: less than half a pixel of the largest drawing. */
export const SHEET_UNIT_M = 5;

/** How far the line of an outline may run off its points, in metres: less than a pixel of the largest drawing, two for hairlines. */
const TOLERANCE_M = { named: 9, quiet: 36, land: 14, plot: 0 } as const;

/** The other Premiers Crus are drawn in hairlines, so their paths have units as large as so many of the others. */
const QUIET_UNITS = 4;

const path = (all: Parameters<typeof together>[0], tolerance: keyof typeof TOLERANCE_M, units = 1): string =>
  outlinePath(simplified(together(all), TOLERANCE_M[tolerance]), SHEET_UNIT_M * units);

/** Whether a climat has a path of its own. */
export const isDrawnAlone = ({ id, rank }: Climat): boolean => rank === 'grand' || heldIds.has(id);

/** All vineyard land of each strip in units of the map: its path, the box around it, and the file that the sheets show it from. */
export const lands = strips.map((strip) => {
  const here = land.filter(isOn(strip));
  const units = (metres: number): number => Math.round(metres / SHEET_UNIT_M);
  const { x, y, width, height } = boxAround(together(here));
  return {
    id: strip.id,
    d: path(here, 'land'),
    box: { x: units(x), y: units(y), width: units(width), height: units(height) },
    address: linkToPath(`/maps/land-${strip.id}.svg`),
  };
});

/** The land of a strip as an SVG of its own, which arrives after the page. */
export const landSvg = ({ d, box }: (typeof lands)[number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}"><path d="${d}" fill="var(--limestone)"/></svg>`;

/** Every other path of the sheets, once: the sheets of a strip and both orientations draw from them. */
export const sheetPaths: readonly { readonly id: string; readonly d: string; readonly scale?: number }[] = [
  ...climats.filter(isDrawnAlone).map((climat) => ({ id: climat.id, d: path([climat], 'named') })),
  ...strips.flatMap((strip) => [
    {
      id: `premiers-crus-${strip.id}`,
      d: path(
        climats.filter((climat) => !isDrawnAlone(climat) && isOn(strip)(climat)),
        'quiet',
        QUIET_UNITS,
      ),
      scale: QUIET_UNITS,
    },
    { id: `plots-${strip.id}`, d: path(plots.filter(isOn(strip)), 'plot') },
  ]),
];
