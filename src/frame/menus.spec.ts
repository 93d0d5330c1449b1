import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { menuRoutes } from '#routes/routes.ts';
import { words } from '../../tests/support/content.ts';
import { addresses, atPath, expect, holdBack, hrefOf, askedFor, settle, test } from '../../tests/support/e2e.ts';
import { crowded } from '../../tests/support/fit.ts';

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
    const scripts = askedFor(page, 'script');
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

test('the page that a page lies below is marked in the menu, and the row above the title leads to it', async ({
  page,
}) => {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'en'));
  await expect(page.locator('.nav-wide nav [aria-current]')).toHaveText('Vineyards');
  const trail = page.getByRole('navigation', { name: words('nav.trail', 'en') });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Vineyards', 'Musigny']);
  await trail.getByRole('link', { name: 'Vineyards' }).click();
  await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyards' }, 'en')));
  const section = page.getByRole('navigation', { name: words('nav.section', 'en') });
  await section.getByRole('link', { name: words('compare.menu', 'en') }).click();
  await expect(page).toHaveURL(atPath(pathTo({ id: 'compare' }, 'en')));
});
