import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { LOADING_SCREEN_MS } from '#site/timings.ts';
import { readDeployment } from '#site/deployment.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { withLimit } from '#build/with-limit.ts';
import { run } from '../process.ts';
import { BUILD, copyProject } from '../project-copy.ts';
import { removeFolder } from '../temporary-folder.ts';
import { budgets, budgetsOf, missed } from './budgets.ts';
import { brotliSize, inlineScriptText, pageSize } from './page-parts.ts';
import { builtSite, everyPage, serveSite, type SitePage } from './site.ts';

/** Lighthouse's phone: a middling one of today. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Pages visited at a time: sizes do not depend on it, and most of a visit is waiting. */
const VISITS_AT_ONCE = 3;

/** Time after `load` in which late things may still happen: the loading screen, and a little. */
const SETTLING_MS = LOADING_SCREEN_MS + 500;

/** Fonts come late, so that the change of face is always part of the layout shift, and never by luck. */
const FONT_DELAY_MS = 400;

/**
 * Prints what each page costs a first visitor on a phone; with all pages also the time of a cold build. Whether every
 * budget is kept.
 */
export async function measureSizes(words: readonly string[]): Promise<boolean> {
  const views = await visitPages(words);
  const rows = views.map(({ path, limits, ...figures }) => ({ path, figures, misses: missed(figures, limits) }));
  console.table({ budget: budgets, ...Object.fromEntries(rows.map(({ path, figures }) => [path, figures])) });
  const misses = rows.flatMap(({ path, misses }) => misses.map((miss) => `${path}: ${miss}`));
  if (words.length === 0) {
    const coldBuildMs = await coldBuild();
    console.log(`Cold build: ${(coldBuildMs / 1000).toFixed(1)} s.`);
    misses.push(...missed({ coldBuildMs }));
  }
  console.log(misses.length > 0 ? `${misses.join('\n')}\n${misses.length} budget(s) missed.` : 'Every budget is kept.');
  return misses.length === 0;
}

/** The milliseconds of a build in a copy of the project without any cache. */
async function coldBuild(): Promise<number> {
  const folder = copyProject();
  try {
    const started = performance.now();
    const { exitCode, output } = await run(folder, process.execPath, BUILD);
    if (exitCode !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
    return Math.round(performance.now() - started);
  } finally {
    removeFolder(folder);
  }
}

async function visitPages(words: readonly string[]): Promise<Awaited<ReturnType<typeof firstView>>[]> {
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    return await withLimit(everyPage(words), VISITS_AT_ONCE, (page) => firstView(browser, site.origin, page));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Visits a page for the first time, touches nothing, and adds up what came: `transfer` is all bodies as sent. */
export async function firstView(browser: Browser, origin: string, site: SitePage) {
  const { path } = site;
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const answers: { address: string; kind: string; bytes: number }[] = [];
  page.on('response', (response) => {
    const bytes = Number(response.headers()['content-length'] ?? 0);
    answers.push({ address: response.url(), kind: response.request().resourceType(), bytes });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLING_MS);
  const layoutShift = Number((await layoutShifts(page)).toFixed(4));
  await context.close();

  const bytes = (kind?: string): number =>
    answers.filter((answer) => kind === undefined || answer.kind === kind).reduce((sum, one) => sum + one.bytes, 0);
  const scripts = answers.filter(({ kind }) => kind === 'script').map(({ address }) => new URL(address).pathname);
  return {
    path,
    limits: budgetsOf(site),
    ...staticSizes(path, scripts),
    font: bytes('font'),
    image: bytes('image'),
    transfer: bytes(),
    requests: answers.length,
    thirdPartyRequests: answers.filter(({ address }) => new URL(address).origin !== origin).length,
    layoutShift,
  };
}

/** Sizes of a page's HTML, the files it names, and the scripts that a browser was seen to fetch. */
function staticSizes(path: string, fetched: readonly string[]) {
  const { base } = readDeployment(process.env);
  const read = (address: string): string => readFileSync(join(builtSite(), address.slice(base.length)), 'utf8');
  const html = read(`${path}/index.html`);
  const scripts = [inlineScriptText(html), ...[...new Set(fetched)].map(read)];
  return {
    ...pageSize(html, read),
    scriptBeforeInteraction: scripts.reduce((sum, text) => sum + brotliSize(text), 0),
  };
}

/** The sum of all layout shifts of a page so far, which is never less than the CLS (it takes the worst window). */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, the observer never calls.
        setTimeout(() => {
          resolve(0);
        }, 100);
      }),
  );
}
