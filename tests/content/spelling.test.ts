import { describe, expect, it } from 'vitest';
import { perLocale } from '#language/locales.ts';
import { loadLibrary } from '../../tools/content/library.ts';
import { listedWords, openDictionaries, spellingProblems } from '../../tools/content/spelling.ts';
import { changed, fixture } from './fixture.ts';

const EN = 'en/vineyards/clos.md';
const FR = 'fr/vineyards/clos.md';

describe('spelling', async () => {
  // Opened while the tests are collected: that takes seconds, which no single test should be charged with.
  const dictionaries = await openDictionaries();

  it('finds nothing in the fixture', () => {
    expect(spellingProblems(fixture, dictionaries)).toEqual([]);
  });

  it.each([
    [EN, 'dead vine', 'dead vinne', 'closing, paragraph 1'],
    [EN, 'Colour', 'Color', 'notes, paragraph 1'],
    [EN, 'The dukes', 'The duks', 'intro, paragraph 1'],
    [FR, 'cep mort', 'cepp mort', 'closing, paragraph 1'],
    [FR, "l'argile", "l'argille", 'description'],
  ])('finds in %s instead of "%s" "%s"', async (file, from, to, field) => {
    const found = spellingProblems(await changed({ file, from, to }), dictionaries);
    expect(found).toEqual([expect.objectContaining({ file: `content/${file}`, field })]);
  });

  it('has no word on its list that the real content does not need', async () => {
    const library = await loadLibrary('.');
    const listed = listedWords(library);
    const unlisted = spellingProblems(
      library,
      dictionaries,
      perLocale(() => new Set<string>()),
    );
    const needed = new Set(
      unlisted.flatMap(({ wrong }) => {
        const word = /"(.*)"/.exec(wrong.toLowerCase())?.[1] ?? '';
        return [word, ...word.split(/['-]/)];
      }),
    );
    expect([...listed.en, ...listed.fr].filter((word) => !needed.has(word))).toEqual([]);
  });
});
