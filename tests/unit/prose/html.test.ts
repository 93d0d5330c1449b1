import { describe, expect, it } from 'vitest';
import { mapText, requireSection, splitLabels, splitSections, stripTags, type TextContext } from '#prose/html.ts';

function placesIn(html: string): [string, string, number][] {
  const places: [string, string, number][] = [];
  mapText(html, (text, { before, within }: TextContext) => {
    if (text.trim() !== '') places.push([text, before, within.length]);
    return text;
  });
  return places;
}

describe('mapText', () => {
  it('changes text and leaves tags and attributes alone', () => {
    const html = '<p title="a">a<br><img alt="a"><b>a</b></p>';
    expect(mapText(html, (text) => text.toUpperCase())).toBe('<p title="a">A<br><img alt="a"><b>A</b></p>');
  });

  it('tells what stands before each text in its paragraph, and how deep it is', () => {
    expect(placesIn('<p>one<em>two</em>: <b></b>three</p><p>four</p>')).toEqual([
      ['one', '', 1],
      ['two', 'e', 2],
      [': ', 'o', 1],
      ['three', ' ', 1],
      ['four', '', 1],
    ]);
  });

  it('starts afresh after a line break and does not count it as open', () => {
    expect(placesIn('<p>one<br>two</p>')).toEqual([
      ['one', '', 1],
      ['two', '', 1],
    ]);
  });
});

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

  it('are found by id', () => {
    expect(requireSection(sections, 'b', 'x.md').heading).toBe('Two');
  });

  it('are named when missing, with the cure', () => {
    expect(() => requireSection(sections, 'c', 'x.md')).toThrow('x.md needs a section "## Title {#c}".');
  });
});

describe('stripTags', () => {
  it('keeps the text only', () => {
    expect(stripTags('A <em class="x">b</em>')).toBe('A b');
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
    ['a colon after a link', '<li><a href="#">One</a>: two</li>', '<li><div><a href="#">One</a>: two</div></li>'],
  ])('of an item with %s', (_, html, expected) => {
    expect(splitLabels(html)).toBe(expected);
  });
});
