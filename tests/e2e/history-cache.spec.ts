import { browserArguments, findBrowser } from '../../tools/browser.ts';
import { pathTo } from '#routing/paths.ts';
import { atPath, awake, expect, test } from '../support/e2e.ts';
import { everyPath } from '../support/site-pages.ts';

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the back/forward cache has its menu closed', async ({ page, isMobile, menu }) => {
  await page.goto(pathTo({ id: 'philosophy' }, 'en'));
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-restored', persisted);
    });
  });
  const summary = menu.locator('summary');
  await (isMobile ? summary.tap() : summary.click());
  await awake(page, 'HeaderNav');
  await expect(menu).toHaveAttribute('open');

  await page.evaluate(
    (path) => {
      location.assign(path);
    },
    pathTo({ id: 'history' }, 'en'),
  );
  await expect(page).toHaveURL(atPath(pathTo({ id: 'history' }, 'en')));
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.locator('html')).toHaveAttribute('data-restored');
  await expect(menu).not.toHaveAttribute('open');
});

test('every page is restored from the back/forward cache', async ({ context }) => {
  test.slow();
  for (const path of everyPath) {
    const page = await context.newPage();
    await page.goto(path);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.toggleAttribute('data-restored', persisted);
      });
    });
    await page.goto('/500.html?elsewhere');
    await page.evaluate(() => {
      history.back();
    });
    await expect(page.locator('html'), path).toHaveAttribute('data-restored');
    await page.close();
  }
});
