import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { menuRoutes } from '#routing/routes.ts';
import { atPath, awake, expect, test } from '../support/e2e.ts';
import { otherLocale, pages, UNKNOWN_PATH } from '../support/site-pages.ts';

const start = pathTo({ id: 'philosophy' }, 'en');

test.describe('the menu', () => {
  for (const locale of localeCodes) {
    test(`lists the pages of the route table in order (${locale}) and marks the present one`, async ({
      page,
      isMobile,
      menu,
    }) => {
      await page.goto(pathTo({ id: 'history' }, locale));
      if (isMobile) await menu.locator('summary').tap();
      const links = page.locator('.header nav a:visible');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual(menuRoutes.map(({ id }) => pathTo({ id }, locale)));
      await expect(page.locator('.header nav a[aria-current="page"]:visible')).toHaveAttribute(
        'href',
        pathTo({ id: 'history' }, locale),
      );
    });
  }

  test('has the five specified entries', async ({ page, isMobile, menu }) => {
    await page.goto(start);
    if (isMobile) await menu.locator('summary').tap();
    await expect(page.locator('.header nav a:visible')).toHaveText([
      'Home',
      'Philosophy',
      'History',
      'Vineyards',
      'Vintages',
    ]);
  });

  test('leads to the page that is chosen, where it is closed', async ({ page, isMobile, menu }) => {
    await page.goto(start);
    if (isMobile) await menu.locator('summary').tap();
    await page.locator('.header nav a:visible', { hasText: 'Vintages' }).click();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vintages' }, 'en')));
    await expect(menu).not.toHaveAttribute('open');
  });
});

test.describe('the language switcher', () => {
  test('is closed at first, opens at a press and closes at the next', async ({ page, isMobile, menu }) => {
    await page.goto(start);
    const summary = menu.locator('summary');
    const press = () => (isMobile ? summary.tap() : summary.click());
    await expect(menu.getByRole('link', { name: 'Français' })).toBeHidden();
    await press();
    await expect(menu.getByRole('link', { name: 'Français' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
    await press();
    await expect(menu.getByRole('link', { name: 'Français' })).toBeHidden();
  });

  test('stays open when its island comes alive after the press', async ({ page, menu }) => {
    await page.goto(start);
    await menu.evaluate((details) => {
      details.setAttribute('open', '');
    });
    await menu.locator('summary').dispatchEvent('pointerover');
    await awake(page, 'HeaderNav');
    await expect(menu).toHaveAttribute('open');
  });

  test('works by keyboard: Enter opens, Tab reaches the links, Escape closes and returns the focus', async ({
    page,
    menu,
  }) => {
    await page.goto(start);
    const summary = menu.locator('summary');
    await summary.focus();
    await awake(page, 'HeaderNav');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page, menu }) => {
    await page.goto(start);
    await menu.locator('summary').focus();
    await awake(page, 'HeaderNav');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('closes at a press outside', async ({ page, isMobile, menu }) => {
    await page.goto(start);
    const summary = menu.locator('summary');
    await (isMobile ? summary.tap() : summary.click());
    await awake(page, 'HeaderNav');
    await expect(menu).toHaveAttribute('open');
    const outside = { x: 5, y: 800 };
    await (isMobile ? page.touchscreen.tap(outside.x, outside.y) : page.mouse.click(outside.x, outside.y));
    await expect(menu).not.toHaveAttribute('open');
  });

  test.describe('while its island is still on the way', () => {
    test.beforeEach(async ({ page }) => {
      await page.route(/\/HeaderNav\.[^/]+\.js$/, (route) => route.abort());
      await page.goto(start);
    });

    test('closes at a press outside', async ({ page, isMobile, menu }) => {
      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      await expect(menu).toHaveAttribute('open');
      await (isMobile ? page.touchscreen.tap(5, 800) : page.mouse.click(5, 800));
      await expect(menu).not.toHaveAttribute('open');
    });

    test('closes on Escape and returns the focus, wherever that was', async ({ page, isMobile, menu }) => {
      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      await summary.evaluate((element) => {
        element.blur();
      });
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    });
  });

  for (const page of pages) {
    test(`leads from ${pathTo(page, 'en')} to its twin and back`, async ({ page: tab, isMobile, menu }) => {
      await tab.goto(pathTo(page, 'en'));
      for (const locale of localeCodes.map(otherLocale)) {
        const summary = menu.locator('summary');
        const link = menu.locator(`a[hreflang="${locale}"]`);
        await (isMobile ? summary.tap() : summary.click());
        await (isMobile ? link.tap() : link.click());
        await expect(tab).toHaveURL(atPath(pathTo(page, locale)));
        await expect(tab.locator('html')).toHaveAttribute('lang', locale);
        await expect(menu).not.toHaveAttribute('open');
      }
    });
  }

  for (const locale of localeCodes) {
    test(`leads from an unknown path to the home page (${locale})`, async ({ page, isMobile, menu }) => {
      await page.goto(UNKNOWN_PATH);
      const summary = menu.locator('summary');
      const link = menu.locator(`a[hreflang="${locale}"]`);
      await (isMobile ? summary.tap() : summary.click());
      await (isMobile ? link.tap() : link.click());
      await expect(page).toHaveURL(atPath(pathTo({ id: 'home' }, locale)));
    });
  }
});
