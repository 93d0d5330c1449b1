import type { ZoomTransform } from 'd3-zoom';
import type { explorerData } from '#atlas/explorer-data.ts';
import { overlap } from '#atlas/geometry.ts';
import { longest, waysToBreak } from '#atlas/map-names.ts';
import type { Box, PlanePoint } from '#atlas/plane.ts';

/** What the explorer fetches: one file for each language. */
export type ExplorerData = ReturnType<typeof explorerData>;
export type ExplorerClimat = ExplorerData['climats'][number];

/** Pixels of a metre at which the explorer opens; one step of its buttons doubles it. */
export const OPENING_SCALE = 0.125;
export const STEP = 2;
/** From here on, the second step, every climat in view has its name. */
export const NAMING_SCALE = OPENING_SCALE * STEP ** 2;
/** The largest magnification: half a metre to a pixel. */
export const LARGEST_SCALE = 2;

/** Size of letters in pixels, and width of a letter and height of a line in parts of it. */
const LETTER = 15;
const WIDTH = { grand: 0.6, premier: 0.42, village: 0.46 } as const;
const LINE = 1.1;

/** Lines by which a name may be moved up or down to stand clear of others. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3];

/** What has a name on the map. */
interface Called {
  readonly id: string;
  readonly name: string;
  readonly rank: ExplorerClimat['rank'] | 'village';
  readonly held: boolean;
  readonly at: PlanePoint;
  readonly size?: PlanePoint;
}

/**
 * The names of a view: the estate's climats first, then Grands Crus, villages, and Premiers Crus from the largest. From the
 * second step on every climat has one, even if it has to touch another.
 */
export function namesInView({ climats, villages }: ExplorerData, view: ZoomTransform, [width, height]: PlanePoint) {
  const called: Called[] = [
    ...climats.filter(({ held }) => held),
    ...climats.filter(({ held, rank }) => !held && rank === 'grand'),
    ...villages.map(({ name, at }): Called => ({ id: `village-${name}`, name, rank: 'village', held: false, at })),
    ...climats.filter(({ held, rank }) => !held && rank === 'premier'),
  ];
  const taken: Box[] = [];
  return called.flatMap(({ id, name, rank, held, at, size }) => {
    const [x, y] = [view.applyX(at[0]), view.applyY(at[1])];
    if (x < 0 || y < 0 || x > width || y > height) return [];
    // Far away, the smallest climats would be hidden by their names.
    if (size && !held && rank === 'premier' && view.k < NAMING_SCALE && view.k * Math.min(...size) < 2 * LETTER)
      return [];
    const ways = waysToBreak(name.replace(/ \(.*\)$/, '')).map((lines) => ({
      lines,
      width: longest(lines) * WIDTH[rank] * LETTER,
      height: lines.length * LINE * LETTER,
    }));
    // Not across the edge of the screen, if it can be helped.
    const boxes = SHIFTS.flatMap((shift) =>
      ways.map((way) => ({
        ...way,
        x: Math.max(4, Math.min(width - 4 - way.width, x - way.width / 2)),
        y: y - way.height / 2 + shift * LINE * LETTER + (rank === 'village' ? LETTER : 0),
      })),
    );
    const clear = boxes.find((box) => !taken.some((other) => overlap(box, other)));
    const mustShow = rank !== 'village' && view.k >= NAMING_SCALE;
    const box = clear ?? (mustShow ? boxes[0] : undefined);
    if (!box) return [];
    taken.push(box);
    return [
      {
        id,
        rank,
        held,
        /** The lines of the name on the screen, with the middle of each. */
        lines: box.lines.map((text, line) => ({
          text,
          at: [box.x + box.width / 2, box.y + (line + 0.5) * LINE * LETTER] as const,
        })),
      },
    ];
  });
}
