import { least } from 'd3-array';
import {
  contains,
  corners,
  distance,
  edgesOf,
  isNear,
  isWithin,
  meet,
  nearestOn,
  overlap,
  simplified,
  type Segment,
} from '#atlas/geometry.ts';
import type { GroundName } from '#atlas/ground-names.ts';
import { placeBeside } from '#atlas/map-names.ts';
import { climats, land, together, villages } from '#atlas/outlines.ts';
import {
  boxAround,
  boxAt,
  grown,
  mapPoints,
  middleOf,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane.ts';
import { bare, DIGITS, GRAND, numbered, styleOf, type Numbered } from '#atlas/numbered.ts';
import { communeNames } from '#atlas/commune-names.ts';
import { SHEET, ticks } from '#atlas/sheet-drawing.ts';

/** Pixels of CSS to a metre of paper. */
const PX_PER_PAPER_M = 96 / 0.0254;

/** The insets are as many times larger than the map, which on the largest screens and on paper gives round scales. */
const INSET_TIMES = 25 / 6;

/**
 * The forms of the sheet: on wide screens, on tablets and paper, on phones. `scale` is that of the map at full size; letters
 * are in pixels; the margin holds the frame.
 */
const forms = {
  wide: { scale: 41_667, margin: 26, letters: { name: 15, number: 15, commune: 14, town: 21, caption: 17 } },
  middle: { scale: 125_000, margin: 14, letters: { name: 11, number: 10.7, commune: 10.7, town: 13, caption: 11 } },
  small: { scale: 208_000, margin: 14, letters: { name: 11, number: 11.5, commune: 10.5, town: 12, caption: 11 } },
} as const;

export type SheetForm = keyof typeof forms;

/** Where the insets stand, from the corner of the sheet, in kilometres of the map: the top left of each shape. */
const INSETS: Readonly<Record<string, PlanePoint>> = {
  chambertin: [9.1, 1.1],
  'latricieres-chambertin': [11.9, 2.9],
  'clos-de-la-roche': [8.4, 4.4],
  musigny: [11.6, 5.75],
  'clos-de-vougeot': [6.6, 8.7],
  richebourg: [11.7, 11.1],
  'romanee-saint-vivant': [12, 14.2],
  'corton-charlemagne': [0.55, 13.3],
  'corton-renardes': [13.6, 17.4],
};

/** Room between an inset and its words, in parts of a letter. */
const ABOVE = 0.55;

/** Small letters where the usual ones do not fit. */
const SMALLER = 0.87;

/** A name set on its ground, in pixels of the sheet. */
export type SetOnGround = { readonly letter: number } & (
  | { readonly d: string; readonly middle: number }
  | { readonly lines: readonly { readonly text: string; readonly at: PlanePoint }[] }
);

export const tenth = (value: number): number => Math.round(value * 10) / 10;
const at = (point: PlanePoint): string => point.map(tenth).join(' ');

/** A name where it fits at a scale, in one of the sizes of letters; undefined where it fits in none. */
function setAt(
  name: GroundName | undefined,
  text: string,
  pxPerM: number,
  letters: readonly number[],
  place: (point: PlanePoint) => PlanePoint,
  line: number,
): SetOnGround | undefined {
  const letter = letters.find((size) => name && name.scale * size <= pxPerM);
  if (!name || letter === undefined) return undefined;
  if ('curve' in name) {
    const [from, ...rest] = name.curve.map((point) => at(place(point)));
    return { letter, d: `M${from ?? ''}C${rest.join(' ')}`, middle: name.middle };
  }
  const [x, y] = place(name.at);
  const lines = name.lines.length === 1 ? [text] : name.lines;
  return {
    letter,
    lines: lines.map((words, n) => ({
      text: words,
      at: [x, y + (n - (lines.length - 1) / 2) * (line + 0.1) * letter],
    })),
  };
}

/** One form of the sheet, in pixels. */
function layOut(form: SheetForm) {
  const { scale, margin, letters } = forms[form];
  const pxPerM = PX_PER_PAPER_M / scale;
  const place = ([x, y]: PlanePoint): PlanePoint => [(x - SHEET.x) * pxPerM + margin, (y - SHEET.y) * pxPerM + margin];
  const frame: Box = { x: margin, y: margin, width: SHEET.width * pxPerM, height: SHEET.height * pxPerM };
  const shapes = numbered.map(({ climat }) => mapPoints(climat.plane, place));
  const placedClimats = climats.map((climat) => {
    const plane = mapPoints(climat.plane, place);
    return { plane, box: boxAround(plane) };
  });
  const onGround = (all: Polygons): Segment[] => edgesOf(simplified(mapPoints(all, place), 1.5));
  const climatLines = onGround(together(climats));
  const grandLines = numbered.map(({ climat }) => (climat.rank === 'grand' ? onGround(climat.plane) : []));
  const lines = [...climatLines, ...onGround(together(land)), ...edgesOf([[corners(frame)]])];
  const insets =
    form === 'small' ? [] : numbered.flatMap((one) => inset(one, pxPerM, letters, margin, form === 'wide'));
  const captions = insets.map(({ caption: [x, y], words }): Box => {
    const [width, height] = [words * letters.caption, 1.3 * letters.caption];
    return { x, y: y - letters.caption, width, height };
  });
  const insetLines = insets.flatMap(({ plane, leaderTo, number }): Segment[] => {
    const from = shapes[number - 1];
    const start = from ? middleOf(boxAround(from)) : leaderTo;
    return [...edgesOf(simplified(plane, 1.5)), [start, leaderTo]];
  });

  // A number that does not fit on its ground stands beside the vineyards, at the end of a line.
  const taken: Box[] = numbered.flatMap(({ digits }) => {
    const [x, y] = digits && digits.scale * letters.number <= pxPerM && 'at' in digits ? place(digits.at) : [NaN, NaN];
    return Number.isNaN(x) ? [] : [boxAt([x, y], letters.number, letters.number)];
  });
  taken.push(...captions);
  const beside: { middle: PlanePoint; box: Box }[] = [];
  const shown = numbered.filter(({ isNinth }) => form !== 'small' || isNinth);
  const marks = shown.map(({ climat, number, name, digits, isNinth, isOwn }) => {
    const named = isNinth
      ? undefined
      : setAt(name, bare(climat.name), pxPerM, [letters.name, SMALLER * letters.name], place, styleOf(climat).line);
    const set = named ?? setAt(digits, String(number), pxPerM, [letters.number], place, DIGITS.line);
    const look = { id: climat.id, number, isNinth, isOwn, rank: climat.rank, name: bare(climat.name) };
    if (set) return { ...look, set, isNamed: named !== undefined, leader: undefined };
    const own = shapes[number - 1] ?? [];
    const middle = middleOf(boxAround(own));
    /** From the point of its outline that is nearest to its number. */
    const leaderTo = (box: Box): Segment => {
      const start = least(own.flat(2), (point) => distance(point, middleOf(box))) ?? middle;
      return [start, nearestOn(box, start)];
    };
    const others = grandLines.filter((_, index) => index !== number - 1).flat();
    const size = { width: (0.55 * String(number).length + 0.3) * letters.number, height: letters.number };
    const reach = grown(boxAt(middle, 0, 0), REACH);
    const around = [...lines, ...insetLines].filter(isNear(reach));
    const ground = placedClimats.filter(({ box }) => overlap(box, reach)).flatMap(({ plane }) => plane);
    const isOutside = (one: Box): boolean => !contains(ground, middleOf(one));
    const isClear = (one: Box): boolean => {
      const leader = leaderTo(one);
      const isShort = distance(...leader) < 5 * letters.number;
      return isShort && isOutside(one) && !others.some((line) => meet(leader, line));
    };
    /** North of the numbers of its neighbours to the south. */
    const isInOrder = (one: Box): boolean =>
      beside
        .filter((other) => distance(other.middle, middle) < 4 * letters.number)
        .every((other) => other.middle[1] < middle[1] === middleOf(other.box)[1] < middleOf(one)[1]);
    // A line crosses another Grand Cru only where one lies all around.
    const box =
      placeBeside(middle, size, around, taken, frame, (one) => isClear(one) && isInOrder(one)) ??
      placeBeside(middle, size, around, taken, frame, (one) => isOutside(one) && isInOrder(one)) ??
      placeBeside(middle, size, around, taken, frame, isOutside);
    if (!box) throw new Error(`There is no room for the number of ${climat.name} on the sheet of the atlas (${form}).`);
    taken.push(box);
    beside.push({ middle, box });
    const text = { text: String(number), at: middleOf(box) };
    return { ...look, set: { letter: letters.number, lines: [text] }, isNamed: false, leader: leaderTo(box) };
  });

  const leaders = marks.flatMap(({ leader }) => (leader ? [leader] : []));
  const occupied: Segment[] = [
    ...lines,
    ...insetLines,
    ...leaders,
    ...taken.flatMap((box) => edgesOf([[corners(box)]])),
  ];
  const names = communeNames(form, letters, place, frame, occupied, insets);

  return {
    form,
    pxPerM,
    margin,
    letters,
    width: frame.width + 2 * margin,
    height: frame.height + 2 * margin,
    frame,
    place,
    marks,
    insets,
    communes: names,
    villages: villages.map(({ at: point }) => place(point)).filter((point) => isWithin(frame, point)),
    ticks: ticks().map(({ along, ...tick }) => ({ ...tick, along: along * pxPerM + margin })),
  };
}

/** How far from a number lines are looked at, in pixels. */
const REACH = 150;

/** One of the nine by itself, with its words and the end of the line that leads to it. */
function inset(
  { climat, number, isNinth, inset: name }: Numbered,
  pxPerM: number,
  letters: (typeof forms)[SheetForm]['letters'],
  margin: number,
  hasAreas: boolean,
) {
  const corner = INSETS[climat.id];
  if (!isNinth || !corner) return [];
  const ground = boxAround(climat.plane);
  const [left, top] = corner.map((kilometres) => 1000 * kilometres * pxPerM + margin) as [number, number];
  const times = INSET_TIMES * pxPerM;
  const placeIn = ([x, y]: PlanePoint): PlanePoint => [(x - ground.x) * times + left, (y - ground.y) * times + top];
  const box: Box = { x: left, y: top, width: ground.width * times, height: ground.height * times };
  const from = middleOf(boxAround(climat.plane)).map(
    (metres, axis) => (metres - (axis === 0 ? SHEET.x : SHEET.y)) * pxPerM + margin,
  ) as unknown as PlanePoint;
  const set = setAt(name, bare(climat.name), times, [letters.caption, SMALLER * letters.caption], placeIn, GRAND.line);
  return [
    {
      id: climat.id,
      number,
      name: bare(climat.name),
      set,
      /** Paths of the ground are scaled by `times`, and their origin is moved there. */
      times,
      origin: placeIn([0, 0]),
      box,
      plane: mapPoints(climat.plane, placeIn),
      caption: [left, top - ABOVE * letters.caption] as PlanePoint,
      /** The width of its words in letters. */
      words: set ? 8 : 1.5 + 0.6 * bare(climat.name).length + (hasAreas ? 7 : 0),
      hasAreas,
      leaderTo: least(mapPoints(climat.plane, placeIn).flat(2), ([x, y]) => Math.hypot(x - from[0], y - from[1])) ?? [
        left,
        top,
      ],
    },
  ];
}

/** The sheet in its three forms. */
export const wallSheets = (Object.keys(forms) as SheetForm[]).map(layOut);
export type WallSheet = (typeof wallSheets)[number];
