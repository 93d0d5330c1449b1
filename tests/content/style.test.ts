import { expect, it } from 'vitest';
import { describeProblem } from '../../tools/content/problem.ts';
import { styleOf } from '../../tools/content/style.ts';
import { changed, fixture, type Change } from './fixture.ts';

const EN = 'en/vineyards/clos.md';
const PHRASE = 'as the old growers always did';

it('the counts of style are told, and the fixture keeps its limits', () => {
  expect(styleOf(fixture).counts).toContain('en  0 semicolons per hundred sentences');
  expect(styleOf(fixture).problems).toEqual([]);
});

it.each<[name: string, message: string, changes: readonly Change[]]>([
  [
    'a phrase on a fourth page',
    'limits.md:2  recurringPhrases.en: is 2 phrases of five words on more than three pages, the limit is 0. Rewrite some: as the old growers always | the old',
    [
      { file: EN, from: 'nobody has asked', to: PHRASE },
      { file: 'en/vintages/2001.md', from: 'the wine was calm', to: PHRASE },
      { file: 'en/pages/home.md', from: 'as the old growers did', to: PHRASE },
      { file: 'en/pages/history.md', from: 'The owner was born in it', to: PHRASE },
    ],
  ],
  [
    'semicolons',
    'limits.md:3  semicolons.en: is 2 semicolons per hundred sentences, the limit is 0. Rewrite some.',
    [{ file: EN, from: 'replaced by hand.', to: 'replaced by hand; slowly.' }],
  ],
])('a limit of style is reported with its line: %s', async (_, message, changes) => {
  const { problems } = styleOf(await changed(...changes));
  expect(problems.map(describeProblem).join()).toContain(message);
});
