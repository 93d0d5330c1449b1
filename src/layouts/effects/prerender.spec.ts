import { HOVER_INTENT_MS } from '#site/timings.ts';
import { pathTo } from '#site/paths.ts';
import { atPath, expect, hrefOf, test } from '../../../tests/support/e2e.ts';

const FROM = pathTo({ id: 'vineyards' }, 'en');
const TO = pathTo({ id: 'vineyard', params: { slug: 'corton-charlemagne' } }, 'en');

test('the page of a link on which the pointer rests is rendered ahead and shown at the press, and no other, and none for a visitor who saves data', async ({
  page,
  context,
}) => {
  // Pages that scroll past under the pointer are not rested on.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    ViewTransition.prototype.skipTransition = () => {
      sessionStorage.setItem('shown-at-once', 'yes');
    };
  });
  // Tests keep the browser from rendering ahead; it tells which pages it was asked for.
  const asked: string[] = [];
  const session = await context.newCDPSession(page);
  session.on('Preload.prerenderStatusUpdated', ({ key }) => asked.push(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await page.goto(FROM);
  const link = page.locator(`main a[href="${hrefOf(TO)}"]`).first();
  await page.locator('main h1').hover();
  await page.locator('.plate a[data-plate], footer a[href$=".epub"]').last().hover();
  await page.clock.runFor(HOVER_INTENT_MS);
  await page.keyboard.press('Control+k');
  await page.locator('[data-search-dialog] section a').first().hover();
  await page.clock.runFor(HOVER_INTENT_MS);
  await page.keyboard.press('Escape');
  await link.hover();
  await page.clock.runFor(HOVER_INTENT_MS);
  await expect.poll(() => asked).toEqual([hrefOf(TO)]);
  const shownAtOnce = (): Promise<boolean> => page.evaluate(() => 'shown-at-once' in sessionStorage);
  await link.click();
  await expect(page).toHaveURL(atPath(TO));
  expect(await shownAtOnce()).toBe(true);

  // By keyboard nothing tells which page comes next.
  await page.evaluate(() => {
    sessionStorage.removeItem('shown-at-once');
  });
  await page.locator('.neighbours a').first().press('Enter');
  await expect(page).not.toHaveURL(atPath(TO));
  expect(await shownAtOnce()).toBe(false);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(FROM);
  await link.hover();
  await page.clock.runFor(HOVER_INTENT_MS);
  await expect(page.locator('.prerender')).toHaveCount(0);
});

const onFirstView = test.extend({ firstView: true });

onFirstView(
  'on the first view of a visit a page rendered ahead leaves its marks when it is shown',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      // However late it is on a busy machine.
      performance.now = () => 0;
    });
    await page.goto(pathTo({ id: 'home' }, 'en'));
    const visited = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('visited'));
    expect(await visited()).toBeNull();
    await expect(page.locator('html')).not.toHaveClass(/first-view/);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(await visited()).toBe('yes');
    await expect(page.locator('html')).toHaveClass(/first-view/);
  },
);

test('the plate of a link turns into the plate of the page it leads to', async ({ page }) => {
  const named = (): Promise<string[]> =>
    page
      .locator('[data-frame]')
      .evaluateAll((frames) =>
        frames
          .filter((frame) => getComputedStyle(frame).viewTransitionName === 'plate')
          .map((frame) => frame.closest('article, .hero, li')?.textContent.trim() ?? ''),
      );
  await page.goto(TO);
  expect(await named()).toHaveLength(1);
  await page.goto(FROM);
  expect(await named()).toEqual([]);
  for (const place of ['.cru-index', '[role=region] li']) {
    await page
      .locator(`${place} a[href="${hrefOf(TO)}"]`)
      .first()
      .hover();
    await expect.poll(named).toEqual([expect.stringContaining('Corton-Charlemagne')]);
  }
});
