/**
 * `npm run social`: draws the social cards that are missing or out of date, title and plate of a page in the site's
 * own type, and records what each was drawn from. Cards are committed. `npm run social -- --all` draws all of them.
 * Needs `dist` and a Chromium.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { markShapes } from '#frame/mark.ts';
import { site } from '#config/site.ts';
import { SOCIAL_CARD } from '#routes/social-card.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { themeColour } from '../theme.ts';
import {
  cardSources,
  PLATE_WIDTH,
  readRecords,
  RECORDS,
  recordsOf,
  root,
  staleCards,
  type CardSource,
  type CardSources,
} from './cards.ts';

const MAX_BYTES = 150_000;
const QUALITIES = [82, 74, 66, 58, 50, 42, 34];

/** Titles of more characters are set smaller. */
const LONG_TITLE = 29;

const sources = cardSources(join(root, 'dist'));
const wanted = process.argv.includes('--all') ? Object.keys(sources) : staleCards(sources);
removeUnused(sources);

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const { width, height } = SOCIAL_CARD;
  const view = await browser.newPage({ viewport: { width, height } });
  for (const path of wanted) {
    const source = sources[path];
    if (!source) continue;
    await view.setContent(cardHtml(source));
    await view.evaluate(() => document.fonts.ready);
    await view.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const card = await encode(await view.screenshot());
    const file = join(root, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, card);
    console.log(`${path}  ${card.length} bytes`);
  }
} finally {
  await browser.close();
}
writeFileSync(RECORDS, `${JSON.stringify(recordsOf(sources), null, 2)}\n`);
console.log(`${wanted.length} of ${Object.keys(sources).length} cards drawn.`);

/** Removes the cards of pages that are no more. */
function removeUnused(current: CardSources): void {
  for (const path of Object.keys(readRecords())) {
    if (!(path in current)) rmSync(join(root, 'public', path), { force: true });
  }
}

/** A page of the size of a card: the brand, the title and the tagline over the plate. */
function cardHtml({ title, tagline, plate }: CardSource): string {
  const font = (name: string, style: string): string =>
    `@font-face{font-family:Garamond;font-style:${style};src:url(${dataUrl(`src/config/fonts/garamond-${name}.woff2`, 'font/woff2')})}`;
  const size = title.length > LONG_TITLE ? 64 : 92;
  return `<!doctype html><meta charset="utf-8"><style>
    ${font('roman', 'normal')}${font('italic', 'italic')}
    body { display: flex; flex-direction: column; height: 100vh; margin: 0; font-family: Garamond; color: ${themeColour('ink')}; background: ${themeColour('paper')} }
    header { display: flex; gap: 14px; align-items: center; padding: 22px 60px 0; font-size: 27px; letter-spacing: .06em; font-variant-caps: small-caps }
    svg { width: 30px; color: ${themeColour('wine')} }
    h1 { margin: 26px 60px 0; font-size: ${size}px; font-weight: 400; line-height: 1.05; text-wrap: balance }
    p { margin: 12px 60px 26px; font-size: 30px; font-style: italic; line-height: 1.25; color: ${themeColour('ink-soft')}; text-wrap: balance }
    img { flex: 1; min-height: 0; width: 100%; object-fit: cover; border-top: 1px solid ${themeColour('rule')} }
  </style>
  <header><svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="1.4">${markShapes()}</svg>${escapeHtml(site.brand)}</header>
  <h1>${escapeHtml(title)}</h1><p>${escapeHtml(tagline)}</p>
  <img alt="" src="${dataUrl(`public/uploads/plates/${plate}-${PLATE_WIDTH}.avif`, 'image/avif')}">`;
}

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(root, file)).toString('base64')}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The best JPEG within the budget. Throws when even the poorest is too large. */
async function encode(screenshot: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A card stays above ${MAX_BYTES} bytes: lower QUALITIES in tools/social/draw.ts.`);
}
