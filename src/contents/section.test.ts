import { expect, it } from 'vitest';
import type { Plate } from '#pictures/picture.ts';
import { readingParts, type Section } from '#contents/section.ts';

const plate = { id: 'cellar' } as Plate;

const sections: Section[] = [
  {
    kind: 'text',
    id: 'about',
    heading: 'About',
    pieces: [
      { kind: 'prose', html: '<p>One.</p>' },
      { kind: 'prose', html: '<p>Two.</p>', drawing: plate },
      { kind: 'plate', plate },
      { kind: 'prose', html: '<p>Three.</p>' },
      { kind: 'figure', id: 'season-strip', says: [] },
    ],
  },
  { kind: 'figure', id: 'terroir-card', says: [] },
];

it('what is read of a section is its paragraphs in one, and views and figures by themselves', () => {
  expect(readingParts(sections).map((part) => [part.kind, part.id, 'html' in part ? part.html : ''])).toEqual([
    ['text', 'about', '<p>One.</p><p>Two.</p>'],
    ['plate', 'cellar', ''],
    ['text', 'about-2', '<p>Three.</p>'],
    ['figure', 'season-strip', ''],
    ['figure', 'terroir-card', ''],
  ]);
});

it('a section that begins with a view has its heading before it', () => {
  const [heading, view] = readingParts([
    { kind: 'text', id: 'cellar', heading: 'The cellar', pieces: [{ kind: 'plate', plate }] },
  ]);
  expect(heading).toEqual({ kind: 'text', id: 'cellar', heading: 'The cellar', html: '' });
  expect(view?.kind).toBe('plate');
});
