import { corners, edgesOf, simplified } from '#atlas/plane/geometry.ts';
import { metresPerPx } from '#atlas/plane/scale.ts';
import { climatShapes, communes, land, mergedPlane } from '#atlas/outlines.ts';
import { mapPoints, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';
import { SHEET } from '#atlas/sheet/sheet-drawing.ts';

/**
 * The forms of the sheet: on wide screens, on tablets and paper, and on phones and A3 in two parts, the Côte de Nuits and
 * the Côte from Corton on. `scale` is that of the map at full size; letters are in pixels; the margin holds the frame, which
 * is wide where numbers of the degree stand in it.
 */
const forms = {
  wide: {
    scale: 41_667,
    shows: SHEET,
    margin: 26,
    letters: { number: 15, commune: 14, least: 12, town: 21, caption: 17 },
  },
  middle: {
    scale: 125_000,
    shows: SHEET,
    margin: 5,
    letters: { number: 10.7, commune: 10.7, least: 10.7, town: 11.5, caption: 10.7 },
  },
  north: {
    scale: 47_000,
    shows: { x: 3300, y: SHEET.y, width: 4100, height: 11_500 },
    margin: 5,
    letters: { number: 11.5, commune: 10.5, least: 9.1, town: 12, caption: 11 },
  },
  south: {
    scale: 138_000,
    shows: { x: SHEET.x, y: 500, width: 12_050, height: 14_100 },
    margin: 5,
    letters: { number: 11.5, commune: 10.5, least: 9.1, town: 12, caption: 11 },
  },
} as const;

/** How many times smaller the second of the two sheets of a phone is drawn, where both are as wide as the screen. */
export const SOUTH_TIMES_SMALLER = forms.south.scale / forms.north.scale;

export type SheetForm = keyof typeof forms;
export const sheetForms = Object.keys(forms) as SheetForm[];

/** A form of the sheet as it lies on the screen or on paper: its frame, and the place of a point of the plane, in pixels. */
export function sheetLayout(form: SheetForm) {
  const { scale, shows, margin, letters } = forms[form];
  const pxPerM = 1 / metresPerPx(scale);
  const place = ([x, y]: PlanePoint): PlanePoint => [(x - shows.x) * pxPerM + margin, (y - shows.y) * pxPerM + margin];
  const frame: Box = { x: margin, y: margin, width: shows.width * pxPerM, height: shows.height * pxPerM };
  return { form, shows, margin, letters, pxPerM, place, frame };
}
export type SheetLayout = ReturnType<typeof sheetLayout>;

/** The lines that are drawn on the sheet. */
export function linesOn({ place, frame }: SheetLayout) {
  const onSheet = (plane: Polygons) => edgesOf(simplified(mapPoints(plane, place), 1.5));
  return {
    climats: onSheet(mergedPlane(climatShapes)),
    land: onSheet(mergedPlane(land)),
    frame: edgesOf([[corners(frame)]]),
    borders: onSheet(mergedPlane(communes)),
  };
}
export type SheetLines = ReturnType<typeof linesOn>;
