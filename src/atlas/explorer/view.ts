import { sort } from 'd3-array';
import { detailAt, type ExplorerClimat, type ExplorerData } from '#atlas/explorer/explorer.ts';
import { LOOKS, type LETTER_SIZES } from '#atlas/explorer/labels/name-sizes.ts';
import { crossedByNone, edgesOf, isNear, isWithin, overlap, type Segment } from '#atlas/plane/geometry.ts';
import {
  boxAround,
  inflated,
  mapPoints,
  parseOutlinePath,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane/plane.ts';

/** Pixels between names and the edge of the map. */
const CLEAR = 4;

/** Pixels from the edge of the map within which nothing is named by a line: its start would be cut, or seem to be. */
const CUT = 20;

/** How the map is shown: pixels of a metre, its turn, as an index, the place of a point of the plane and of the turned plane. */
export interface Shown {
  readonly scale: number;
  readonly turnIndex: 0 | 1;
  readonly onMap: (point: PlanePoint) => PlanePoint;
  readonly place: (point: PlanePoint) => PlanePoint;
  readonly size: PlanePoint;
  /** The climat whose plots are named at every scale. */
  readonly chosen: string;
  /** Where no word may stand. */
  readonly reserved?: readonly Box[];
}

/** A climat in view: the sizes of its letters, the box around it and its outline, in pixels of the map. */
export interface ClimatInView {
  readonly climat: ExplorerClimat;
  readonly look: keyof typeof LETTER_SIZES;
  readonly box: Box;
  readonly outline: Polygons;
}

/** The contents of a view, and the room taken in it, which names and their lines join as they find a place. */
export function inView(data: ExplorerData, { scale, turnIndex, onMap, place, size, chosen, reserved = [] }: Shown) {
  const [width, height] = size;
  const map: Box = { x: 0, y: 0, width, height };
  const room = inflated(map, -CLEAR);
  const taken: Box[] = [...reserved];
  const leaders: Segment[] = [];
  const lookOf = ({ id, rank, number }: ExplorerClimat) =>
    id === chosen ? 'chosen' : number === undefined ? rank : 'nine';
  const drawn = data.climats.flatMap((climat): ClimatInView[] => {
    const { [turnIndex]: plane } = climat.boxes;
    if (!plane) return [];
    const [x, y] = place([plane.x, plane.y]);
    const box = { x, y, width: plane.width * scale, height: plane.height * scale };
    if (!overlap(box, room)) return [];
    return [{ climat, look: lookOf(climat), box, outline: mapPoints(parseOutlinePath(climat.d), onMap) }];
  });
  const plots = data.plots
    .map(({ cru, text, outline }) => ({ cru, text, outline: mapPoints(outline, onMap) }))
    .filter(({ outline }) => overlap(boxAround(outline), map));
  const climats = sort(drawn, ({ look }) => LOOKS.indexOf(look));
  const outlines = [...climats, ...plots].map(({ outline }) => outline);
  return {
    turnIndex,
    scale,
    detail: detailAt(scale),
    chosen,
    onMap,
    place,
    map,
    /** The part of the map in which names may stand. */
    room,
    /** Climats as they are drawn, the smaller over the larger, and those of the first ranks first. */
    drawn,
    climats,
    grandsCrus: climats.filter(({ climat }) => climat.rank === 'grand'),
    plots,
    /** The outlines of all climats and plots in view, and the test that none of their edges passes through a box. */
    outlines,
    isOffEdges: crossedByNone(outlines.flatMap(edgesOf).filter(isNear(map))),
    taken,
    leaders,
    isClearOfEdge: (point: PlanePoint): boolean => isWithin(inflated(map, -CUT), point),
  };
}

export type InView = ReturnType<typeof inView>;
