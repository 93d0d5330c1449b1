/**
 * `npm run social`: makes the social card of every page from the page itself, title and plate in the
 * site's own type, and writes it to `public/uploads/social`. The cards are committed; run this after
 * changing a title, a tagline or a plate. Needs `dist` and a Chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'astro';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { grandCruSlugs } from '#collections/slugs.ts';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allPages, pathTo } from '#routing/paths.ts';
import { sitemapValues } from '#routing/routes.ts';
import { href } from '#seo/address.ts';
import { SOCIAL_CARD, socialCardPath } from '#seo/social-card.ts';
import { browserArguments, findBrowser } from '../browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MAX_BYTES = 150_000;
const QUALITIES = [82, 74, 66, 58, 50, 42, 34];

/** Turns the first screen of any page into a card: the brand, the title over its plate, nothing to press. */
const CARD_STYLE = `
  .nav-wide, .nav-mobile, .button, .hero__arrow, .hero__label, .hero__said, .plate figcaption, .loading-screen { display: none !important }
  html { scrollbar-width: none }
  .header__row { padding-inline: 60px }
  .hero { min-height: 630px }
  .hero .hero__words { display: block !important; padding: 16px 60px 0 }
  .hero h1 { font-size: 92px !important; animation: none !important }
  .hero .hero__subtitle { max-width: 60rem; margin-top: 10px; font-size: 27px; animation: none !important }
  .hero .plate { margin: 26px 0 0 !important }
  .hero:not(.hero--full) .plate img { max-height: none; height: 380px; border-width: 1px 0 }
`;

/** Pages nobody shares (the sitemap tool) have no card. */
const shared = allPages(grandCruSlugs(join(root, 'content'))).filter(({ id }) => sitemapValues(id) !== undefined);

const server = await preview({ root, logLevel: 'error', server: { port: 4398, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const context = await browser.newContext({
  viewport: { width: SOCIAL_CARD.width, height: SOCIAL_CARD.height },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  bypassCSP: true,
});
const view = await context.newPage();

try {
  for (const page of shared) {
    for (const locale of localeCodes) {
      await view.goto(`http://127.0.0.1:${server.port}${href(readDeployment(process.env), pathTo(page, locale))}`);
      await view.addStyleTag({ content: CARD_STYLE });
      await view.evaluate(() => document.fonts.ready);
      const file = join(root, 'public', socialCardPath(page, locale));
      const card = await encode(await view.screenshot());
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, card);
      console.log(`${socialCardPath(page, locale)}  ${card.length} bytes`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The best JPEG within the budget. Throws when even the poorest is too large. */
async function encode(screenshot: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A card stays above ${MAX_BYTES} bytes: lower QUALITIES in tools/social/draw.ts.`);
}
