import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../tools/content/problem.ts';
import { countStyle, styleProblems, type Habit } from '../../tools/content/style.ts';
import { changed, fixture, type Change } from './fixture.ts';

const EN = 'en/vineyards/clos.md';
const YEAR = 'en/vintages/2001.md';
const PHRASE = 'as the old growers always did';

const counted = (habit: Habit, locale: string, library = fixture): number | undefined =>
  countStyle(library).find((count) => count.habit === habit && count.locale === locale)?.count;

describe('the counts of style', () => {
  // prettier-ignore
  it.each<[name: string, habit: Habit, locale: string, more: number, changes: readonly Change[]]>([
    ['a phrase on a fourth page', 'recurringPhrases', 'en', 2, [
      { file: EN, from: 'nobody has asked', to: PHRASE },
      { file: YEAR, from: 'the wine was calm', to: PHRASE },
      { file: 'en/pages/home.md', from: 'as the old growers did', to: PHRASE },
      { file: 'en/pages/history.md', from: 'The owner was born in it', to: PHRASE },
    ]],
  ])('see %s', async (_, habit, locale, more, changes) => {
    expect((counted(habit, locale, await changed(...changes)) ?? 0) - (counted(habit, locale) ?? 0)).toBe(more);
  });

  it('see semicolons in a hundred sentences', async () => {
    const library = await changed({ file: EN, from: 'replaced by hand.', to: 'replaced by hand; slowly.' });
    expect(counted('semicolons', 'en')).toBe(0);
    expect(counted('semicolons', 'en', library)).toBeGreaterThan(0);
  });
});

describe('a limit of style', () => {
  it('is kept by the fixture', () => {
    expect(styleProblems(fixture)).toEqual([]);
  });

  it('is reported with its line when a text is over it', async () => {
    const library = await changed({ file: EN, from: 'replaced by hand.', to: 'replaced by hand; slowly.' });
    expect(styleProblems(library).map(describeProblem)).toEqual([
      expect.stringMatching(
        /^content\/editorial\/limits\.md:3 {2}semicolons\.en: English has \d, the limit is 0: semicolons .*\. Rewrite some\.$/,
      ),
    ]);
  });
});
