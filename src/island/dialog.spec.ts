import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { addressOf, atPath, expect, holdBack, test } from '../../tests/support/e2e.ts';

interface Opens {
  readonly what: string;
  readonly start: string;
  readonly opener: (page: Page) => Locator;
  /** What shows that it is open. */
  readonly part: (page: Page) => Locator;
  /** What its address has while it is open, if it can be shared. */
  readonly query?: string;
  /** What it adds to that by itself. */
  readonly state?: RegExp;
  readonly tag?: string;
}

const philosophy = pathTo({ id: 'philosophy' }, 'en');

const openings: readonly Opens[] = [
  {
    what: 'the search',
    start: philosophy,
    opener: (page) => page.locator('.header [data-search]'),
    part: (page) => page.getByRole('dialog').getByRole('textbox'),
    query: '?q=',
  },
  {
    what: 'the viewer of plates',
    start: philosophy,
    opener: (page) => page.locator('a[data-plate]').first(),
    part: (page) => page.getByRole('dialog').locator('figure').first(),
    query: '?plate=cote-by-night',
  },
  {
    what: 'the explorer of the map',
    start: pathTo({ id: 'atlas' }, 'en'),
    opener: (page) => page.locator('main button').filter({ visible: true }).first(),
    part: (page) => page.getByRole('dialog').locator('[role=application]'),
    query: '?explore=',
    state: /^-?\d+_-?\d+_\d+_[ln]$/,
  },
  {
    what: 'the menu of a phone',
    start: philosophy,
    opener: (page) => page.locator('.nav-mobile > summary'),
    part: (page) => page.locator('.nav-mobile').getByRole('link').first(),
    tag: '@phone',
  },
];

for (const { what, start, opener, part, query, state, tag = '@both' } of openings) {
  test(
    `the way back and Escape close ${what}, the focus returns, and a reload opens the same`,
    { tag },
    async ({ page }) => {
      await page.goto(pathTo({ id: 'history' }, 'en'));
      await page.goto(start);
      await page.waitForLoadState();
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await opener(page).click();
        await expect(part(page)).toBeInViewport();
        const opened = addressOf(start) + (query ?? '');
        await expect(page).toHaveURL(
          ({ href }) => href.startsWith(opened) && (state ?? /^$/).test(href.slice(opened.length)),
        );
        await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
        await close();
        await expect(part(page)).toBeHidden();
        await expect(page).toHaveURL(atPath(start));
        await expect(opener(page)).toBeFocused();
      }

      await opener(page).click();
      await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
      await page.reload();
      await expect(part(page)).toBeInViewport();
      await page.goBack();
      await expect(part(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(atPath(pathTo({ id: 'history' }, 'en')));
    },
  );

  if (query === undefined) continue;
  test(`an address that was shared opens ${what}, and closing it leaves the page alone`, { tag }, async ({ page }) => {
    await page.goto(start + query);
    await expect(part(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(part(page)).toBeHidden();
    await expect(page).toHaveURL(atPath(start));
  });
}

test(
  'what is followed from the menu of a phone takes its place in the history',
  { tag: '@phone' },
  async ({ page, menu, pressMenu }) => {
    await page.goto(philosophy);
    await page.waitForLoadState();
    await pressMenu();
    await menu.getByRole('navigation').getByRole('link').last().click();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vintages' }, 'en')));
    await page.goBack();
    await expect(page).toHaveURL(atPath(philosophy));
  },
);

test('Ctrl-K is the page’s outside of fields, and the browser’s in fields and with Shift', async ({ page }) => {
  await holdBack(page, '**/SearchDialog*');
  await page.goto(pathTo({ id: 'harvests' }, 'en'));
  await page.waitForLoadState();
  const isTaken = (key: string): Promise<boolean> =>
    page.evaluate((pressed) => {
      const target = document.activeElement ?? document.body;
      const [modifier = '', shift] = pressed.split('+');
      const event = new KeyboardEvent('keydown', {
        key: shift ? 'K' : 'k',
        ctrlKey: modifier === 'Control',
        metaKey: modifier === 'Meta',
        shiftKey: shift !== undefined,
        bubbles: true,
        cancelable: true,
      });
      return !target.dispatchEvent(event);
    }, key);
  expect(await isTaken('Control+Shift')).toBe(false);
  expect(await isTaken('Control')).toBe(true);
  expect(await isTaken('Meta')).toBe(true);
  await page.locator('main input').first().focus();
  expect(await isTaken('Control')).toBe(false);
  expect(await isTaken('Meta')).toBe(false);
});
