/**
 * `npm run screenshots`: photographs every page of the built site at four widths in both colour schemes, and prints it
 * as PDF, into `.artifacts/screenshots`. `npm run screenshots -- musigny` takes only addresses that contain the word.
 */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { projectFolder, serveSite, sitePages } from '../bench/site.ts';
import { browserArguments, findBrowser } from '../browser.ts';

const folder = join(projectFolder, '.artifacts', 'screenshots');
const WIDTHS_PX = [390, 768, 1440, 2200];
const HEIGHT_PX = 900;

const pages = sitePages(process.argv.slice(2));
const server = await serveSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  // Everything is shown at once: no loading screen to wait for, no section still hidden.
  const context = await browser.newContext({ reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  await context.addInitScript(() => {
    sessionStorage.setItem('visited', 'yes');
  });
  const page = await context.newPage();
  for (const { path } of pages) {
    const file = join(folder, path.slice(1).replaceAll('/', '_'));
    await page.goto(`${server.origin}${path}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        await showPictures(page);
        await page.screenshot({ path: `${file}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    for (const format of ['A4', 'Letter']) {
      await page.pdf({ path: `${file}-${format}.pdf`, format, printBackground: true });
    }
    console.log(file);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Brings every lazy picture into view, one after the other, and waits until it has loaded. */
async function showPictures(page: Page): Promise<void> {
  for (const place of await page.locator('.lazy-image:visible').all()) {
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
