import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { site } from '#config/site.ts';
import { themeColour, type ColourName } from '#config/theme.ts';
import { markShapes } from '#frame/mark.ts';
import { SOCIAL_CARD } from '#routes/social-card.ts';
import { cached } from '../../../tools/cached.ts';
import { inTurns } from '../../../tools/in-turns.ts';
import { balancedLines, baseline, typesetter, type Typesetter } from './letters.ts';

/** The most that a card may weigh, and the qualities of JPEG that are tried for it. */
const MAX_BYTES = 150_000;
const QUALITIES = [80, 70, 60, 50, 40, 30];

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
const MARGIN = 60;

/** Titles of more characters are set smaller. */
const LONG_TITLE = 29;

/** The plate on cards of pages that show none, or begin with a small drawing. */
const DEFAULT_PLATE = 'panorama';

/** Width in pixels of the drawing that a card is made of. */
const PLATE_WIDTH = 1600;

/**
 * Draws the social cards of a staged site: each page that names one in its head (`og:image`) gets it, with its title and
 * the line that tells what it is about (`data-tagline`) in the type of the site over its plate. `plates` is the folder of
 * their drawings, `address` what the addresses of cards begin with. What is drawn is kept in `cache` by the hash of what
 * it is made of.
 */
export async function drawSocialCards(
  folder: string,
  pages: readonly string[],
  address: string,
  plates: string,
  cache: string,
): Promise<void> {
  const fonts = new URL('../../config/fonts/', import.meta.url);
  const roman = await typesetter(new URL('garamond-roman.woff2', fonts));
  const italic = await typesetter(new URL('garamond-italic.woff2', fonts));
  const begun = new Set<string>();
  // A card takes megabytes while it is drawn.
  await inTurns(pages, availableParallelism(), async (page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const [, card] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    // A page in both languages side by side names the card of the page.
    if (!card?.startsWith(address) || begun.has(card)) return;
    begun.add(card);
    const $ = load(html);
    const title = textOf($, 'main h1');
    const words = drawWords(title, textOf($, '[data-tagline]'), roman, italic);
    const drawing = readFileSync(plateOf($, plates));
    const digest = createHash('sha256').update(words.svg).update(drawing).digest('hex');
    const kept = join(cache, `${digest.slice(0, 16)}-${QUALITIES.join('-')}.jpg`);
    const file = join(folder, card.slice(address.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await cached(kept, () => encode(words, drawing, title)));
  });
}

function textOf($: CheerioAPI, selector: string): string {
  const text = $(selector).first().text();
  return text.replaceAll(/[ \n]+/g, ' ').trim();
}

/** The file of the first plate that a page shows. */
function plateOf($: CheerioAPI, plates: string): string {
  const picture = $('main img[src*="/uploads/plates/"]').first().attr('src') ?? '';
  const [, first = DEFAULT_PLATE] = /\/plates\/(.+?)-\d+(?:-dark)?\.\w+$/.exec(picture) ?? [];
  const drawing = (plate: string): string => join(plates, `${plate}-${PLATE_WIDTH}.avif`);
  return drawing(existsSync(drawing(first)) ? first : DEFAULT_PLATE);
}

/** A drawing of the words, and where the plate begins below them. */
function drawWords(title: string, tagline: string, roman: Typesetter, italic: Typesetter) {
  const parts: string[] = [];
  const put = (x: number, y: number, colour: ColourName, svg: string): void => {
    parts.push(`<g transform="translate(${x} ${y})" fill="${themeColour(colour)}">${svg}</g>`);
  };
  const brand = roman(site.brand, { size: 27, spacing: 1.6, features: ['smcp'] });
  parts.push(
    `<svg x="${MARGIN}" y="25" width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="${themeColour('wine')}" stroke-width="1.4">${markShapes()}</svg>`,
  );
  put(MARGIN + 44, 49, 'ink', brand.svg);
  const size = title.length > LONG_TITLE ? 64 : 92;
  let y = 83;
  const block = (text: string, set: Typesetter, size: number, lineHeight: number, colour: ColourName): void => {
    if (text === '') return;
    for (const line of balancedLines(text, WIDTH - 2 * MARGIN, (part) => set(part, { size }).width)) {
      put(MARGIN, y + baseline(size, lineHeight), colour, set(line, { size }).svg);
      y += lineHeight;
    }
  };
  block(title, roman, size, size * 1.05, 'ink');
  y += 12;
  block(tagline, italic, 30, 37.5, 'ink-soft');
  const plateTop = Math.round(y + 26);
  const rule = `<path d="M0 ${plateTop - 0.5}H${WIDTH}" stroke="${themeColour('rule')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${themeColour('paper')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${rule}${parts.join('')}</svg>`;
  return { svg, plateTop };
}

/** The best JPEG within the budget. Throws when even the poorest is too large. */
async function encode(
  { svg, plateTop }: ReturnType<typeof drawWords>,
  drawing: Buffer,
  title: string,
): Promise<Buffer> {
  const plate = await sharp(drawing)
    .resize(WIDTH, HEIGHT - plateTop, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = await sharp(Buffer.from(svg))
    .composite([
      { input: plate, raw: { width: WIDTH, height: HEIGHT - plateTop, channels: 3 }, left: 0, top: plateTop },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of QUALITIES) {
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    const jpeg = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`The social card of "${title}" stays above ${MAX_BYTES} bytes: lower QUALITIES in src/build/social.`);
}
