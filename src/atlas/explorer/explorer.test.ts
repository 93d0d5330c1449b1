import { expect, it } from 'vitest';
import {
  barAt,
  detailAt,
  readState,
  writeState,
  type ExplorerClimat,
  type ExplorerData,
} from '#atlas/explorer/explorer.ts';
import { inNamingOrder } from '#atlas/explorer/labels/lines-in-the-way.ts';
import { namesInView } from '#atlas/explorer/labels/index.ts';
import { contains, corners } from '#atlas/plane/geometry.ts';
import { boxAround, boxAt, mapPoints, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** A small square around a place. */
const square = (x: number, y: number): Polygons => [[corners(boxAt([x, y], 6, 6))]];

it('reads from an address what it has written there, with what is chosen and what is lifted', () => {
  const view = { middle: [5320, -7090] as const, scale: 0.45, isLevel: true };
  const states = [
    { ...view, chosen: '', lifted: undefined },
    { ...view, chosen: 'romanee-saint-vivant', lifted: undefined },
    { ...view, isLevel: false, chosen: '', lifted: { id: 'musigny', at: [5600, -8000] as const } },
  ];
  for (const state of states) expect(readState(writeState(state))).toEqual(state);
  for (const wrong of ['', 'open', 'musigny', '1_2_x_n']) expect(readState(wrong)).toBeUndefined();
});

it('shows communes far away, then Grands Crus, Premiers Crus and plots', () => {
  expect([0.03, 0.06, 0.199, 0.2, 0.6].map(detailAt)).toEqual([0, 1, 1, 2, 3]);
});

it('has a bar that is as wide as it may be, of a round length', () => {
  expect([0.012, 0.1, 0.45, 2].map((scale) => barAt(scale))).toEqual([10_000, 1000, 200, 50]);
});

it.each([180, 220])('names a commune on its own side of a boundary, at x %i', (border) => {
  const same = (point: PlanePoint): PlanePoint => point;
  const data: Partial<ExplorerData> = {
    climats: [],
    plots: [],
    communes: [{ text: 'Aubigny', at: [200, 12], isVillage: true, d: '' }],
    borders: `M${border} -100L${border} 100`,
  };
  const view = { scale: 0.1, turnIndex: 0, onMap: same, place: same, size: [400, 24], chosen: '' } as const;
  const at = namesInView(data as ExplorerData, view).communes[0]?.lines[0]?.at[0] ?? border;
  expect(Math.sign(at - border)).toBe(Math.sign(200 - border));
});

it('names a commune whose village is out of view where its ground in view has room', () => {
  const same = (point: PlanePoint): PlanePoint => point;
  const data: Partial<ExplorerData> = {
    climats: [],
    plots: [],
    communes: [{ text: 'Aubigny', at: [900, 12], isVillage: true, d: 'M200 -50l800 0 0 150-800 0z' }],
    borders: 'M200 -50L1000 -50L1000 100L200 100L200 -50',
  };
  const view = { scale: 0.1, turnIndex: 0, onMap: same, place: same, size: [400, 60], chosen: '' } as const;
  const { communes, villages } = namesInView(data as ExplorerData, view);
  expect(villages).toEqual([]);
  const [x = 0, y = 0] = communes[0]?.lines[0]?.at ?? [];
  expect(x).toBeGreaterThan(200);
  expect(x).toBeLessThan(400);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(60);
});

it('names the plots of the chosen cru alone, and those whose dots lie close in one place, each at its own line', () => {
  const same = (point: PlanePoint): PlanePoint => point;
  const plot = (text: string, x: number, cru = 'musigny') => ({ cru, text, outline: square(x, 200) });
  const data: Partial<ExplorerData> = {
    climats: [],
    plots: [plot('a', 100), plot('b', 108), plot('c', 300), plot('d', 500, 'chambertin')],
    communes: [],
    borders: '',
  };
  const view = { scale: 1, turnIndex: 0, onMap: same, place: same, size: [600, 400] } as const;
  const named = (chosen: string) =>
    namesInView(data as ExplorerData, { ...view, chosen }).plots.map(({ lines }) =>
      lines.map(({ text }) => text).join(),
    );
  expect(named('musigny')).toEqual(['a,b', 'c']);
  expect(named('')).toEqual(['a,b', 'c', 'd']);
  const [both] = namesInView(data as ExplorerData, { ...view, chosen: 'musigny' }).plots;
  expect(both?.leaders.map(([[x]]) => x).sort()).toEqual([100, 108]);
});

it('leads to a plot from a place on its ground, though its middle lies beside it', () => {
  const same = (point: PlanePoint): PlanePoint => point;
  const outline: Polygons = [
    [
      [
        [0, 0],
        [60, 0],
        [60, 10],
        [10, 10],
        [10, 60],
        [0, 60],
      ],
    ],
  ];
  const data: Partial<ExplorerData> = {
    climats: [],
    plots: [{ cru: 'musigny', text: 'a', outline: mapPoints(outline, ([x, y]) => [x + 100, y + 100]) }],
    communes: [],
    borders: '',
  };
  const view = { scale: 1, turnIndex: 0, onMap: same, place: same, size: [600, 400], chosen: 'musigny' } as const;
  const [[x, y] = [0, 0]] = namesInView(data as ExplorerData, view).plots[0]?.leaders[0] ?? [];
  expect(contains(outline, [x - 100, y - 100])).toBe(true);
});

it.each([-1, 1])(
  'leads a name past another Grand Cru rather than past one of the estate, which lies at side %i',
  (side) => {
    /** A square of 20 px around a place below one another. */
    const cru = (y: number, held: boolean) => {
      const climat: Partial<ExplorerClimat> = { id: `at-${y}`, rank: 'grand', held };
      const corners: PlanePoint[] = [-10, 10].flatMap((x): PlanePoint[] => [
        [x, y + x],
        [x, y - x],
      ]);
      const outline: Polygons = [[corners]];
      return { climat: climat as ExplorerClimat, outline, box: boxAround(outline), start: [0, y] as const };
    };
    const all = [cru(-30, side < 0), cru(0, false), cru(30, side > 0)];
    expect(inNamingOrder(all.slice(1, 2), all, [], 1, 400)[0]?.side).toBe(-side);
  },
);
