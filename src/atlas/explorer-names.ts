import { toScreen, NAMING_SCALE, type ExplorerClimat, type ExplorerData, type View } from '#atlas/explorer.ts';
import { overlap } from '#atlas/geometry.ts';
import { longest, waysToBreak } from '#atlas/map-names.ts';
import type { Box, PlanePoint } from '#atlas/plane.ts';

/** A name on the screen, with the middle of each of its lines. */
export interface ExplorerName {
  readonly id: string;
  readonly rank: ExplorerClimat['rank'] | 'village';
  readonly held: boolean;
  readonly lines: readonly { readonly text: string; readonly at: PlanePoint }[];
}

/** Size of letters in pixels, and width of a letter and height of a line in parts of it. */
const LETTER = 15;
const WIDTH = { grand: 0.6, premier: 0.42, village: 0.46 } as const;
const LINE = 1.1;

/** Lines by which a name may be moved up or down to stand clear of others. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3];

interface Called {
  readonly id: string;
  readonly name: string;
  readonly rank: ExplorerName['rank'];
  readonly held: boolean;
  readonly at: PlanePoint;
  readonly size?: PlanePoint;
}

/**
 * The names of a view: the estate's climats first, then Grands Crus, villages, and Premiers Crus from the largest. From the
 * second step on every climat has one, even if it has to touch another.
 */
export function namesInView(
  { climats, villages }: ExplorerData,
  view: View,
  [width, height]: PlanePoint,
): ExplorerName[] {
  const called: Called[] = [
    ...climats.filter(({ held }) => held),
    ...climats.filter(({ held, rank }) => !held && rank === 'grand'),
    ...villages.map(({ name, at }): Called => ({ id: `village-${name}`, name, rank: 'village', held: false, at })),
    ...climats.filter(({ held, rank }) => !held && rank === 'premier'),
  ];
  const taken: Box[] = [];
  return called.flatMap(({ id, name, rank, held, at, size }): ExplorerName[] => {
    const [x, y] = toScreen(view, at);
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
        lines: box.lines.map((text, line) => ({
          text,
          at: [box.x + box.width / 2, box.y + (line + 0.5) * LINE * LETTER],
        })),
      },
    ];
  });
}
