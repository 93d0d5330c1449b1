/**
 * `npm run screenshots`: photographs every page of the built site in both languages, at four widths,
 * in both colour schemes and on paper, into `.artifacts/screenshots`, with contact sheets of whole
 * pages per width and scheme. `npm run screenshots -- musigny` takes only addresses that contain the word.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { grandCruSlugs } from '#collections/slugs.ts';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allPages, pathTo } from '#routing/paths.ts';
import { href } from '#seo/address.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { startStaticServer } from '../static-server.ts';
import { contactSheets } from './contact-sheet.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.artifacts', 'screenshots');
/** How wide a page is photographed, and how wide it stands on a contact sheet. */
const WIDTHS_PX = [
  { width: 390, onSheet: 180 },
  { width: 768, onSheet: 236 },
  { width: 1440, onSheet: 318 },
  { width: 2200, onSheet: 318 },
];
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT_PX = 900;
const wanted = process.argv[2] ?? '';

const paths = [
  ...allPages(grandCruSlugs(join(root, 'content'))).flatMap((page) =>
    localeCodes.map((locale) => pathTo(page, locale)),
  ),
  '/404.html',
].filter((path) => path.includes(wanted));

const { base } = readDeployment(process.env);
const server = await startStaticServer({ folder: join(root, 'dist'), base });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(folder, { recursive: true });

try {
  for (const scheme of SCHEMES) {
    for (const size of WIDTHS_PX) await photograph(browser, size, scheme);
  }
  await print(browser);
} finally {
  await browser.close();
  await server.close();
}

async function photograph(
  on: Browser,
  { width, onSheet }: (typeof WIDTHS_PX)[number],
  colorScheme: (typeof SCHEMES)[number],
): Promise<void> {
  const context = await on.newContext({
    viewport: { width, height: HEIGHT_PX },
    colorScheme,
    // Everything is shown at once: no loading screen to wait for, no section still hidden.
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    sessionStorage.setItem('visited', 'yes');
  });
  const page = await context.newPage();
  const files: string[] = [];
  for (const path of paths) {
    await page.goto(`${server.origin}${href({ base }, path)}`);
    await showPictures(page);
    const file = join(folder, `${name(path)}-${width}-${colorScheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await context.close();
  const sheets = await contactSheets(files, join(folder, `sheet-${width}-${colorScheme}`), onSheet);
  console.log(sheets.join('\n'));
}

/** Brings every lazy picture into view, one after the other, and waits until it has loaded. */
async function showPictures(page: Page): Promise<void> {
  for (const place of await page.locator('.lazy-image').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute('data-state', 'loaded');
    // A picture may be painted after the page, and a photograph would come before it.
    await place.locator('img').evaluate((image: HTMLImageElement) => {
      image.decoding = 'sync';
      return image.decode();
    });
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}

async function print(on: Browser): Promise<void> {
  const page = await on.newPage();
  for (const path of paths) {
    await page.goto(`${server.origin}${href({ base }, path)}`);
    await showPictures(page);
    for (const format of ['A4', 'Letter']) {
      await page.pdf({ path: join(folder, `${name(path)}-${format}.pdf`), format, printBackground: true });
    }
  }
  await page.close();
}

function name(path: string): string {
  return path.slice(1).replaceAll('/', '_').replace('.html', '');
}
