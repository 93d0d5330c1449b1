/**
 * `npm run screenshots`: photographs every page of the built site in both languages, at four widths,
 * in both colour schemes and on paper, into `.artifacts/screenshots`, with a contact sheet per width
 * and scheme. `npm run screenshots -- musigny` takes only addresses that contain the word.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'astro';
import { chromium, type Browser, type Page } from 'playwright';
import { grandCruSlugs } from '#collections/slugs.ts';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allPages, pathTo } from '#routing/paths.ts';
import { href } from '#seo/address.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { contactSheet } from './contact-sheet.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.artifacts', 'screenshots');
const WIDTHS_PX = [390, 768, 1440, 2200];
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT_PX = 900;
const wanted = process.argv[2] ?? '';

const paths = [
  ...allPages(grandCruSlugs(join(root, 'content'))).flatMap((page) =>
    localeCodes.map((locale) => pathTo(page, locale)),
  ),
  '/404.html',
].filter((path) => path.includes(wanted));

const server = await preview({ root, logLevel: 'error', server: { port: 4399, host: '127.0.0.1' } });
const site = `http://127.0.0.1:${server.port}`;
const base = readDeployment(process.env);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(folder, { recursive: true });

try {
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS_PX) await photograph(browser, width, scheme);
  }
  await print(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function photograph(on: Browser, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
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
    await page.goto(`${site}${href(base, path)}`);
    await showPictures(page);
    const file = join(folder, `${name(path)}-${width}-${colorScheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await context.close();
  const sheet = await contactSheet(files, join(folder, `sheet-${width}-${colorScheme}.png`));
  console.log(sheet);
}

/** Scrolls through the page so that lazy pictures load, and waits until they have. */
async function showPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= height; y += HEIGHT_PX / 2) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, y);
  }
  await page.waitForFunction(
    () => document.querySelectorAll('[data-state="waiting"], [data-state="loading"]').length === 0,
  );
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}

async function print(on: Browser): Promise<void> {
  const page = await on.newPage();
  for (const path of paths) {
    await page.goto(`${site}${href(base, path)}`);
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
