import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { inTurns } from '../../../tools/in-turns.ts';
import { cardDrawer, type CardSource } from './draw.ts';

/** The plate on cards of pages that show none, or begin with a small drawing. */
const DEFAULT_PLATE = 'panorama';

/** Width in pixels of the drawing that a card is made of. */
const PLATE_WIDTH = 1600;

/**
 * Draws the social cards of a staged site: each page that names one in its head (`og:image`) gets it, with its title,
 * the line that tells what it is about (`data-tagline`) and its plate. `plates` is the folder of their drawings, `address` what the addresses of cards
 * begin with.
 */
export async function drawSocialCards(
  site: string,
  pages: readonly string[],
  address: string,
  plates: string,
  cache: string,
): Promise<void> {
  const draw = await cardDrawer(cache);
  const begun = new Set<string>();
  // A card takes megabytes while it is drawn.
  await inTurns(pages, availableParallelism(), async (page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const [, card] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    // A page in both languages side by side names the card of the page.
    if (!card?.startsWith(address) || begun.has(card)) return;
    begun.add(card);
    const file = join(site, card.slice(address.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(cardSource(html, plates)));
  });
}

/** What the card of a page shows. */
function cardSource(html: string, plates: string): CardSource {
  const $ = load(html);
  const text = (selector: string): string =>
    $(selector)
      .first()
      .text()
      .replaceAll(/[ \n]+/g, ' ')
      .trim();
  const picture = $('main img[src*="/uploads/plates/"]').first().attr('src') ?? '';
  const first = /\/plates\/(.+?)-\d+(?:-dark)?\.\w+$/.exec(picture)?.[1] ?? DEFAULT_PLATE;
  const drawing = (plate: string): string => join(plates, `${plate}-${PLATE_WIDTH}.avif`);
  return {
    title: text('main h1'),
    tagline: text('[data-tagline]'),
    plate: drawing(existsSync(drawing(first)) ? first : DEFAULT_PLATE),
  };
}
