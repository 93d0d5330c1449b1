import { pathTo } from '#site/paths.ts';
import { askedFor, expect, holdBack, settle, test } from '../../../tests/support/e2e.ts';
import { crowded } from '../../../tests/support/fit.ts';

const start = pathTo({ id: 'philosophy' }, 'en');

test(
  'the switcher opens and closes by its button, closes at a press outside and on Escape, which returns the focus, before a script of the page has arrived and after, and React is not fetched for it',
  { tag: '@both' },
  async ({ page, menu, pressMenu, pressAt }) => {
    const scripts = askedFor(page, 'script');
    const release = await holdBack(page, '**/*.js');
    await page.goto(start, { waitUntil: 'commit' });
    const summary = menu.locator('summary');
    const links = menu.locator('[rel=alternate]');
    for (const isHeld of [true, false]) {
      if (!isHeld) {
        release();
        await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run');
      }
      for (const part of await page.locator('.header a:visible, .header summary:visible').all()) await part.hover();
      await summary.focus();
      await settle(page);
      await expect(menu).not.toHaveAttribute('open');
      for (const close of [pressMenu, () => pressAt(3, 3)]) {
        await pressMenu();
        for (const link of await links.all()) await expect(link).toBeVisible();
        await close();
        await expect(links.first()).toBeHidden();
      }
      await pressMenu();
      await summary.evaluate((element) => {
        element.blur();
      });
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    }
    expect(scripts.filter((path) => path.includes('/client.'))).toEqual([]);
  },
);

test('by keyboard Enter opens the switcher, Tab reaches its links, and leaving closes it', async ({ page, menu }) => {
  await page.goto(start);
  await menu.locator('summary').press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test(
  'the switcher leads to the section that is read, and keeps a fragment that names none',
  { tag: '@both' },
  async ({ page, menu, pressMenu }) => {
    await page.goto(start);
    await page.waitForLoadState();
    await page.locator('#excellence').evaluate((one) => {
      one.scrollIntoView({ behavior: 'instant' });
    });
    await pressMenu();
    await menu.locator('a[hreflang=fr]').click();
    await expect(page).toHaveURL(new RegExp(`${pathTo({ id: 'philosophy' }, 'fr')}/?#excellence$`));
    await expect(page.locator('#excellence')).toBeInViewport();

    await page.goto(`${pathTo({ id: 'harvests' }, 'en')}#1893`);
    await page.waitForLoadState();
    await pressMenu();
    await menu.locator('a[hreflang=fr]').click();
    // The page writes the year as its own address.
    await expect(page).toHaveURL(/\?year=1893$/);
  },
);

test('with letters twice as large the menu takes the place of the row, and nothing is too wide', async ({ page }) => {
  for (const path of [start, pathTo({ id: 'philosophy' }, 'fr')]) {
    await page.goto(path);
    for (const width of [640, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of ['100%', '200%']) {
        await page.evaluate((letters) => {
          document.documentElement.style.fontSize = letters;
        }, size);
        const isWide = width >= 1024 && size === '100%';
        await expect(page.locator('.nav-wide')).toBeVisible({ visible: isWide });
        await expect(page.locator('.nav-mobile')).toBeVisible({ visible: !isWide });
        const parts = page.locator('.header :is(.brand, [data-search], nav > ul > li, summary):visible');
        expect(await crowded(parts, page.locator('body')), `${path} at ${width} px, letters of ${size}`).toEqual([]);
      }
    }
  }
});
