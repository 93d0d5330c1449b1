import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeProblem } from '../../tools/content/problem.ts';
import { recurringPhrases } from '../../tools/content/rules/manner.ts';
import { changed, fixture, mistakesIn, type Change } from './fixture.ts';

const EN = 'en/vineyards/clos.md';
const FR = 'fr/vineyards/clos.md';
const HOME = 'en/pages/home.md';

/** Adds a limit to those of the fixture. */
const limit = (line: string): Change => ({
  file: 'editorial/limits.md',
  from: 'sectionWords: 1',
  to: line,
});

/** Adds an entry to the phrases of the fixture. */
const phrase = (entry: string): Change => ({
  file: 'editorial/vocabulary.md',
  from: 'except:',
  to: `  - ${entry}\nexcept:`,
});

/** The typography of the site itself. */
const typography: Change = {
  file: 'editorial/typography.md',
  to: readFileSync('content/editorial/typography.md', 'utf8'),
};

// prettier-ignore
it.each<[name: string, message: string, changes: readonly Change[]]>([
  ['a section that is too short', `${HOME}:20  about: has 14 words, fewer than 60`, [limit('sectionWords: 60')]],
  ['numbers in every sentence', `${EN}:1  4 numbers stand in 63 words`, [limit('wordsPerNumber: 40')]],
  ['a page that names its person late', 'en/vineyards/clos.md:1  the first 9 words do not name The dukes', [limit('named: { who: The dukes, words: 9 }')]],
  ['voices beyond the limit', `${EN}:1  the prose names dukes, nobody`, [limit('voices: { most: 1, names: [dukes, nobody, somebody] }')]],
  ['a phrase that stands too often', 'intro, paragraph 1: "main" stands often', [phrase('{ reason: stands often, most: 2, fr: [main] }'), { file: FR, from: 'Les ducs', to: 'De leur main, les ducs' }]],
  ['an avowal in a paragraph', 'closing, paragraph 2: "known of the place" tells what is not known. Tell it', [phrase("{ reason: tells what is not known, cure: Tell it in the note, paragraphs: true, en: ['known of the \\w+'] }")]],
  ['a title in upright type', 'intro, paragraph 1: "Herald" is a title in upright type', [limit('titles: [Herald]'), { file: EN, from: 'The dukes', to: 'The Herald says the dukes' }]],
  ['the article of a climat in a capital', '"Les Suchots" gives a climat', [typography, { file: FR, from: 'Les ducs', to: 'Vers Les Suchots, les ducs' }]],
  ['a climat without its article', '"de Musigny" has lost the article', [typography, { file: FR, from: 'Les ducs', to: 'Les ducs de Musigny' }]],
  ['a wine with a capital', '"un Musigny" is a wine', [typography, { file: FR, from: 'Les ducs', to: "Les ducs d'un Musigny" }]],
  ['a duration in figures', '"10 ans" is a duration', [typography, { file: FR, from: 'Les ducs', to: 'Pendant 10 ans, les ducs' }]],
  ['years tied by a dash', '"1944–1945" ties two years', [typography, { file: FR, from: 'Les ducs', to: 'En 1944–1945, les ducs' }]],
  ['a number below zero without its sign', '"–0" has no minus sign', [typography, { file: FR, from: 'Les ducs', to: 'À –0,4 près, les ducs' }]],
])('the manner of the prose: %s is reported', async (_, message, changes) => {
  expect(mistakesIn(await changed(...changes)).join('\n')).toContain(message);
});

it('a title in italics, a list and a quotation may pass', async () => {
  const library = await changed(
    typography,
    limit('titles: [Herald]'),
    { file: EN, from: 'The dukes', to: 'The <cite>Herald</cite> says the dukes' },
    { file: FR, from: 'Les ducs', to: 'Les « ducs de Musigny », les ducs' },
  );
  expect(mistakesIn(library)).toEqual([]);
});

it('a phrase that stands on a fourth page is reported', async () => {
  const to = 'as the old growers do';
  const library = await changed(
    { file: EN, from: 'nobody has asked', to },
    { file: 'en/vintages/2001.md', from: 'the wine was calm', to },
    { file: HOME, from: 'as the old growers did', to },
    { file: 'en/pages/history.md', from: 'The owner was born in it', to },
  );
  expect([...recurringPhrases(library)].map(describeProblem)).toEqual([
    expect.stringMatching(/paragraph \d: "as the old growers do" stands on 4 pages\. Say it otherwise on some\.$/),
  ]);
  expect([...recurringPhrases(fixture)]).toEqual([]);
});
