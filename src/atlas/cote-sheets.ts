import { pairs, sum } from 'd3-array';
import type { SheetCallout, SheetShape, SheetSquare, SheetVillage, SheetView } from '#atlas/atlas.ts';
import { contains } from '#atlas/geometry.ts';
import { placeBeside, waysToBreak, type Segment } from '#atlas/map-names.ts';
import { outlineId, records } from '#atlas/outlines.ts';
import { areaHa, boxAround, toPlane, turn } from '#atlas/plane.ts';
import type { Box, LonLat, PlanePoint, Polygons } from '#atlas/plane.ts';
import { places as allPlaces } from '#atlas/records.ts';
import { SHEET_UNIT_M } from '#atlas/sheet-paths.ts';
import { isDrawnAlone, lies, shapes, type Part, type Shape } from '#atlas/sheet-shapes.ts';
import { woodOfCorton } from '#atlas/slopes.ts';
import { calloutRows, middle, orientations, sheets, spread, stripTurn } from '#atlas/strip.ts';
import type { Orientation, Sheet } from '#atlas/strip.ts';
import type { Vineyard } from '#vineyards/vineyard.ts';

type Plane = Polygons<PlanePoint>;

/** What differs between the orientations: ground that a pixel of the largest drawing shows, and the size of letters. */
const METRES_PER_PX = { wide: 14.6, upright: 18.5 } as const;
const LETTER = { wide: 17, upright: 16 } as const;

/** In pixels: free ground around the climats, height of a row of names, the foot with the bar, room at a leader's end. */
const MARGIN = 22;
const ROW = 27;
const FOOT = 46;
const LEADER = 22;

/** Room between a name and the leader of another, in pixels: at the end of a leader of its own, and of a village. */
const CLEAR = 7;
const BESIDE = 4;

/** Width of a letter by what it names, and height of a line, in parts of the size of letters. */
const WIDTH = { grand: 0.6, premier: 0.45, village: 0.46 } as const;
const LINE = 1.15;

/** A name farther from its gable than this is set in two lines, if it comes nearer so. */
const FAR = 40;

/** Room between the squares beside the name of a village. */
const SQUARES = 3;

/** From north to south, but what lies in a larger climat after it, so that it can be pressed: Les Renardes in Corton. */
function inOrder(all: readonly Shape[]): Shape[] {
  const placed = all.map((shape) => {
    const size = areaHa(shape.plane);
    const around = all.filter((other) => areaHa(other.plane) > size && contains(other.plane, middle(shape.plane)));
    return { shape, size, latitude: Math.min(shape.latitude, ...around.map(({ latitude }) => latitude)) };
  });
  return placed.sort((a, b) => b.latitude - a.latitude || b.size - a.size).map(({ shape }) => shape);
}

/** A sheet with its callouts, in pixels of the turned plane. */
interface Laid {
  readonly sheet: Sheet;
  readonly orientation: Orientation;
  readonly toPx: (point: PlanePoint) => PlanePoint;
  readonly callouts: readonly SheetCallout[];
  readonly ground: Box;
  readonly frame: Box;
}

const inPx = (plane: Plane, toPx: Laid['toPx']): Plane => plane.map((rings) => rings.map((ring) => ring.map(toPx)));

const villagesOf = (part: Part) =>
  allPlaces.filter(({ data: { kind, geometry } }) => kind === 'village' && lies(part, geometry.coordinates[1]));

type Called = Omit<SheetCallout, 'to'>;

/** Where a name in a row begins: over its own place, but clear of a leader that passes it on the left to a farther row. */
function startOf(one: Called, index: number, all: readonly Called[], rows: readonly number[]): number {
  const passing = all.flatMap(({ from: [x] }, other) =>
    (rows[other] ?? 0) > (rows[index] ?? 0) && x <= one.from[0] ? [x + CLEAR] : [],
  );
  return Math.max(one.from[0], ...passing);
}

/** Ground of a sheet, the names called out of it, and the frame around both. */
function lay(sheet: Sheet, orientation: Orientation): Laid {
  const degrees = stripTurn(sheet.strip, orientation);
  const metresPerPx = METRES_PER_PX[orientation];
  const toPx = (point: PlanePoint): PlanePoint => {
    const [x, y] = turn(point, degrees);
    return [x / metresPerPx, y / metresPerPx];
  };
  const own = shapes
    .filter(({ latitude }) => lies(sheet, latitude))
    .map((shape) => ({ ...shape, plane: inPx(shape.plane, toPx) }));
  const villages = villagesOf(sheet).map(({ data }) => toPx(toPlane(data.geometry.coordinates)));
  const ground = boxAround([...own.flatMap(({ plane }) => plane), [villages]]);
  const called = own.flatMap((shape): Called[] => {
    const { id, name, rank } = shape;
    const record = records.find((one) => outlineId(one) === id);
    const common = { id, rank, from: middle(shape.plane), isBelow: false, slug: undefined, square: undefined };
    if (record?.tier === 'grand-cru') return [{ ...common, slug: record.slug, name: `${record.order} ${record.name}` }];
    if (record) return [{ ...common, name, square: squareOf(record, metresPerPx) }];
    return rank === 'grand' && orientation === 'wide' ? [{ ...common, name, isBelow: true }] : [];
  });
  const widthOf = ({ name, rank, square }: Called): number =>
    (name.length * WIDTH[rank] + 0.4) * LETTER[orientation] + (square?.side ?? 0) + 8;
  const { x, y, width, height } = ground;
  if (orientation === 'wide') {
    const rowsOf = (some: readonly Called[]): number[] =>
      calloutRows(
        some.map((one) => ({ at: one.from, length: widthOf(one) + CLEAR })),
        12,
      );
    const [above, below] = [called.filter((one) => !one.isBelow), called.filter((one) => one.isBelow)];
    const [rowsAbove, rowsBelow] = [rowsOf(above), rowsOf(below)];
    const callouts = [
      ...above.map((one, index): SheetCallout => ({
        ...one,
        to: [startOf(one, index, above, rowsAbove), y - LEADER - (rowsAbove[index] ?? 0) * ROW],
      })),
      ...below.map((one, index): SheetCallout => ({
        ...one,
        to: [startOf(one, index, below, rowsBelow), y + height + LEADER + ROW + (rowsBelow[index] ?? 0) * ROW],
      })),
    ];
    const top = Math.min(...callouts.map(({ to }) => to[1])) - ROW;
    const foot = Math.max(y + height + ROW, ...callouts.map(({ to }) => to[1])) + FOOT;
    const right = Math.max(x + width + MARGIN, ...callouts.map((one) => one.to[0] + widthOf(one)));
    const frame = { x: x - MARGIN, y: top, width: right - x + MARGIN, height: foot - top };
    return { sheet, orientation, toPx, callouts, ground, frame };
  }
  const heights = spread(
    called.map(({ from }) => from[1]),
    ROW,
  );
  // Names near each other begin at one line, east of the climats beside them.
  const beside = (height: number): boolean[] => heights.map((other) => Math.abs(other - height) < 2.5 * ROW);
  const points = own.flatMap(({ plane }) => plane.flat(2));
  const callouts = called.map((one, index): SheetCallout => {
    const near = heights.filter((_, other) => beside(heights[index] ?? 0)[other]);
    const [top, foot] = [Math.min(...near) - ROW, Math.max(...near) + ROW];
    const edge = Math.max(one.from[0], ...points.filter(([, py]) => py > top && py < foot).map(([px]) => px));
    return { ...one, to: [edge + LEADER, (heights[index] ?? 0) + 5] };
  });
  const right = Math.max(x + width + MARGIN, ...callouts.map((one) => one.to[0] + widthOf(one)));
  const frame = { x: x - MARGIN, y: y - MARGIN, width: right - x + MARGIN, height: height + MARGIN + FOOT };
  return { sheet, orientation, toPx, callouts, ground, frame };
}

/** Squares in a row that stands on a line. */
export function squaresAt(squares: readonly SheetSquare[], x: number, y: number) {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  let left = x;
  return squares.map(({ side, isDisputed }) => {
    const square = { x: tenth(left), y: tenth(y - side), side: Math.round(side * 100) / 100, isDisputed };
    left += side + 3;
    return square;
  });
}

/** The square as large as a holding. */
const squareOf = ({ areaHa: hectares, areaDisputed }: Vineyard, metresPerPx: number): SheetSquare => ({
  side: Math.sqrt(hectares * 10_000) / metresPerPx,
  isDisputed: areaDisputed,
});

/** From a place to a box beside it. */
function distanceTo({ x, y, width, height }: Box, [px, py]: PlanePoint): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

/** Sheets side by side are as high as each other and fill the row, and sheets below each other are as wide. */
function evened(laid: readonly Laid[]): Laid[] {
  const inRow = laid.filter(({ sheet }) => sheet.strip.id === 'nuits').map(({ frame }) => frame);
  const height = Math.max(...inRow.map((frame) => frame.height));
  const width = Math.max(...laid.map(({ frame }) => frame.width));
  return laid.map((one) => {
    const { frame, orientation, sheet } = one;
    if (orientation === 'upright') return { ...one, frame: { ...frame, x: frame.x - (width - frame.width), width } };
    if (sheet.strip.id !== 'nuits') return one;
    const more = (width - sum(inRow, (other) => other.width)) / inRow.length;
    return { ...one, frame: { ...frame, x: frame.x - more / 2, width: frame.width + more, height } };
  });
}

/** Joins of two sheets: a place on the Côte at which both have their mark. */
const JOINS: readonly { readonly of: readonly [Sheet['id'], Sheet['id']]; readonly at: LonLat }[] = [
  { of: ['gevrey', 'vosne'], at: [4.9555, 47.1705] },
  { of: ['vosne', 'corton'], at: [4.925, 47.1] },
];

/** Places the names that stand on the ground of a sheet, and moves all of it so that the frame begins at 0, 0. */
function view({ sheet, orientation, toPx, callouts, frame }: Laid): SheetView {
  const { strip } = sheet;
  const [metresPerPx, letter] = [METRES_PER_PX[orientation], LETTER[orientation]];
  const at = (point: PlanePoint): PlanePoint => {
    const [x, y] = toPx(point);
    return [x - frame.x, y - frame.y];
  };
  const moved = callouts.map((one): SheetCallout => {
    const [from, to] = [one.from, one.to].map(([x, y]): PlanePoint => [x - frame.x, y - frame.y]);
    return { ...one, from: from ?? one.from, to: to ?? one.to };
  });
  const here = inOrder(shapes.filter(({ latitude }) => lies(strip, latitude)));
  const drawn = here.map((shape) => ({ ...shape, plane: inPx(shape.plane, at) }));
  const leaders = moved.map(({ from, to }): Segment => [from, orientation === 'wide' ? to : [to[0] - 16, to[1] - 5]]);
  const calloutBoxes = moved.map(({ to: [x, y], name, rank, square }): Box => ({
    x: x - 18,
    y: y - letter,
    width: (name.length * WIDTH[rank] + 0.4) * letter + (square?.side ?? 0) + 26,
    height: ROW,
  }));
  // The name of a village keeps clear of leaders on both sides.
  const kept = leaders.flatMap(([[ax, ay], [bx, by]]) =>
    [-BESIDE, 0, BESIDE].map((aside): Segment => [
      [ax + aside, ay],
      [bx + aside, by],
    ]),
  );
  const edges: Segment[] = [...drawn.flatMap(({ plane }) => plane.flat().flatMap((ring) => pairs(ring))), ...kept];
  const window: Box = { x: 4, y: 4, width: frame.width - 8, height: frame.height - FOOT };
  const places = villagesOf(sheet).map(({ data }) => ({ ...data, at: at(toPlane(data.geometry.coordinates)) }));
  // A name stands nearer to its own gable than to that of another village.
  const around = ([x, y]: PlanePoint, by: number): Box => ({ x: x - by, y: y - by, width: 2 * by, height: 2 * by });
  const taken = [...calloutBoxes, ...places.map((place) => around(place.at, 8))];
  const villages = places
    .sort((a, b) => b.geometry.coordinates[1] - a.geometry.coordinates[1])
    .map(({ name, at: place }): SheetVillage => {
      const squares = records
        .filter(({ tier, commune }) => tier === 'villages' && commune === name)
        .map((record) => squareOf(record, metresPerPx));
      const inset = squares.reduce((all, { side }) => all + side + SQUARES, 0);
      const others = places.filter((other) => other.at !== place).map((other) => around(other.at, 28));
      const [set, ...further] = waysToBreak(name).flatMap((lines) => {
        const width = inset + (Math.max(...lines.map(({ length }) => length)) * WIDTH.village + 0.4) * letter;
        const height = lines.length * LINE * letter;
        const middle = placeBeside(place, { width, height }, edges, [...taken, ...others], window);
        if (!middle) return [];
        const box = { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
        return [{ lines, box, distance: distanceTo(box, place) }];
      });
      if (!set) throw new Error(`There is no room for the name of ${name} on sheet ${sheet.numeral}.`);
      const best = further.reduce((a, b) => (a.distance > FAR && b.distance < a.distance ? b : a), set);
      taken.push(best.box);
      return { name, lines: best.lines, at: place, box: best.box, squares, inset };
    });
  return {
    id: sheet.id,
    numeral: sheet.numeral,
    strip: strip.id,
    orientation,
    degrees: stripTurn(strip, orientation),
    origin: [-frame.x, -frame.y],
    scale: SHEET_UNIT_M / metresPerPx,
    width: frame.width,
    height: frame.height,
    letter,
    kilometrePx: 1000 / metresPerPx,
    shapes: here.filter(isDrawnAlone).map(({ id, rank }): SheetShape => ({
      id,
      rank,
      ruling: records.find((one) => one.tier === 'grand-cru' && outlineId(one) === id)?.order,
    })),
    callouts: here.flatMap(({ id }) => moved.find((one) => one.id === id) ?? []),
    villages,
    trees: woodOfCorton.filter(([, latitude]) => lies(sheet, latitude)).map((place) => at(toPlane(place))),
    joins: JOINS.flatMap(({ of, at: place }) => {
      const other = sheets.find(({ id }) => id !== sheet.id && of.includes(id));
      if (!of.includes(sheet.id) || !other) return [];
      const [x, y] = at(toPlane(place));
      const isNorth = other.north > sheet.north;
      const edge: PlanePoint =
        orientation === 'wide' ? [isNorth ? frame.width : 0, y] : [x, isNorth ? 0 : frame.height];
      return [{ to: other.id, numeral: other.numeral, isNorth, at: edge }];
    }),
  };
}

/** The three sheets in both orientations, at one scale each. */
export const sheetViews: readonly SheetView[] = orientations.flatMap((orientation) =>
  evened(sheets.map((sheet) => lay(sheet, orientation))).map(view),
);
