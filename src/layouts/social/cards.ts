import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { site } from '#site/site.ts';
import { themeColour, type ColourName } from '#site/theme.ts';
import { logoShapes } from '#layouts/logo.ts';
import { SOCIAL_CARD } from '#site/paths.ts';
import { cached } from '#site/file-cache.ts';
import { balancedLines, baseline, typesetter, type Typesetter } from './typesetter.ts';

// Programs of this project run in its folder.
const roman = await typesetter('src/site/fonts/garamond-roman.woff2');
const italic = await typesetter('src/site/fonts/garamond-italic.woff2');

/** The most that a card may weigh, and the qualities of JPEG that are tried for it. */
const MAX_BYTES = 150_000;
const QUALITIES = [80, 70, 60, 50, 40, 30];

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
const MARGIN = 60;

/** Titles of more characters are set smaller. */
const LONG_TITLE = 29;

/** Where the drawing lies that the card of a plate is made of. */
const plateFile = (plate: string): string => `public/uploads/plates/${plate}-1600.avif`;

/** The plate on cards of pages that a small drawing stands for. */
const DEFAULT_PLATE = 'panorama';

/**
 * The social card of a page as JPEG: its title and the line under it in the type of the site, over its plate. What is
 * drawn is kept by the hash of what it is made of.
 */
export async function socialCard(title: string, tagline: string, plate: string): Promise<Buffer> {
  const words = drawWords(title, tagline);
  const file = plateFile(existsSync(plateFile(plate)) ? plate : DEFAULT_PLATE);
  const digest = createHash('sha256').update(words.svg).update(readFileSync(file)).digest('hex');
  const kept = `.build/social-cards/${digest.slice(0, 16)}-${QUALITIES.join('-')}.jpg`;
  return cached(kept, () => encode(words, file, title));
}

/** A drawing of the words, and where the plate begins below them. */
function drawWords(title: string, tagline: string) {
  const parts: string[] = [];
  const put = (x: number, y: number, colour: ColourName, svg: string): void => {
    parts.push(`<g transform="translate(${x} ${y})" fill="${themeColour(colour)}">${svg}</g>`);
  };
  const brand = roman(site.brand, { size: 27, spacing: 1.6, features: ['smcp'] });
  parts.push(
    `<svg x="${MARGIN}" y="25" width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="${themeColour('wine')}" stroke-width="1.4">${logoShapes()}</svg>`,
  );
  put(MARGIN + 44, 49, 'ink', brand.svg);
  const size = title.length > LONG_TITLE ? 64 : 92;
  let y = 83;
  const block = (text: string, set: Typesetter, size: number, lineHeight: number, colour: ColourName): void => {
    if (text === '') return;
    const widths = new Map<string, number>();
    const widthOf = (part: string): number => {
      const width = widths.get(part) ?? set(part, { size }).width;
      widths.set(part, width);
      return width;
    };
    for (const line of balancedLines(text, WIDTH - 2 * MARGIN, widthOf)) {
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

const decoded = new Map<string, ReturnType<typeof decode>>();

/** The pixels of a drawing, decoded once for all cards: that takes most of the time of a card. */
function pixelsOf(file: string): ReturnType<typeof decode> {
  const pixels = decoded.get(file) ?? decode(file);
  decoded.set(file, pixels);
  return pixels;
}

function decode(file: string) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The best JPEG within the budget. Throws when even the poorest is too large. */
async function encode({ svg, plateTop }: ReturnType<typeof drawWords>, file: string, title: string): Promise<Buffer> {
  const { data, info } = await pixelsOf(file);
  const plate = await sharp(data, { raw: info })
    .resize(WIDTH, HEIGHT - plateTop, { fit: 'cover' })
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
  throw new Error(
    `The social card of "${title}" stays above ${MAX_BYTES} bytes: lower QUALITIES in src/layouts/social.`,
  );
}
