import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'puppeteer-core';
import type { Part } from './options.ts';
import { median, table } from './table.ts';
import { addressInEnglish, visits } from './visits.ts';

/** Lines and processors. The slow one is Lighthouse's phone: 1.6 Mbit/s, 150 ms a round trip, a fourth of the speed. */
const LINES = [
  { name: '10 Mbit/s, 40 ms', bitsPerSecond: 10_000_000, latency: 40, slowDown: 1, aim: { paint: 50, plate: 150 } },
  {
    name: '1.6 Mbit/s, 150 ms, processor ÷ 4',
    bitsPerSecond: 1_600_000,
    latency: 150,
    slowDown: 4,
    aim: { paint: 100, plate: 500 },
  },
];

type Line = (typeof LINES)[number];

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
  const [from, to] = [addressInEnglish('vineyards'), addressInEnglish('vineyard')];
  // Not by `setViewport`: Chromium renders nothing ahead for a page whose screen is emulated.
  const options = { args: ['--window-size=1280,800'], defaultViewport: null };
  const results = await visits(options, async (visit, origin) => {
    const all: { line: Line; ahead: Times[]; pressed: Times[] }[] = [];
    for (const line of LINES) {
      const [ahead, pressed]: [Times[], Times[]] = [[], []];
      for (let round = 1; round <= runs; round += 1) {
        console.error(`${line.name}, ${round} of ${runs}`);
        ahead.push(await visit((context) => follow(context, { from: origin + from, to, line, savesData: false })));
        pressed.push(await visit((context) => follow(context, { from: origin + from, to, line, savesData: true })));
      }
      all.push({ line, ahead, pressed });
    }
    return all;
  });
  const rows = results.flatMap(({ line: { name, aim }, ahead, pressed }) =>
    (['paint', 'plate'] as const).map((what) => [
      `${name}: ${what}`,
      Math.round(median(pressed.map((times) => times[what]))),
      Math.round(median(ahead.map((times) => times[what]))),
      aim[what],
    ]),
  );
  return { text: table(['from the click, ms', 'fetched then', 'rendered ahead', 'aim'], rows), results };
};

interface Visit {
  readonly from: string;
  readonly to: string;
  readonly line: Line;
  /** Nothing is rendered ahead for visitors who save data (docs/behaviour.md 2.12). */
  readonly savesData: boolean;
}

async function follow(context: BrowserContext, { from, to, line, savesData }: Visit): Promise<Times> {
  const page = await context.newPage();
  if (savesData) {
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
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
  return page.evaluate(readTimes, CLICKED);
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
