import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'puppeteer-core';
import type { Part } from './options.ts';
import { median, table } from './table.ts';
import { addressInEnglish, visits } from './visits.ts';

/** How much slower than this machine's the processor of a phone is: Lighthouse's phone, and a slower one. */
const SLOW_DOWNS = [4, 6];
const QUERIES = ['musigni', 'clos vougeot', 'white grand cru', '1955', 'biodynamics', 'oak barrels'];
/** Longer than the slowest answer, so that no key waits for the one before it. */
const BETWEEN_KEYS_MS = 700;

interface Answers {
  /** From Ctrl-K to the painted index, in milliseconds. */
  readonly opened: number;
  /** From each key to its painted result, in milliseconds, in the order of the keys. */
  readonly keys: readonly number[];
}

/** Opens the search on a phone, types, and measures each key until its results are painted. */
export const measureSearch: Part = async ({ runs }) => {
  const results = await visits({}, async (visit, origin) => {
    const all: { slowDown: number; visits: Answers[] }[] = [];
    for (const slowDown of SLOW_DOWNS) {
      const answers: Answers[] = [];
      for (let round = 0; round < runs; round += 1) {
        const query = QUERIES[round % QUERIES.length] ?? '';
        console.error(`processor ÷ ${slowDown}, "${query}"`);
        answers.push(await visit((context) => search(context, origin + addressInEnglish('home'), query, slowDown)));
      }
      all.push({ slowDown, visits: answers });
    }
    return all;
  });
  const rows = results.map(({ slowDown, visits }) => {
    const keys = visits.flatMap((visit) => visit.keys);
    const first = visits.flatMap((visit) => visit.keys.slice(0, 1));
    const figures = [median(visits.map(({ opened }) => opened)), median(first), median(keys), Math.max(...keys)];
    return [`÷ ${slowDown}`, ...figures.map(Math.round)];
  });
  const head = ['processor', 'Ctrl-K to index, ms', 'first key, median', 'all keys, median', 'worst key'];
  return { text: table(head, rows), results };
};

async function search(context: BrowserContext, address: string, query: string, slowDown: number): Promise<Answers> {
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.goto(address, { waitUntil: 'load' });
  await page.reload({ waitUntil: 'load' });
  await pause(1000);
  await page.emulateCPUThrottling(slowDown);
  await page.evaluate(notePaints);
  const waits = (): Promise<number[]> => page.evaluate('window.benchWaits') as Promise<number[]>;
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('[data-search-sheet] li');
  await pause(BETWEEN_KEYS_MS);
  const opened = (await waits()).at(-1) ?? Number.NaN;
  await page.evaluate('window.benchWaits = []');
  for (const key of query) {
    await page.keyboard.press(key as 'a');
    await pause(BETWEEN_KEYS_MS);
  }
  return { opened, keys: await waits() };
}

/** Runs in the page: for each key the time until the first change of a list of results is painted. */
function notePaints(): void {
  const bench = window as unknown as { benchWaits: number[] };
  bench.benchWaits = [];
  let pressed: number | undefined;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length === 1) pressed = event.timeStamp;
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const isResult = changes.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some(
        (node) => node instanceof Element && node.closest('li, ul, section, dialog:has(li)'),
      ),
    );
    if (pressed === undefined || !isResult) return;
    const since = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => bench.benchWaits.push(performance.now() - since);
      port2.postMessage(undefined);
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
