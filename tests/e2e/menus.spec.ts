import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { menuRoutes, type PageRef } from '#routes/routes.ts';
import { slugs, words } from '../support/content.ts';
import { addresses, atPath, expect, holdBack, hrefOf, scriptsAskedFor, settle, test } from '../support/e2e.ts';
import { otherLocale, UNKNOWN_PATH } from '../support/site-pages.ts';

const start = pathTo({ id: 'philosophy' }, 'en');

test(
  'the menu lists the pages in order, marks the present one and leads to another, where it is closed',
  {
    tag: '@both',
  },
  async ({ page, isMobile, menu, pressMenu }) => {
    await page.goto(start);
    if (isMobile) await pressMenu();
    const links = page.locator('.header nav a:visible');
    await expect(links).toHaveText(menuRoutes.map(({ id }) => words(`nav.${id}`, 'en')));
    expect(await addresses(links)).toEqual(menuRoutes.map(({ id }) => hrefOf(pathTo({ id }, 'en'))));
    await expect(page.locator('.header nav a[aria-current="page"]:visible')).toHaveAttribute('href', hrefOf(start));

    await links.last().click();
    await expect(page).toHaveURL(atPath(pathTo({ id: menuRoutes.at(-1)?.id ?? 'home' }, 'en')));
    await expect(menu).not.toHaveAttribute('open');
  },
);

test(
  'the switcher opens and closes by its button and closes at a press outside, and React is not fetched for it',
  {
    tag: '@both',
  },
  async ({ page, menu, pressMenu, pressAt }) => {
    await page.goto(start);
    const scripts = scriptsAskedFor(page);
    const links = menu.locator('a[hreflang]');
    for (const link of await page.locator('.header a:visible, .header summary:visible').all()) await link.hover();
    await menu.locator('summary').focus();
    await settle(page);
    await expect(links.first()).toBeHidden();

    await pressMenu();
    await expect(links).toHaveCount(localeCodes.length);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await pressMenu();
    await expect(links.first()).toBeHidden();
    await pressMenu();
    await expect(links.first()).toBeVisible();
    await pressAt(3, 3);
    await expect(menu).not.toHaveAttribute('open');
    expect(scripts.filter((path) => path.includes('/client.'))).toEqual([]);
  },
);

test('by keyboard Enter opens the switcher, Tab reaches its links, Escape or leaving closes it', async ({
  page,
  menu,
}) => {
  await page.goto(start);
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('while no script of the page has arrived, the switcher', () => {
  test.beforeEach(async ({ page }) => {
    await holdBack(page, '**/*.js');
    await page.goto(start, { waitUntil: 'commit' });
  });

  test(
    'opens and closes by its button, and closes at a press outside',
    { tag: '@both' },
    async ({ menu, pressMenu, pressAt }) => {
      await pressMenu();
      await expect(menu).toHaveAttribute('open');
      await expect(menu.locator('a[hreflang]').first()).toBeVisible();
      await pressMenu();
      await expect(menu).not.toHaveAttribute('open');
      await pressMenu();
      await pressAt(3, 3);
      await expect(menu).not.toHaveAttribute('open');
    },
  );

  test('closes on Escape and returns the focus', async ({ page, menu, pressMenu }) => {
    await pressMenu();
    const summary = menu.locator('summary');
    await summary.evaluate((element) => {
      element.blur();
    });
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });
});

/** The drawer of a phone and the menu of a desktop hold the same links; each is asked on one page. */
const twins: readonly [page: PageRef, tag: string[]][] = [
  [{ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, ['@phone']],
  [{ id: 'sitemap' }, []],
];

for (const [target, tag] of twins) {
  test(
    `the switcher leads from ${pathTo(target, 'en')} to its twin and back`,
    { tag },
    async ({ page, menu, pressMenu }) => {
      await page.goto(pathTo(target, 'en'));
      for (const locale of localeCodes.map(otherLocale)) {
        await pressMenu();
        await menu.locator(`a[hreflang="${locale}"]`).click();
        await expect(page).toHaveURL(atPath(pathTo(target, locale)));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(menu).not.toHaveAttribute('open');
      }
    },
  );
}

test('the switcher leads from an unknown path to the home page of either language', async ({
  page,
  menu,
  pressMenu,
}) => {
  for (const locale of localeCodes) {
    await page.goto(UNKNOWN_PATH);
    await pressMenu();
    await menu.locator(`a[hreflang="${locale}"]`).click();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'home' }, locale)));
  }
});
