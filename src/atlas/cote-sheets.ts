import { sort, sum } from 'd3-array';
import { contains, edgesOf, middle, spread, type Segment } from '#atlas/geometry.ts';
import { longest, placeBeside, waysToBreak } from '#atlas/map-names.ts';
import { climats, isOn, outlineId, records, together, villages as allVillages, type Climat } from '#atlas/outlines.ts';
import { areaHa, boxAround, boxAt, mapPoints, turn, type Box, type PlanePoint } from '#atlas/plane.ts';
import { toPlane, type LonLat } from '#atlas/projection.ts';
import { isDrawnAlone, SHEET_UNIT_M } from '#atlas/sheet-paths.ts';
import { woodOfCorton } from '#atlas/hill.ts';
import { orientations, sheets, stripTurn, type Orientation, type Sheet } from '#atlas/strip.ts';
import type { Vineyard } from '#vineyards/vineyard.ts';

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

/** Room between the names of a row, in pixels. */
const BETWEEN = 12;

/** Width of a letter by what it names, and height of a line, in parts of the size of letters. */
const WIDTH = { grand: 0.6, premier: 0.45, village: 0.46 } as const;
const LINE = 1.15;

/** A name farther from its gable than this is set in two lines, if it comes nearer so. */
const FAR = 40;

/** Room between the squares beside the name of a village. */
const SQUARES = 3;

/** From north to south, but what lies in a larger climat after it, so that it can be pressed: Les Renardes in Corton. */
function inOrder(all: readonly Climat[]): Climat[] {
  const placed = all.map((climat) => ({ climat, size: areaHa(climat.plane) }));
  const latitudeOf = ({ climat, size }: (typeof placed)[number]): number => {
    const around = placed.filter((other) => other.size > size && contains(other.climat.plane, middle(climat.plane)));
    return Math.min(climat.latitude, ...around.map((other) => other.climat.latitude));
  };
  return sort(
    placed,
    (one) => -latitudeOf(one),
    ({ size }) => -size,
  ).map(({ climat }) => climat);
}

/** The names that are called out of the climats of a sheet, each at the head of a leader. */
function namesOf(own: readonly Climat[], orientation: Orientation) {
  return own.flatMap(({ id, name, rank, plane }) => {
    const record = records.find((one) => outlineId(one) === id);
    if (!record && (rank === 'premier' || orientation === 'upright')) return [];
    const cru = record?.tier === 'grand-cru' ? record : undefined;
    /** Undefined where the plots are drawn. */
    const square = record && !cru ? squareOf(record, METRES_PER_PX[orientation]) : undefined;
    // Grands Crus are numbered from north to south.
    const words = cru ? `${cru.order} ${cru.name}` : name;
    const width = (words.length * WIDTH[rank] + 0.4) * LETTER[orientation] + (square?.side ?? 0) + 8;
    return [
      {
        /** Id of its path: `musigny`. */
        id,
        rank,
        /** Of the page of a Grand Cru of the estate. */
        slug: cru?.slug,
        name: words,
        square,
        /** Called out towards the plain: the other Grands Crus of a wide sheet. */
        isBelow: !record,
        /** Width of its name with the square. */
        width,
        from: middle(plane),
      },
    ];
  });
}

type Called = ReturnType<typeof namesOf>[number];

/** A name with the place to which its leader goes. */
type Callout = Called & { readonly to: PlanePoint };

/**
 * Rows for names that stand above the map or below it, each at the head of a leader at its own x and running to the
 * right. Row 0 is nearest to the map. Names are taken from right to left; each takes the lowest row in which
 * it ends before the next name begins and no leader passes through it.
 */
function rowsOf(names: readonly Called[]): ReadonlyMap<Called, number> {
  const rows = new Map<Called, number>();
  for (const name of sort(names, ({ from: [x] }) => -x)) {
    const end = name.from[0] + name.width + CLEAR + BETWEEN;
    // A leader of a name further right rises from the map to its row, through all rows below it.
    const crossed = [...rows].flatMap(([other, row]) => (other.from[0] < end ? [row + 1] : []));
    rows.set(name, Math.max(0, ...crossed));
  }
  return rows;
}

/** Names in rows above the ground, those of the other Grands Crus below it. */
function inRows(called: readonly Called[], ground: Box): Callout[] {
  return [false, true].flatMap((isBelow) => {
    const side = called.filter((one) => one.isBelow === isBelow);
    const rows = rowsOf(side);
    return side.map((one): Callout => {
      const row = rows.get(one) ?? 0;
      // Over its own place, but clear of a leader that passes it on the left to a farther row.
      const passing = side.filter((other) => (rows.get(other) ?? 0) > row && other.from[0] <= one.from[0]);
      const x = Math.max(one.from[0], ...passing.map(({ from }) => from[0] + CLEAR));
      const y = isBelow ? ground.y + ground.height + LEADER + ROW + row * ROW : ground.y - LEADER - row * ROW;
      return { ...one, to: [x, y] };
    });
  });
}

/** Names on the right of the ground. Those near each other begin at one line, east of the climats beside them. */
function beside(called: readonly Called[], points: readonly PlanePoint[]): Callout[] {
  const heights = spread(
    called.map(({ from }) => from[1]),
    ROW,
  );
  return called.map((one, index): Callout => {
    const height = heights[index] ?? 0;
    const near = heights.filter((other) => Math.abs(other - height) < 2.5 * ROW);
    const [top, foot] = [Math.min(...near) - ROW, Math.max(...near) + ROW];
    const edge = Math.max(one.from[0], ...points.filter(([, y]) => y > top && y < foot).map(([x]) => x));
    return { ...one, to: [edge + LEADER, height + 5] };
  });
}

/** A sheet with the names called out of its ground and the frame around both, in pixels of the turned plane. */
function lay(sheet: Sheet, orientation: Orientation) {
  const degrees = stripTurn(sheet.strip, orientation);
  const toPx = (point: PlanePoint): PlanePoint => {
    const [x, y] = turn(point, degrees);
    return [x / METRES_PER_PX[orientation], y / METRES_PER_PX[orientation]];
  };
  const own = climats.filter(isOn(sheet)).map((climat) => ({ ...climat, plane: mapPoints(climat.plane, toPx) }));
  const gables = allVillages.filter(isOn(sheet)).map(({ at }) => toPx(at));
  const ground = boxAround([...together(own), [gables]]);
  const called = namesOf(own, orientation);
  const isWide = orientation === 'wide';
  const callouts = isWide ? inRows(called, ground) : beside(called, together(own).flat(2));
  const { x, y, width, height } = ground;
  const levels = callouts.map(({ to }) => to[1]);
  const right = Math.max(x + width + MARGIN, ...callouts.map((one) => one.to[0] + one.width));
  const top = isWide ? Math.min(...levels) - ROW : y - MARGIN;
  const foot = (isWide ? Math.max(y + height + ROW, ...levels) : y + height) + FOOT;
  const frame = { x: x - MARGIN, y: top, width: right - x + MARGIN, height: foot - top };
  return { sheet, orientation, degrees, toPx, callouts, frame };
}

type Laid = ReturnType<typeof lay>;

/** The square as large as a holding: it shows how much and not where. */
const squareOf = ({ areaHa: hectares, areaDisputed }: Vineyard, metresPerPx: number) => ({
  side: Math.sqrt(hectares * 10_000) / metresPerPx,
  /** Sources differ on the area, so the square is drawn in outline only. */
  isDisputed: areaDisputed,
});

/** Squares in a row that stands on a line. */
export function squaresAt(squares: readonly ReturnType<typeof squareOf>[], x: number, y: number) {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  let left = x;
  return squares.map(({ side, isDisputed }) => {
    const size = Math.round(side * 100) / 100;
    const square = { x: tenth(left), y: tenth(y - side), width: size, height: size, isDisputed };
    left += side + SQUARES;
    return square;
  });
}

/** The place on a box that is nearest to a place beside it. */
export function nearestOn({ x, y, width, height }: Box, [px, py]: PlanePoint): PlanePoint {
  return [Math.min(Math.max(px, x), x + width), Math.min(Math.max(py, y), y + height)];
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
function view({ sheet, orientation, degrees, toPx, callouts: unmoved, frame }: Laid) {
  const { strip } = sheet;
  const [metresPerPx, letter] = [METRES_PER_PX[orientation], LETTER[orientation]];
  const moved = ([x, y]: PlanePoint): PlanePoint => [x - frame.x, y - frame.y];
  const at = (point: PlanePoint): PlanePoint => moved(toPx(point));
  const callouts = unmoved.map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) }));
  const here = inOrder(climats.filter(isOn(strip)));
  const calloutBoxes = callouts.map(({ to: [x, y], width }) => ({
    x: x - 18,
    y: y - letter,
    width: width + 18,
    height: ROW,
  }));
  // The name of a village keeps clear of leaders on both sides.
  const leaders = callouts.flatMap(({ from: [ax, ay], to: [x, y] }) => {
    const [bx, by] = orientation === 'wide' ? [x, y] : [x - 16, y - 5];
    return [-BESIDE, 0, BESIDE].map((aside): Segment => [
      [ax + aside, ay],
      [bx + aside, by],
    ]);
  });
  const edges = [...here.flatMap(({ plane }) => edgesOf(mapPoints(plane, at))), ...leaders];
  const window: Box = { x: 4, y: 4, width: frame.width - 8, height: frame.height - FOOT };
  const places = sort(allVillages.filter(isOn(sheet)), ({ latitude }) => -latitude).map((village) => ({
    name: village.name,
    at: at(village.at),
  }));
  const taken: Box[] = [...calloutBoxes, ...places.map((place) => boxAt(place.at, 16, 16))];
  const villages = places.map(({ name, at: place }) => {
    /** The holdings of that rank in the commune. */
    const squares = records
      .filter(({ tier, commune }) => tier === 'villages' && commune === name)
      .map((record) => squareOf(record, metresPerPx));
    /** The room that the squares take on the left of the name. */
    const inset = sum(squares, ({ side }) => side + SQUARES);
    // A name stands nearer to its own gable than to that of another village.
    const others = places.filter((other) => other.at !== place).map((other) => boxAt(other.at, 56, 56));
    const [set, ...further] = waysToBreak(name).flatMap((lines) => {
      const width = inset + (longest(lines) * WIDTH.village + 0.4) * letter;
      const size = { width, height: lines.length * LINE * letter };
      const box = placeBeside(place, size, edges, [...taken, ...others], window);
      if (!box) return [];
      const [x, y] = nearestOn(box, place);
      return [{ lines, box, distance: Math.hypot(x - place[0], y - place[1]) }];
    });
    if (!set) throw new Error(`There is no room for the name of ${name} on sheet ${sheet.numeral}.`);
    const { lines, box } = further.reduce((a, b) => (a.distance > FAR && b.distance < a.distance ? b : a), set);
    taken.push(box);
    return { name, lines, at: place, box, squares, inset };
  });
  return {
    id: sheet.id,
    numeral: sheet.numeral,
    strip: strip.id,
    orientation,
    /** Paths are moved to the origin after they are turned, clockwise in degrees, and scaled. */
    degrees,
    origin: moved([0, 0]),
    scale: SHEET_UNIT_M / metresPerPx,
    width: frame.width,
    height: frame.height,
    letter,
    kilometrePx: 1000 / metresPerPx,
    /** The climats with a path of their own; those of the estate are ruled by their number. */
    shapes: here.filter(isDrawnAlone).map(({ id, rank }) => ({
      id,
      rank,
      ruling: records.find((one) => one.tier === 'grand-cru' && outlineId(one) === id)?.order,
    })),
    /** In the order in which they are pressed and read. */
    callouts: here.flatMap(({ id }) => callouts.find((one) => one.id === id) ?? []),
    villages,
    /** Trees where a measured line crosses a wood. */
    trees: woodOfCorton.filter(([, latitude]) => isOn(sheet)({ latitude })).map((place) => at(toPlane(place))),
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
export const sheetViews = orientations.flatMap((orientation) =>
  evened(sheets.map((sheet) => lay(sheet, orientation))).map(view),
);
export type SheetView = (typeof sheetViews)[number];
