import { expect, it } from 'vitest';
import { refuseUnshown, type TextSection } from '#documents/section.ts';

const section = (...pieces: TextSection['pieces']): TextSection => ({ kind: 'text', id: 'rules', heading: [], pieces });
const map = { kind: 'figure', id: 'map' } as const;

it('a figure in a section whose form shows none is refused, with the page, the section and the cure', () => {
  expect(() => {
    refuseUnshown(section(map), { vignettes: 0 }, 'history');
  }).toThrow(
    'The text of "history": the section "rules" holds the figure "map", which its form does not show. Move it',
  );
});

it('what a form shows is accepted', () => {
  refuseUnshown(section(map, { kind: 'prose', tree: [] }), { figures: true, vignettes: 0 }, 'history');
});
