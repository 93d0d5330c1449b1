import { expect, it } from 'vitest';
import type { DrawnCru } from '#figures/comparison/types.ts';
import { framesFor } from '#figures/comparison/frames.ts';

/** A square of 400 m whose corner lies so many metres east and south. */
const square = (name: string, east: number, south: number): DrawnCru => ({
  slug: name,
  name,
  href: `/${name}`,
  ipa: '',
  profile: [],
  outline: {
    box: { x: east / 4, y: south / 4, width: 100, height: 100 },
    inside: [east / 4 + 50, south / 4 + 50],
  },
  told: { area: { name, words: '', size: 16, held: '' }, altitude: undefined, keep: undefined },
  whole: name,
});

it('neighbours are shown in one frame, in their true places', () => {
  const frames = framesFor([square('a', 0, 0), square('b', 500, 300)], []);
  expect(frames).toHaveLength(1);
  expect(frames[0]?.middle).toEqual([112.5, 87.5]);
});

it('crus that lie far apart have a frame each, at one scale', () => {
  const frames = framesFor([square('a', 0, 0), square('b', 1000, 6000)], []);
  expect(frames).toHaveLength(2);
  const [first, second] = frames.map(({ views }) => views.map(({ scale }) => scale));
  expect(first).toEqual(second);
});

it.each([
  ['in an angle', [square('one', 0, 0), square('two', 0, 420), square('three', 420, 420)]],
  ['side by side, with names that are wider', [square('x'.repeat(21), 0, 0), square('y'.repeat(21), 420, 0)]],
])('no name stands over another cru or another name: %s', (_, crus) => {
  const [frame] = framesFor(crus, []);
  expect(frame?.views).toHaveLength(3);
  for (const { names, unitPx, letters } of frame?.views ?? []) {
    const placed = names.map(({ cru, lines: [first] }) => ({ cru, at: first?.at ?? ([0, 0] as const) }));
    expect(placed).toHaveLength(crus.length);
    for (const { cru, at } of placed) {
      for (const { outline } of crus.filter((other) => other !== cru)) {
        const [left = 0, top = 0] = frame?.middle ?? [];
        const [x, y] = [(outline.box.x - left) * unitPx, (outline.box.y - top) * unitPx];
        const isInside = at[0] > x && at[0] < x + 100 * unitPx && at[1] > y && at[1] < y + 100 * unitPx;
        expect(isInside, cru.name).toBe(false);
      }
      const levels = placed.filter((one) => one.cru !== cru && Math.abs(one.at[1] - at[1]) < letters);
      // A letter is half as wide as high, or more.
      for (const one of levels) {
        const apart = Math.max(2, (one.cru.name.length + cru.name.length) / 4);
        expect(Math.abs(one.at[0] - at[0])).toBeGreaterThan(apart * letters);
      }
    }
  }
});

it('no name stands on the ground on which another Grand Cru would be named', () => {
  const long = square('Romanée-Saint-Vivant', 420, 100);
  const [frame] = framesFor([square('Richebourg', 0, 0), long], [['la-tache', 'La Tâche', 155, 135, 100]]);
  for (const { id, names } of frame?.views.filter(({ id }) => id !== 'paper') ?? [])
    expect(names.find(({ cru }) => cru === long)?.lines[0]?.at[1], id).toBeLessThan(0);
});

it('a line leads from within each cru to the edge of its name', () => {
  const [frame] = framesFor([square('one', 0, 0), square('two', 0, 420)], []);
  for (const { names, unitPx, letters } of frame?.views ?? []) {
    expect(names.map(({ line: [[, from]] }) => from)).toEqual([-52.5, 52.5].map((units) => Math.round(units * unitPx)));
    // It is seen for half a letter at least.
    expect(Math.min(...names.map(({ line: [, [, to]] }) => Math.abs(to) - 102.5 * unitPx))).toBeGreaterThan(
      letters / 2 - 1,
    );
    for (const { lines, line } of names)
      expect(Math.abs(Math.abs(line[1][1] - (lines[0]?.at[1] ?? 0)) - 0.75 * letters)).toBeLessThan(1.01);
  }
});

it('a neighbour that is neither compared nor out of the frame is named on its ground, or beside it at the end of a line', () => {
  const names = (inside: [number, number], across: number) =>
    framesFor([square('one', 0, 0), square('two', 0, 420)], [['echezeaux', 'Échezeaux', ...inside, across]]).flatMap(
      ({ views }) =>
        views.flatMap(({ id, neighbours }) =>
          id === 'large' ? neighbours.map(({ name, line }) => [name, line?.[0]]) : [],
        ),
    );
  expect(names([160, 100], 100)).toEqual([['Échezeaux', undefined]]);
  expect(names([160, 100], 5)).toEqual([['Échezeaux', [222, -5]]]);
  expect(names([50, 50], 100)).toEqual([]);
  expect(names([2000, 100], 100)).toEqual([]);
});
