import { expect, it } from 'vitest';
import { anchorOf, wordIndex } from '#text/words.ts';

it.each([
  ['A Name That Gained Ground', 'a-name-that-gained-ground'],
  ['Œuvre', 'oeuvre'],
  ['Le cœur d’une œuvre', 'le-coeur-d-une-oeuvre'],
  ['<span lang="fr">Côte</span> de Nuits', 'cote-de-nuits'],
])('the fragment of %s is %s', (heading, fragment) => {
  expect(anchorOf(heading)).toBe(fragment);
});

const holding = wordIndex(['The Clos de la Roche, above', 'A clos of 2010', 'Latricières-Chambertin']);

it.each([
  [['Clos'], [0, 1]],
  [['Clos de la Roche'], [0]],
  [
    ['Chambertin', '2010'],
    [1, 2],
  ],
  [['Musigny'], []],
  [[], []],
])('an index of words finds the texts that may hold one of %j', (phrases, found) => {
  expect(holding(phrases)).toEqual(found);
});
