import { expect, it } from 'vitest';
import { loadLibrary } from '../../tools/content/library.ts';
import { listedWords, openDictionaries, spellingProblems } from '../../tools/content/spelling.ts';
import { changed, fixture } from './fixture.ts';

const EN = 'en/vineyards/clos.md';
const FR = 'fr/vineyards/clos.md';

// Opened while the tests are collected: that takes seconds, which no single test should be charged with.
const dictionaries = await openDictionaries();

it('spelling finds nothing in the fixture', () => {
  expect(spellingProblems(fixture, dictionaries)).toEqual([]);
});

it.each([
  [EN, 'dead vine', 'dead vinne', 'closing, paragraph 1'],
  [EN, 'Colour', 'Color', 'notes, paragraph 1'],
  [EN, 'The dukes', 'The duks', 'intro, paragraph 1'],
  [FR, 'cep mort', 'cepp mort', 'closing, paragraph 1'],
  [FR, "l'argile", "l'argille", 'description'],
  [EN, 'nobody has asked', 'le domaine remplace un cep à la main', 'closing, paragraph 2'],
])('spelling finds in %s instead of "%s" "%s"', async (file, from, to, field) => {
  const found = spellingProblems(await changed({ file, from, to }), dictionaries);
  expect(found).toContainEqual(expect.objectContaining({ file: `content/${file}`, field }));
  expect(new Set(found.map((problem) => problem.field)).size).toBe(1);
});

it('spelling finds nothing in a quotation in the other language', async () => {
  const to = 'they say "le domaine remplace un cep à la main"';
  expect(spellingProblems(await changed({ file: EN, from: 'nobody has asked', to }), dictionaries)).toEqual([]);
});

it('spelling knows every word of the real content, and has none on its list that it does not need', async () => {
  const library = await loadLibrary('.');
  expect(spellingProblems(library, dictionaries)).toEqual([]);
  const listed = listedWords(library);
  const documents = library.documents.filter(({ collection }) => collection !== 'words');
  const unlisted = spellingProblems({ ...library, documents }, dictionaries);
  const needed = new Set(
    unlisted.flatMap(({ wrong }) => {
      const word = /"(.*)"/.exec(wrong.toLowerCase())?.[1] ?? '';
      return [word, ...word.split(/['-]/)];
    }),
  );
  expect([...listed.en, ...listed.fr].filter((word) => !needed.has(word))).toEqual([]);
});
