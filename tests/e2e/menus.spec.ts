import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { menuRoutes } from '#routing/routes.ts';
import { atPath, awake, expect, holdBack, scriptsAskedFor, settle, test } from '../support/e2e.ts';
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

  test('works by keyboard: Enter opens, Tab reaches the links, Escape closes and returns the focus', async ({
    page,
    menu,
  }) => {
    await page.goto(start);
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await awake(page, 'HeaderNav');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page, menu }) => {
    await page.goto(start);
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await awake(page, 'HeaderNav');
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

  test('asks for no script until it is opened, and then for its island', async ({ page, isMobile, menu }) => {
    await page.goto(start);
    const scripts = scriptsAskedFor(page);
    const summary = menu.locator('summary');
    for (const link of await page.locator('.header a:visible, .header summary:visible').all()) await link.hover();
    await summary.focus();
    await settle(page);
    expect(scripts).toEqual([]);
    await (isMobile ? summary.tap() : summary.click());
    await expect.poll(() => scripts.join()).toContain('/HeaderNav.');
  });

  test.describe('while its island is still on the way', () => {
    test('stays open when the island arrives', async ({ page, isMobile, menu }) => {
      const release = await holdBack(page, /\/HeaderNav\.[^/]+\.js$/);
      await page.goto(start);
      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      await expect(menu).toHaveAttribute('open');
      release();
      await awake(page, 'HeaderNav');
      await expect(menu).toHaveAttribute('open');
    });

    test('closes at a press outside as soon as the island arrives', async ({ page, isMobile, menu }) => {
      const release = await holdBack(page, /\/HeaderNav\.[^/]+\.js$/);
      await page.goto(start);
      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      await expect(menu).toHaveAttribute('open');
      await (isMobile ? page.touchscreen.tap(5, 800) : page.mouse.click(5, 800));
      release();
      await expect(menu).not.toHaveAttribute('open');
    });

    test('closes on Escape as soon as the island arrives, and returns the focus', async ({ page, isMobile, menu }) => {
      const release = await holdBack(page, /\/HeaderNav\.[^/]+\.js$/);
      await page.goto(start);
      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      await summary.evaluate((element) => {
        element.blur();
      });
      await page.keyboard.press('Escape');
      release();
      await expect(menu).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    });

    test('stays open when it was closed and opened again meanwhile', async ({ page, isMobile, menu }) => {
      const release = await holdBack(page, /\/HeaderNav\.[^/]+\.js$/);
      await page.goto(start);
      const summary = menu.locator('summary');
      const press = () => (isMobile ? summary.tap() : summary.click());
      await press();
      await (isMobile ? page.touchscreen.tap(5, 800) : page.mouse.click(5, 800));
      await press();
      await expect(menu).not.toHaveAttribute('open');
      await press();
      await expect(menu).toHaveAttribute('open');
      release();
      await awake(page, 'HeaderNav');
      await expect(menu).toHaveAttribute('open');
    });
  });

  test('opens and closes by its button when the island cannot be fetched', async ({ page, isMobile, menu, watch }) => {
    await page.goto(start);
    await page.context().setOffline(true);
    const summary = menu.locator('summary');
    const press = () => (isMobile ? summary.tap() : summary.click());
    await press();
    await expect(menu.getByRole('link', { name: 'Français' })).toBeVisible();
    await press();
    await expect(menu.getByRole('link', { name: 'Français' })).toBeHidden();
    expect(watch.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
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
