import { least } from 'd3-array';
import {
  contains,
  corners,
  crosses,
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
import { placeBeside } from '#atlas/map-names.ts';
import { climats, communes, land, together } from '#atlas/outlines.ts';
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
import { numbered, type Numbered } from '#atlas/numbered.ts';
import { communeNames } from '#atlas/commune-names.ts';
import { INSET_BAR_M, insets as insetsOf } from '#atlas/insets.ts';
import { isInVosne, vosneInset } from '#atlas/vosne.ts';
import { SHEET, ticks } from '#atlas/sheet-drawing.ts';
import { numbersAlong } from '#atlas/sheet-numbers.ts';
import { nuits } from '#atlas/strip.ts';
import { withoutBrackets } from '#text/words.ts';

/** Pixels of CSS to a metre of paper. */
const PX_PER_PAPER_M = 96 / 0.0254;

/**
 * The forms of the sheet: on wide screens, on tablets and paper, and on phones and A3 in two parts, the Côte de Nuits and
 * the Côte from Corton on. `scale` is that of the map at full size; letters are in pixels; the margin holds the frame, which
 * is wide where figures of the degree stand in it.
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

export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The path of a line on the sheet, and the attributes of a box. */
export const linePath = (points: readonly PlanePoint[]): string =>
  `M${points.map((point) => point.map(tenth).join(' ')).join('L')}`;
export const rectOf = ({ x, y, width, height }: Box) => ({
  x: tenth(x),
  y: tenth(y),
  width: tenth(width),
  height: tenth(height),
});

/** One form of the sheet, in pixels. */
function layOut(form: SheetForm) {
  const { scale, shows, margin, letters } = forms[form];
  const pxPerM = PX_PER_PAPER_M / scale;
  const place = ([x, y]: PlanePoint): PlanePoint => [(x - shows.x) * pxPerM + margin, (y - shows.y) * pxPerM + margin];
  const frame: Box = { x: margin, y: margin, width: shows.width * pxPerM, height: shows.height * pxPerM };
  const shapes = numbered.map(({ climat }) => mapPoints(climat.plane, place));
  const placedClimats = climats.map((climat) => {
    const plane = mapPoints(climat.plane, place);
    return { plane, box: boxAround(plane) };
  });
  const onGround = (all: Polygons) => edgesOf(simplified(mapPoints(all, place), 1.5));
  const climatLines = onGround(together(climats));
  const grandLines = numbered.map(({ climat }) => (climat.rank === 'grand' ? onGround(climat.plane) : []));
  const landLines = onGround(together(land));
  const frameLines = edgesOf([[corners(frame)]]);
  const lines = [...climatLines, ...landLines, ...frameLines];
  const borders = onGround(together(communes));
  const insets = shows === SHEET ? insetsOf(place, pxPerM, letters.caption, form === 'wide') : [];
  const vosne = shows === SHEET ? vosneInset(place, pxPerM, letters) : undefined;
  const frames = [...insets, ...(vosne ? [vosne] : [])].map(({ box }) => box);

  /** Where a number stands on its ground, off boundaries of communes; undefined where it does not fit. */
  const placeOnGround = ({ digits }: Numbered): PlanePoint | undefined => {
    if (!digits || digits.scale * letters.number > pxPerM) return undefined;
    const at = place(digits.at);
    const box = boxAt(at, letters.number, letters.number);
    return borders.some((line) => crosses(box, line)) ? undefined : at;
  };
  const shown = numbered
    .filter(({ climat }) => isWithin(frame, place(middleOf(boxAround(climat.plane)))))
    .filter(({ climat }) => !vosne || !isInVosne(climat.id))
    .map((one) => ({ ...one, at: placeOnGround(one) }));
  const taken: Box[] = shown.flatMap(({ at }) => (at ? [boxAt(at, letters.number, letters.number)] : []));
  taken.push(...frames);
  const beside: { middle: PlanePoint; box: Box; leader: Segment }[] = [];
  const sizeOf = (number: number) => ({
    width: (0.5 * String(number).length + 0.25) * letters.number,
    height: 1.05 * letters.number,
  });
  /** Where most numbers do not fit on their ground, those of the Côte de Nuits stand in rows beside it. */
  const along =
    form === 'middle'
      ? numbersAlong(
          shown.filter(({ at, climat }) => !at && climat.latitude >= nuits.south).map(({ number }) => number),
          shapes,
          placedClimats.flatMap(({ plane }) => plane),
          taken,
          sizeOf,
        )
      : [];
  taken.push(...along.map(({ box }) => box));
  const marks = shown.map(({ climat, number, isOneOfNine, isOwn, at }) => {
    const look = { id: climat.id, number, isOneOfNine, isOwn, name: withoutBrackets(climat.name) };
    if (at) return { ...look, at, leader: undefined };
    const aside = along.find((one) => one.number === number);
    if (aside) return { ...look, at: middleOf(aside.box), leader: aside.leader };
    // A number that does not fit on its ground stands beside the vineyards, at the end of a line.
    const own = shapes[number - 1] ?? [];
    const middle = middleOf(boxAround(own));
    /** From the point of its outline that is nearest to its number. */
    const leaderTo = (box: Box): Segment => {
      const start = least(own.flat(2), (point) => distance(point, middleOf(box))) ?? middle;
      return [start, nearestOn(box, start)];
    };
    const others = grandLines.filter((_, index) => index !== number - 1).flat();
    const size = sizeOf(number);
    const reach = grown(boxAt(middle, 0, 0), REACH);
    const around = lines.filter(isNear(reach));
    const ground = placedClimats.filter(({ box }) => overlap(box, reach)).flatMap(({ plane }) => plane);
    const isOutside = (one: Box): boolean => !contains(ground, middleOf(one));
    /** Its line is short and crosses no other Grand Cru. */
    const isClear = (one: Box): boolean => {
      const leader = leaderTo(one);
      return distance(...leader) < 5 * letters.number && !others.some((line) => meet(leader, line));
    };
    /** Its line, which is long enough to be seen, and not too long, crosses no number and no line of another. */
    const isApart = (one: Box): boolean => {
      const leader = leaderTo(one);
      const isCrossed = (other: Segment): boolean => meet(leader, other) || crosses(one, other);
      return (
        isOutside(one) &&
        distance(...leader) > LEADS_FROM * letters.number &&
        distance(...leader) < 7 * letters.number &&
        !beside.some((other) => isCrossed(other.leader)) &&
        !taken.some((other) => crosses(other, leader))
      );
    };
    /** North of the numbers of its neighbours to the south. */
    const isInOrder = (one: Box): boolean =>
      beside
        .filter((other) => distance(other.middle, middle) < 4 * letters.number)
        .every((other) => other.middle[1] < middle[1] === middleOf(other.box)[1] < middleOf(one)[1]);
    // What is asked of a place, from the most to the least; a line crosses another Grand Cru where one lies all around.
    const asked: [lines: readonly Segment[], isAllowed: (one: Box) => boolean][] = [
      [[...around, ...borders], (one) => isClear(one) && isApart(one) && isInOrder(one)],
      [around, (one) => isClear(one) && isApart(one) && isInOrder(one)],
      [around, (one) => isApart(one) && isInOrder(one)],
      [around, isApart],
      [around, isOutside],
    ];
    let box: Box | undefined;
    for (const [drawn, isAllowed] of asked) box ??= placeBeside(middle, size, drawn, taken, frame, isAllowed);
    if (!box) throw new Error(`There is no room for the number of ${climat.name} on the sheet of the atlas (${form}).`);
    const leader = leaderTo(box);
    taken.push(box);
    beside.push({ middle, box, leader });
    return { ...look, at: middleOf(box), leader };
  });

  const kilometre = 1000 * pxPerM;
  const insetBar = INSET_BAR_M * (insets[0]?.times ?? 0);
  /** The left end of the bar, whose arrow stands left of it: west of the last inset, or in the corner of the frame. */
  const last = insets.at(-1)?.box;
  const corner: PlanePoint = last
    ? [last.x - 0.5 * letters.caption, last.y + last.height - 1.4 * letters.caption]
    : [frame.x + frame.width, frame.y + frame.height];
  const bar: PlanePoint = [corner[0] - kilometre - 4 * letters.caption, corner[1] - 1.6 * letters.caption];
  const barBox: Box = {
    x: bar[0] - 3 * letters.caption,
    y: bar[1] - 3 * letters.caption,
    width: kilometre + 6 * letters.caption,
    height: 4.5 * letters.caption,
  };
  taken.push(barBox);
  const occupied: Segment[] = [
    ...climatLines,
    ...frameLines,
    ...[...beside, ...along].flatMap(({ leader }) => (leader ? [leader] : [])),
    ...[...taken, ...frames.map((box) => grown(box, 0.7 * letters.commune))].flatMap((box) =>
      edgesOf([[corners(box)]]),
    ),
  ];
  const nine = edgesOf(numbered.flatMap(({ isOneOfNine }, index) => (isOneOfNine ? (shapes[index] ?? []) : [])));
  const isByNine = ([x, y]: PlanePoint): boolean =>
    nine.some((line) => crosses(grown(boxAt([x, y - 4], 8, 9), CLEAR), line));
  const names = communeNames(letters, place, frame, occupied, landLines, [...frames, barBox]);

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
    vosne,
    communes: names,
    bar: { at: bar, width: kilometre },
    /** The middle of the compass rose, which only the widest form has room for. */
    rose: form === 'wide' ? place(ROSE_AT) : undefined,
    /** Width of the bar of the insets, below it. */
    insetBar,
    /** The signs of the villages that have their names, but for those that would lie on one of the nine or touch it. */
    villages: names.flatMap(({ sign }) => (sign && !isByNine(sign) ? [sign] : [])),
    ticks: ticks(shows).map(({ along, ...tick }) => ({ ...tick, along: along * pxPerM + margin })),
  };
}

/** How far from one of the nine the sign of a village stands at least, in pixels. */
const CLEAR = 4;

/** How far from a number lines are looked at, in pixels. */
const REACH = 150;

/** How long the line of a number is at least, in parts of its letters. */
const LEADS_FROM = 0.5;

/** Where the compass rose stands, in metres of the plane: west of Savigny, where there is neither vine nor word. */
const ROSE_AT: PlanePoint = [SHEET.x + 3700, SHEET.y + 16_200];
export const ROSE_RADIUS = 88;

/** The sheet in its forms. */
export const wallSheets = (Object.keys(forms) as SheetForm[]).map(layOut);
export type WallSheet = (typeof wallSheets)[number];
