import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawSocialCards } from '#build/social/cards.ts';
import { balancedLines } from '#build/social/letters.ts';
import { removeFolder, temporaryFolder } from '../../../tools/project-copy.ts';

const plates = fileURLToPath(new URL('../../../public/uploads/plates', import.meta.url));
const ADDRESS = 'https://leroy.example/estate';
const CARD = 'uploads/social/a-en.jpg';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('cards');
});
afterEach(() => {
  removeFolder(folder);
});

/** Draws the card of a page into a new site. */
async function cardOf(title: string, plate = ''): Promise<Buffer> {
  const site = join(folder, `site of ${title} ${plate}`);
  mkdirSync(dirname(join(site, CARD)), { recursive: true });
  const head = `<meta property="og:image" content="${ADDRESS}/${CARD}">`;
  const body = `<main><h1>${title}</h1><p data-tagline>A <b>line</b></p><img src="/estate/uploads/plates/${plate}-960.webp"></main>`;
  writeFileSync(join(site, 'index.html'), `<head>${head}</head>${body}`);
  await drawSocialCards(site, ['index.html'], ADDRESS, plates, join(folder, 'cache'));
  return readFileSync(join(site, CARD));
}

it('the card of a page is a JPEG of the announced size, and shows title and plate', async () => {
  const card = await cardOf('Musigny', 'musigny');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await cardOf('Richebourg', 'musigny')).equals(card)).toBe(false);
  expect((await cardOf('Musigny', 'richebourg')).equals(card)).toBe(false);
});

it('a card has the panorama where the page has no large plate', async () => {
  expect((await cardOf('Index', 'none')).equals(await cardOf('Index', 'panorama'))).toBe(true);
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
});

const widthOf = (line: string): number => line.length;

it.each([
  ['one two', 7, ['one two']],
  ['one two three four', 13, ['one two', 'three four']],
  ['a b c d e f', 10, ['a b c', 'd e f']],
])('the lines of "%s" within %d are %j', (text, width, lines) => {
  expect(balancedLines(text, width, widthOf)).toEqual(lines);
});
