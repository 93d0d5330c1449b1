import { describe, expect, it } from 'vitest';
import { requireSection, splitLabels, splitSections } from '#text/html.ts';

describe('sections', () => {
  const sections = splitSections(
    '<p>before</p><h2 id="a">One <em>x</em></h2>\n<p>1</p><h2 class="c" id="b">Two</h2><p>2</p>',
    'x.md',
  );

  it('are cut at second-level headings; text before the first belongs to none', () => {
    expect(sections).toEqual([
      { id: 'a', heading: 'One <em>x</em>', html: '<p>1</p>' },
      { id: 'b', heading: 'Two', html: '<p>2</p>' },
    ]);
  });

  it.each([
    ['without a heading', '<p>1</p>', 'x.md has no section.'],
    ['whose renderer gives headings no identifier', '<h2>One</h2><p>1</p>', 'x.md: "One1…" has no identifier.'],
  ])('of a text %s are an error that names the file', (_, html, message) => {
    expect(() => splitSections(html, 'x.md')).toThrow(message);
  });

  it('are named when missing, with the cure', () => {
    expect(() => requireSection(sections, 'c', 'x.md')).toThrow('x.md needs a section "## Title {#c}".');
  });
});

describe('splitLabels', () => {
  it.each([
    ['a label', '<li>Scent: humus</li>', '<li><span>Scent</span> <div>humus</div></li>'],
    ['a label with a French space', '<li>Nez\u00a0: l’humus</li>', '<li><span>Nez</span> <div>l’humus</div></li>'],
    [
      'a label with a name in another language',
      '<li><span lang="fr">Bourgogne</span> Wine Board: humus</li>',
      '<li><span><span lang="fr">Bourgogne</span> Wine Board</span> <div>humus</div></li>',
    ],
    ['no label', '<li>Humus and truffle</li>', '<li><div>Humus and truffle</div></li>'],
    [
      'a term of the glossary in its label',
      '<li>The <a href="#">board</a>: humus</li>',
      '<li><span>The <a href="#">board</a></span> <div>humus</div></li>',
    ],
  ])('of an item with %s', (_, html, expected) => {
    expect(splitLabels(html)).toBe(expected);
  });
});
