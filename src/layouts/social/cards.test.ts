import sharp from 'sharp';
import { expect, it } from 'vitest';
import { socialCard } from '#layouts/social/cards.ts';
import { balancedLines } from '#layouts/social/typesetter.ts';

const cardOf = (title: string, plate: string): Promise<Buffer> => socialCard(title, 'A line', plate);

it('the card of a page is a JPEG of the announced size, and shows title and plate', async () => {
  const card = await cardOf('Musigny', 'musigny');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await cardOf('Richebourg', 'musigny')).equals(card)).toBe(false);
  expect((await cardOf('Musigny', 'richebourg')).equals(card)).toBe(false);
});

it('a card has the panorama where the page has no large plate', async () => {
  expect((await cardOf('Index', 'none')).equals(await cardOf('Index', 'panorama'))).toBe(true);
});

const widthOf = (line: string): number => line.length;

it.each([
  ['one two', 7, ['one two']],
  ['one two three four', 13, ['one two', 'three four']],
  ['a b c d e f', 10, ['a b c', 'd e f']],
])('the lines of "%s" within %d are %j', (text, width, lines) => {
  expect(balancedLines(text, width, widthOf)).toEqual(lines);
});
