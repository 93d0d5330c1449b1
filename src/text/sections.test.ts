import { expect, it } from 'vitest';
import { renderMarkdown } from '#text/markdown.ts';
import { sectionNamed, writtenSections } from '#text/sections.ts';

const sections = writtenSections(
  renderMarkdown(
    'A word first.\n\n## One {#one}\n\nFirst.\n\n![](plate:gate)\n\nSecond.\n\n| a |\n| - |\n| 1 |\n\n![](quotation:quote)\n\n## Two {#two}',
  ),
  'x.md',
);

it('a written text is cut at headings and where something is placed', () => {
  expect(sections).toEqual([
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
  expect(() => writtenSections('<h2>One</h2><p>Text.</p>', 'x.md')).toThrow(
    'x.md: "One…" has no identifier. Write its heading as "## Title {#id}".',
  );
});

it('a section is found by its id, and the heading to write is named when one is missing', () => {
  const html = '<p>before</p><h2 id="a">One <em>x</em></h2>\n<p>1</p><h2 class="c" id="b">Two</h2><p>2</p>';
  expect(sectionNamed(html, 'a', 'x.md')).toEqual({ id: 'a', heading: 'One <em>x</em>', html: '<p>1</p>' });
  expect(() => sectionNamed(html, 'c', 'x.md')).toThrow('x.md needs a section "## Title {#c}".');
});
