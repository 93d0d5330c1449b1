import { zoomIdentity } from 'd3-zoom';
import { expect, it } from 'vitest';
import { namesInView, NAMING_SCALE, OPENING_SCALE, type ExplorerClimat } from '#atlas/explorer.ts';

const climat = (id: string, at: readonly [number, number], held = false): ExplorerClimat => ({
  id,
  name: `Les ${id}`,
  rank: 'premier',
  held,
  commune: 'Beaune',
  d: '',
  at,
  size: [100, 100],
  note: '',
  href: undefined,
});
const data = {
  land: '',
  plots: '',
  villages: [{ name: 'Beaune', at: [100, 100] as const }],
  sheets: [],
  climats: [climat('Grèves', [100, 100]), climat('Teurons', [104, 104], true), climat('Marconnets', [900, 100])],
};

it("names the estate's climats first, and from the second step on every climat in view", () => {
  const far = namesInView(data, zoomIdentity.scale(OPENING_SCALE), [800, 600]).map(({ id }) => id);
  expect(far[0]).toBe('Teurons');
  expect(far).not.toContain('Grèves');
  const near = namesInView(data, zoomIdentity.scale(NAMING_SCALE), [800, 600]).map(({ id }) => id);
  expect(near).toEqual(expect.arrayContaining(['Teurons', 'Grèves', 'Marconnets']));
  const moved = namesInView(data, zoomIdentity.translate(-300, 0).scale(NAMING_SCALE), [800, 600]).map(({ id }) => id);
  expect(moved).toEqual(['Marconnets']);
});
