import { sort } from 'd3-array';
import type { SheetView } from '#atlas/atlas.ts';
import { SHEET_UNIT_M } from '#atlas/sheet-paths.ts';
import { boxAround, toPlane, turn, type PlanePoint } from '#atlas/plane.ts';
import { places } from '#atlas/records.ts';

/** Metres that a pixel of the index map shows, the free ground around it, and towns that it names. */
const METRES_PER_PX = 260;
const MARGIN = 6;
const TOWNS = ['dijon', 'beaune'];
/** Room for the numeral of the third sheet, and for the bar at the foot. */
const WEST = 12;
const FOOT = 20;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The index map: the frames of the wide sheets as they lie on the ground, north up, and the towns, in pixels. */
export function indexMap(views: readonly SheetView[]) {
  const frames = views
    .filter(({ orientation }) => orientation === 'wide')
    .map(({ numeral, degrees, origin: [left, top], scale, width, height }) => {
      const metresPerPx = SHEET_UNIT_M / scale;
      const corners = [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ].map(([x = 0, y = 0]) => turn([(x - left) * metresPerPx, (y - top) * metresPerPx], -degrees));
      return { numeral, corners };
    });
  const towns = places
    .filter(({ id }) => TOWNS.includes(id))
    .map(({ data }) => ({ name: data.short ?? data.name, at: toPlane(data.geometry.coordinates) }));
  const box = boxAround([[towns.map(({ at }) => at), ...frames.map(({ corners }) => corners)]]);
  const at = ([x, y]: PlanePoint): PlanePoint => [
    tenth((x - box.x) / METRES_PER_PX + MARGIN + WEST),
    tenth((y - box.y) / METRES_PER_PX + MARGIN),
  ];
  const [x, y] = at([0, 0]);
  return {
    width: Math.ceil(box.width / METRES_PER_PX) + 2 * MARGIN + WEST,
    height: Math.ceil(box.height / METRES_PER_PX) + 2 * MARGIN + FOOT,
    origin: `translate(${x} ${y}) scale(${Math.round((SHEET_UNIT_M / METRES_PER_PX) * 1e4) / 1e4})`,
    bar: Math.round(10_000 / METRES_PER_PX),
    frames: frames.map(({ numeral, corners }) => {
      const points = corners.map(at);
      const [[west, above], [, below]] = sort(points, ([px]) => px) as [PlanePoint, PlanePoint];
      return {
        numeral,
        d: `M${points.map((point) => point.join(' ')).join('L')}z`,
        at: [west - 4, tenth((above + below) / 2 + 5)] as const,
      };
    }),
    // The name of a town in the eastern half stands west of it.
    towns: towns.map(({ name, at: place }) => ({
      name,
      at: at(place),
      isEast: place[0] > box.x + 0.9 * box.width,
    })),
  };
}
