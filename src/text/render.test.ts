import { expect, it } from 'vitest';
import { renderInline, renderMarkdown } from '#text/render.ts';
import { htmlOf } from '#text/tree.ts';

/** No-break spaces made visible: `_` stands for the full one, `~` for the thin one. */
const withSpaces = (text: string): string => text.replaceAll('_', '\u00a0').replaceAll('~', '\u202f');

// prettier-ignore
it.each([
  ['links get the addresses of the page’s language', 'en', '[the Clos](vineyard:x#notes)', '<p><a href="/vineyard/x/en#notes">the Clos</a></p>'],
  ['emphasis in English is French', 'en', 'a *combe*.', '<p>a <i lang="fr">combe</i>.</p>'],
  ['emphasis in French is emphasis', 'fr', 'une *combe*.', '<p>une <em>combe</em>.</p>'],
  ['an apostrophe after emphasis closes', 'en', "the *combe*'s air", '<p>the <i lang="fr">combe</i>’s air</p>'],
  ['quotes around emphasis open and close', 'en', '"*clos*" it is', '<p>“<i lang="fr">clos</i>” it is</p>'],
  ['guillemets around emphasis open and close', 'fr', 'le "*clos*" ; ici', '<p>le «~<em>clos</em>~»~; ici</p>'],
  ['a mark after a link keeps its space', 'fr', '[le Clos](vineyard:x) : là', '<p><a href="/vignoble/x">le Clos</a>_: là</p>'],
  ['a quote opens each paragraph afresh', 'en', 'One\n\n"Two"', '<p>One</p> <p>“Two”</p>'],
  ['a line break in the content is a space', 'fr', '0,27\nha, puis\nrien', '<p>0,27_ha, puis rien</p>'],
  ['two spaces are one', 'en', 'One.  Two', '<p>One. Two</p>'],
  ['code stays as typed', 'fr', '`a ; "b"` : c', '<p><code>a ; "b"</code>_: c</p>'],
  ['an ampersand stays an entity', 'fr', 'Puy & fils ; fin', '<p>Puy &amp; fils~; fin</p>'],
  ['names belong to every language', 'en', 'Musigny lies', '<p>Musigny lies</p>'],
  ['what hyphens link in a heading is kept, with what touches it', 'fr', "## L'an de Vosne-Romanée, *dit-on* {#x}", '<h2 id="x">L’an de <span class="inline-block max-w-full">Vosne-Romanée,</span> <em><span class="inline-block max-w-full">dit-on</span></em></h2>'],
  ['a smaller heading has an address', 'en', '### The *road*', '<h3 id="the-road">The <i lang="fr">road</i></h3>'],
  ['in a paragraph it is not', 'en', 'In Vosne-Romanée', '<p>In Vosne-Romanée</p>'],
] as const)('a finished text: %s', (_, locale, markdown, html) => {
  expect(htmlOf(renderMarkdown(markdown, locale))).toBe(withSpaces(html));
});

it('a finished text stays the same in a second pass', () => {
  const once = htmlOf(renderMarkdown('« Le *clos* » : 40 000 bouteilles au XIIe siècle ; "rien" d\'autre ?', 'fr'));
  expect(htmlOf(renderMarkdown(once, 'fr'))).toBe(once);
});

it('a short text stands without a paragraph of its own', () => {
  expect(htmlOf(renderInline("Rouge : l'argile", 'fr'))).toBe(withSpaces('Rouge_: l’argile'));
});

it('a short text cannot hold a link, and says so', () => {
  for (const link of ['[x](route:home)', '[x](https://example.org)'])
    expect(() => renderInline(link, 'en')).toThrow(`"${link}": a short text cannot hold a link.`);
});
