import { pathTo } from '#routes/paths.ts';
import { expect, test } from '../../tests/support/e2e.ts';

test.use({
  // Playwright hides the bar; visitors with a mouse have one that takes room.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('a page stands where it will stand before it is long enough to scroll', async ({ page }) => {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'en'));
  const width = (): Promise<number> => page.evaluate(() => document.documentElement.clientWidth);
  const widthOfAll = await width();
  expect(widthOfAll, 'the bar takes room').toBeLessThan(page.viewportSize()?.width ?? 0);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, .footer')) part.style.display = 'none';
  });
  expect(await width()).toBe(widthOfAll);
});
