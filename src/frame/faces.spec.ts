import type { CDPSession } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { layoutShifts } from '../../tools/bench/sizes.ts';
import { expect, holdBack, test } from '../../tests/support/e2e.ts';

test.use({ firstView: true });

const cru = pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'en');

/** The faces that the browser says it set the words of an element in. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', local'}`))];
}

test('a first visit at 1.6 Mbit/s and 150 ms is set in EB Garamond when the loading screen ends, and nothing shifts', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  for (const address of [cru, pathTo({ id: 'philosophy' }, 'en')]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html.first-view:not(.screen-ended)')).toHaveCount(0);
    for (const selector of ['h1', '[data-tagline]', '.menu-item'])
      expect.soft(await facesOf(session, selector), selector).toEqual(['EB Garamond']);
    // On a busy machine a line of the header may move by a part of a pixel.
    expect(await layoutShifts(page)).toBeLessThan(0.001);
  }
});

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
