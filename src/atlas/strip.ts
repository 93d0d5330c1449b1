import { boxAround, turn, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

/**
 * The Côte bends, so its maps show two strips, each turned until its slope faces the
 * reader. On the wide map the wood is above, the plain below and north on the right; the upright map turns
 * the same strips by a quarter: north is above, the plain on the right. A turn is not a mirror image: a map
 * with north on the left and the plain below would be one.
 */
export interface Strip {
  readonly id: StripId;
  /** Clockwise turn of the wide map, in degrees. */
  readonly turn: number;
  /** Degrees of latitude between which a place belongs to the strip: from `south` up to `north`. */
  readonly north: number;
  readonly south: number;
}

export type StripId = 'nuits' | 'beaune';

export type Orientation = 'wide' | 'upright';

export const orientations = ['wide', 'upright'] as const satisfies readonly Orientation[];

/** From north to south. */
export const strips: readonly Strip[] = [
  { id: 'nuits', turn: 76, north: 47.24, south: 47.105 },
  { id: 'beaune', turn: 46, north: 47.105, south: 46.95 },
];

export type SheetId = 'gevrey' | 'vosne' | 'corton';

/** A sheet of the atlas: the part of a strip between two degrees of latitude. */
export interface Sheet extends Pick<Strip, 'north' | 'south'> {
  readonly id: SheetId;
  readonly numeral: 'I' | 'II' | 'III';
  readonly strip: Strip;
}

/** From north to south: Gevrey to Vougeot, Vosne to Nuits, Corton to Meursault. */
export const sheets: readonly Sheet[] = strips.flatMap((strip): Sheet[] =>
  strip.id === 'nuits'
    ? [
        { id: 'gevrey', numeral: 'I', strip, north: strip.north, south: 47.1722 },
        { id: 'vosne', numeral: 'II', strip, north: 47.1722, south: strip.south },
      ]
    : [{ id: 'corton', numeral: 'III', strip, north: strip.north, south: strip.south }],
);

/** Clockwise turn of a strip, in degrees. */
export function stripTurn(strip: Strip, orientation: Orientation): number {
  return orientation === 'wide' ? strip.turn : strip.turn - 90;
}

/** Mean of the points of the longest edge; for compact shapes it lies inside them. */
export function middle(polygons: Polygons<PlanePoint>): PlanePoint {
  const edge = polygons.map(([first = []]) => first).reduce((a, b) => (b.length > a.length ? b : a), []);
  const [x, y] = edge.reduce<PlanePoint>(([sumX, sumY], point) => [sumX + point[0], sumY + point[1]], [0, 0]);
  return [x / edge.length, y / edge.length];
}

/** The box around outlines after a turn, with a margin on all sides, in metres. */
export function turnedBox(polygons: Polygons<PlanePoint>, degrees: number, margin: number): Box {
  const turned = polygons.map((rings) => rings.map((ring) => ring.map((point) => turn(point, degrees))));
  const box = boxAround(turned);
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** A name called out from the map: where it is and how much room it needs. */
export interface Callout {
  readonly at: PlanePoint;
  /** Length of the name as set, in metres of the map. */
  readonly length: number;
}

/**
 * Rows for names that stand above the map, each at the head of a leader at its own x and running to the
 * right. Row 0 is nearest to the map. Names are taken from right to left; each takes the lowest row in which
 * it ends before the next name begins and no leader passes through it.
 */
export function calloutRows(callouts: readonly Callout[], gap: number): number[] {
  const rows = callouts.map(() => 0);
  const placed: { from: number; to: number; row: number }[] = [];
  const order = callouts.map((_, index) => index).sort((a, b) => (callouts[b]?.at[0] ?? 0) - (callouts[a]?.at[0] ?? 0));
  for (const index of order) {
    const callout = callouts[index];
    if (!callout) continue;
    const from = callout.at[0];
    const to = from + callout.length + gap;
    // A leader of a name further right rises from the map to its row, through all rows below it.
    const crossed = placed.filter((other) => other.from >= from && other.from < to).map(({ row }) => row + 1);
    const row = Math.max(0, ...crossed);
    rows[index] = row;
    placed.push({ from, to, row });
  }
  return rows;
}

/**
 * Moves values apart until neighbours in ascending order are at least `gap` apart, keeping their order and
 * staying as near as they can to where they were: names beside the upright map.
 */
export function spread(values: readonly number[], gap: number): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = [...values];
  // Groups of names that touch share their mean; a group that touches the next one is joined to it.
  const groups: { members: number[]; centre: number }[] = [];
  for (const index of order) {
    groups.push({ members: [index], centre: values[index] ?? 0 });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (!before || !last || before === last) break;
      const room = ((before.members.length + last.members.length) / 2) * gap;
      if (last.centre - before.centre >= room) break;
      const members = [...before.members, ...last.members];
      const centre = members.reduce((sum, member) => sum + (values[member] ?? 0), 0) / members.length;
      groups.splice(-2, 2, { members, centre });
    }
  }
  for (const { members, centre } of groups) {
    members.forEach((member, place) => {
      result[member] = centre + (place - (members.length - 1) / 2) * gap;
    });
  }
  return result;
}
