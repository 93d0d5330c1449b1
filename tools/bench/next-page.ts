import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Browser } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Part } from './options.ts';
import { serveSite, sitePages } from './site.ts';
import { median, table } from './table.ts';

/** Lines and processors. The slow one is Lighthouse's phone: 1.6 Mbit/s, 150 ms a round trip, a fourth of the speed. */
const LINES = [
  { name: '10 Mbit/s, 40 ms', bitsPerSecond: 10_000_000, latency: 40, slowDown: 1 },
  { name: '1.6 Mbit/s, 150 ms, processor ÷ 4', bitsPerSecond: 1_600_000, latency: 150, slowDown: 4 },
];

/** How long the pointer rests on the link before it is pressed. */
const HOVER_MS = 300;

/** Time in which a page settles and the next one has painted its plate. */
const SETTLING_MS = 4000;

/** Key under which the page that is left notes the moment of the click. */
const CLICKED = 'bench-clicked';

interface Times {
  /** From the click to the first paint of the next page, in milliseconds. */
  readonly paint: number;
  /** From the click to its largest picture. */
  readonly plate: number;
}

/** Follows a link from the vineyards page to a cru, after hovering over it, at two line speeds. */
export const measureNextPage: Part = async ({ runs }) => {
  const site = await serveSite();
  const address = (id: string): string => {
    const found = sitePages().find(({ page, locale }) => page.id === id && locale === 'en');
    if (!found) throw new Error(`No page has the id "${id}".`);
    return found.path;
  };
  const args = [...browserArguments, '--ignore-certificate-errors'];
  const browser = await launch({ executablePath: findBrowser(), args, headless: true });
  const results: { line: string; visits: Times[] }[] = [];
  try {
    for (const line of LINES) {
      const visits: Times[] = [];
      for (let visit = 1; visit <= runs; visit += 1) {
        console.error(`${line.name}, ${visit} of ${runs}`);
        visits.push(await follow(browser, `${site.origin}${address('vineyards')}`, address('vineyard'), line));
      }
      results.push({ line: line.name, visits });
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const rows = results.map(({ line, visits }) => [
    line,
    Math.round(median(visits.map(({ paint }) => paint))),
    Math.round(median(visits.map(({ plate }) => plate))),
  ]);
  return { text: table(['line', 'click to paint, ms', 'click to plate, ms'], rows), results };
};

async function follow(browser: Browser, from: string, to: string, line: (typeof LINES)[number]): Promise<Times> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const bytesPerSecond = line.bitsPerSecond / 8;
    await page.emulateNetworkConditions({ download: bytesPerSecond, upload: bytesPerSecond, latency: line.latency });
    await page.emulateCPUThrottling(line.slowDown);
    await page.goto(from, { waitUntil: 'load' });
    await pause(SETTLING_MS);
    const link = await page.waitForSelector(`a[href="${to}"]`);
    if (!link) throw new Error(`${from} has no link to ${to}.`);
    await link.scrollIntoView();
    await page.evaluate((key) => {
      const note = (event: Event): void => {
        sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
      };
      document.addEventListener('click', note, { capture: true });
    }, CLICKED);
    await link.hover();
    await pause(HOVER_MS);
    await link.click();
    await pause(SETTLING_MS);
    // Asked only now: a page that was rendered ahead takes the place of the old one, and what waits there fails.
    const path = await page.evaluate(() => location.pathname.replace(/\/$/, ''));
    if (path !== to) throw new Error(`${from} led to ${path}, not to ${to}.`);
    return await page.evaluate(readTimes, CLICKED);
  } finally {
    await context.close();
  }
}

/** Runs in the next page. What a prerendered page painted before it was shown counts from when it was shown. */
async function readTimes(key: string): Promise<{ paint: number; plate: number }> {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const clicked = Number(sessionStorage.getItem(key)) - performance.timeOrigin;
  const sinceClick = (time: number): number => Math.max(time, navigation?.activationStart ?? 0) - clicked;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => {
      resolve(Number.NaN);
    }, 1000);
  });
  return { paint: sinceClick(paint?.startTime ?? Number.NaN), plate: sinceClick(largest) };
}
