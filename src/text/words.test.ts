import { expect, it } from 'vitest';
import { anchorOf } from '#text/words.ts';

it.each([
  ['A Name That Gained Ground', 'a-name-that-gained-ground'],
  ['Œuvre', 'oeuvre'],
  ['Le cœur d’une œuvre', 'le-coeur-d-une-oeuvre'],
  ['<span lang="fr">Côte</span> de Nuits', 'cote-de-nuits'],
])('the fragment of %s is %s', (heading, fragment) => {
  expect(anchorOf(heading)).toBe(fragment);
});
