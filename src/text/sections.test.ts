import { expect, it } from 'vitest';
import { parseMarkdown } from '#text/markdown.ts';
import { sectionNamed, sectionsIn } from '#text/sections.ts';
import { htmlOf } from '#text/tree.ts';

const sections = sectionsIn(
  parseMarkdown(
    'A word first.\n\n## One {#one}\n\nFirst.\n\n![](plate:gate)\n\nSecond.\n\n| a |\n| - |\n| 1 |\n\n![](quotation:quote)\n\n## Two {#two}',
  ),
  'x.md',
);

it('a written text is cut at headings and where something is placed', () => {
  const printed = sections.map(({ id, heading, content }) => ({
    id,
    heading: htmlOf(heading),
    content: content.map((part) => ('kind' in part ? part : htmlOf(part))),
  }));
  expect(printed).toEqual([
    { id: 'lead', heading: '', content: ['<p>A word first.</p>'] },
    {
      id: 'one',
      heading: 'One',
      content: [
        '<p>First.</p>',
        { kind: 'plate', name: 'gate' },
        expect.stringMatching(/^<p>Second\.<\/p>\s*<table>[^]*<\/table>$/),
        { kind: 'quotation', name: 'quote' },
      ],
    },
    { id: 'two', heading: 'Two', content: [] },
  ]);
});

it('a section needs an identifier', () => {
  expect(() => sectionsIn(parseMarkdown('## One\n\nText.'), 'x.md')).toThrow(
    'x.md: "One…" has no identifier. Write its heading as "## Title {#id}".',
  );
});

it('a section has one of the known forms, and the file, the heading and the forms are named when it has another', () => {
  expect(sectionsIn(parseMarkdown('## One {#a .folded}'), 'x.md').map(({ form }) => form)).toEqual(['folded']);
  expect(() => sectionsIn(parseMarkdown('## One {#a .foldde}'), 'x.md')).toThrow(
    'x.md: the heading {#a} has the class ".foldde". Write one of .tier, .columns, .folded, .wide.',
  );
});

it('a quotation has one of the known forms', () => {
  expect(() => sectionsIn(parseMarkdown('![](quotation:motto)'), 'x.md')).toThrow(
    'x.md: there is no quotation "motto". Write one of quote, opening.',
  );
});

it('a section is found by its id, and the heading to write is named when one is missing', () => {
  const tree = parseMarkdown('before\n\n## One *x* {#a}\n\n1\n\n## Two {#b .wide}\n\n2');
  const { heading, tree: text } = sectionNamed(tree, 'a', 'x.md');
  expect([htmlOf(heading), htmlOf(text)]).toEqual(['One <em>x</em>', '<p>1</p>']);
  expect(() => sectionNamed(tree, 'c', 'x.md')).toThrow('x.md needs a section "## Title {#c}".');
});
