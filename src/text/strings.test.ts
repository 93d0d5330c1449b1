import { expect, it } from 'vitest';
import { glossarySchema, namesSchema } from '#text/schemas.ts';
import { anchorOf, wordIndex } from '#text/strings.ts';

it.each([
  ['A Name That Gained Ground', 'a-name-that-gained-ground'],
  ['Œuvre', 'oeuvre'],
  ['Le cœur d’une œuvre', 'le-coeur-d-une-oeuvre'],
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
  [
    ['–', 'clos'],
    [0, 1],
  ],
  [[], []],
])('an index of words finds the texts that may hold one of %j', (phrases, found) => {
  expect(holding(phrases)).toEqual(found);
});

it('a name without letters is refused by its field, and the cure is named', () => {
  const names = { people: ['–'], houses: ['x'], places: ['x'], products: ['x'] };
  const entry = { term: 'x', forms: ['…'], definition: 'x' };
  for (const [found, path] of [
    [namesSchema.safeParse(names), ['people', 0]],
    [glossarySchema.safeParse(entry), ['forms', 0]],
  ] as const)
    expect(found.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [path, 'holds no letter: write a name, or take the line out'],
    ]);
});
