import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '#config/site.ts';
import { markShapes } from '#frame/mark.ts';
import { SOCIAL_CARD } from '#routes/social-card.ts';
import { themeColour } from '../../../tools/theme.ts';
import { balancedLines, baseline, typesetter, type Typesetter } from './letters.ts';

/** What a card shows: words, and the file of a plate. */
export interface CardSource {
  readonly title: string;
  readonly tagline: string;
  readonly plate: string;
}

/** The most that a card may weigh, and the qualities of JPEG that are tried for it. */
const MAX_BYTES = 150_000;
const QUALITIES = [80, 70, 60, 50, 40, 30];

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
const MARGIN = 60;

/** Titles of more characters are set smaller. */
const LONG_TITLE = 29;

/** A drawing of the words, and where the plate begins below them. */
interface Words {
  readonly svg: string;
  readonly plateTop: number;
}

/**
 * Draws social cards: title and tagline of a page in the type of the site over its plate. What is drawn is kept in
 * `cache` by the hash of what it is made of.
 */
export async function cardDrawer(cache: string): Promise<(source: CardSource) => Promise<Buffer>> {
  const fonts = new URL('../../config/fonts/', import.meta.url);
  const roman = await typesetter(new URL('garamond-roman.woff2', fonts));
  const italic = await typesetter(new URL('garamond-italic.woff2', fonts));
  mkdirSync(cache, { recursive: true });
  return async ({ title, tagline, plate }) => {
    const words = drawWords(title, tagline, roman, italic);
    const drawing = readFileSync(plate);
    const digest = createHash('sha256').update(words.svg).update(drawing).digest('hex');
    const kept = join(cache, `${digest.slice(0, 16)}-${QUALITIES.join('-')}.jpg`);
    if (existsSync(kept)) return readFileSync(kept);
    const card = await encode(words, drawing, title);
    writeFileSync(`${kept}.${process.pid}`, card);
    renameSync(`${kept}.${process.pid}`, kept);
    return card;
  };
}

function drawWords(title: string, tagline: string, roman: Typesetter, italic: Typesetter): Words {
  const parts: string[] = [];
  const put = (x: number, y: number, colour: string, svg: string): void => {
    parts.push(`<g transform="translate(${x} ${y})" fill="${themeColour(colour)}">${svg}</g>`);
  };
  const brand = roman(site.brand, { size: 27, spacing: 1.6, features: ['smcp'] });
  parts.push(
    `<svg x="${MARGIN}" y="25" width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="${themeColour('wine')}" stroke-width="1.4">${markShapes()}</svg>`,
  );
  put(MARGIN + 44, 49, 'ink', brand.svg);
  const size = title.length > LONG_TITLE ? 64 : 92;
  let y = 83;
  const block = (text: string, set: Typesetter, size: number, lineHeight: number, colour: string): void => {
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
async function encode({ svg, plateTop }: Words, drawing: Buffer, title: string): Promise<Buffer> {
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
