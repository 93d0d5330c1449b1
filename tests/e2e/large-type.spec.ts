import { browserArguments, findBrowser } from '../../tools/browser.ts';
import { expect, scrollThrough, test } from '../support/e2e.ts';
import { faces } from '../support/faces.ts';
import { overflow, textOutside } from '../support/fit.ts';
import { everyPath } from '../support/site-pages.ts';

// The browser's own setting for the size of text, which media queries in rem follow as the page does.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
  // The page is changed on its way to the browser, so its policy's hashes no longer fit.
  bypassCSP: true,
});

for (const path of everyPath) {
  for (const [face, choose] of Object.entries(faces)) {
    test(`${path} fits in letters twice as large in ${face}, and shows everything`, async ({ page }) => {
      await choose(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await textOutside(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await scrollThrough(page);
      await expect(page.locator('[data-hidden]')).toHaveCount(0);
    });
  }
}
