import type { CDPSession, Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { layoutShifts } from '../../tools/bench/sizes.ts';
import { expect, holdBack, test } from '../../tests/support/e2e.ts';

test.use({ firstView: true });

const cru = pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'en');
const next = pathTo({ id: 'philosophy' }, 'en');

/** Lines of a visitor: bytes per second, and milliseconds to the server and back. */
const lines = [
  { name: '1.6 Mbit/s and 150 ms', bytes: 200_000, latency: 150 },
  { name: '10 Mbit/s and 40 ms', bytes: 1_250_000, latency: 40 },
  { name: '100 Mbit/s and 10 ms', bytes: 12_500_000, latency: 10 },
];

/** Below this nobody sees a shift; on a busy machine a line of the header may move by a part of a pixel. */
const UNSEEN = 0.001;

async function throttle(session: CDPSession, bytes: number, latency: number): Promise<void> {
  await session.send('Network.enable');
  const speed = { downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...speed });
}

/** The faces that the browser says it set the words of an element in. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', local'}`))];
}

async function screenEnds(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/screen-ended/);
}

for (const { name, bytes, latency } of lines) {
  test(`a first visit at ${name} is set in EB Garamond when the loading screen ends, and nothing shifts`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await throttle(session, bytes, latency);
    await page.goto(cru, { waitUntil: 'domcontentloaded' });
    await screenEnds(page);
    for (const selector of ['h1', '[data-tagline]', '.menu-item']) {
      expect.soft(await facesOf(session, selector), selector).toEqual(['EB Garamond']);
    }
    expect(await layoutShifts(page)).toBeLessThan(UNSEEN);
    await page.goto(next);
    expect(await facesOf(session, 'h1')).toEqual(['EB Garamond']);
    expect(await layoutShifts(page)).toBeLessThan(UNSEEN);
  });
}

test('the words show under the loading screen where the faces do not come', async ({ page, context }) => {
  const release = await holdBack(page, '**/*.woff2');
  // The state lasts for some 400 ms, so the page itself notes it, frame by frame.
  await page.addInitScript(() => {
    const note = (): void => {
      const heading = document.querySelector('h1');
      const screen = document.querySelector('.loading-screen');
      const isCovered = screen !== null && getComputedStyle(screen).visibility === 'visible';
      const shows = heading !== null && getComputedStyle(heading).visibility === 'visible';
      if (isCovered && shows) document.documentElement.dataset.wordsUnderScreen = '';
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto(cru, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-words-under-screen');
  const session = await context.newCDPSession(page);
  expect(await facesOf(session, 'h1')).not.toContain('EB Garamond');
  release();
});
