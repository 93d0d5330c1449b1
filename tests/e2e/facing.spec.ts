import { localeCodes } from '#language/locales.ts';
import { facingPathTo, pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';
import { words } from '../support/content.ts';
import { atPath, expect, test } from '../support/e2e.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';

const philosophy: PageRef = { id: 'philosophy' };
const facing = (page: PageRef, locale: 'en' | 'fr'): RegExp => atPath(facingPathTo(page, locale) ?? UNKNOWN_PATH);

test(
  'both languages side by side are a choice of the language control, which says so, and hold for the page',
  { tag: '@both' },
  async ({ page, menu, pressMenu }) => {
    await page.goto(pathTo(philosophy, 'en'));
    await pressMenu();
    const choices = menu.locator('[rel=alternate]');
    await expect(choices).toHaveText(['English', 'Français', words('facing.name', 'en')]);
    await expect(menu.locator('[rel=alternate][aria-current]')).toHaveText('English');
    await choices.last().click();
    await expect(page).toHaveURL(facing(philosophy, 'en'));
    await pressMenu();
    await expect(menu.locator('[rel=alternate][aria-current]')).toHaveText(words('facing.name', 'en'));

    await menu.page().locator('.header nav a:visible', { hasText: 'Vintages' }).click();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vintages' }, 'en')));
  },
);

test('a page with both languages leads out of it, to each language alone and to the same section', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(facingPathTo(philosophy, 'en') ?? UNKNOWN_PATH);
    const out = page.getByRole('link', { name: words('facing.leave', locale) });
    await expect(out).toHaveAttribute('lang', locale);
    await out.click();
    await expect(page).toHaveURL(atPath(pathTo(philosophy, locale)));
  }
});

test('first lines of a row share their height on wide screens, and take turns on narrow ones', async ({ page }) => {
  await page.goto(facingPathTo(philosophy, 'en') ?? UNKNOWN_PATH);
  const rows = page.locator('#text .facing-row:has(> .prose)');
  const tops = (): Promise<number[][]> =>
    rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((side) => Math.round(side.getBoundingClientRect().top))),
    );
  for (const [left, right] of await tops()) expect(left).toBe(right);
  const [en, fr] = await rows.first().locator('p').all();
  const type = (element: Element): string[] => {
    const { fontSize, textIndent } = getComputedStyle(element);
    return [fontSize, textIndent];
  };
  expect(await en?.evaluate(type)).toEqual(await fr?.evaluate(type));

  await page.setViewportSize({ width: 390, height: 844 });
  const turns = (await tops()).flat();
  expect(turns.length).toBeGreaterThan(10);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(new Set(turns).size).toBe(turns.length);
});

test('facts that say the same share a line', async ({ page }) => {
  await page.goto(facingPathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'en') ?? UNKNOWN_PATH);
  const [en, fr] = await page
    .locator('.facing-row:has(> aside)')
    .evaluateAll((rows) =>
      ['en', 'fr'].map((code) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll(`:scope > [lang=${code}] :is(h3, dt)`)].map((line) =>
            Math.round(line.getBoundingClientRect().top),
          ),
        ),
      ),
    );
  expect(en?.length).toBeGreaterThan(15);
  expect(en).toEqual(fr);
});

test('marks of sources can be pressed on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(facingPathTo({ id: 'vineyard', params: { slug: 'corton-charlemagne' } }, 'en') ?? UNKNOWN_PATH);
  const marks = page.locator('main .citation a');
  expect(await marks.count()).toBeGreaterThan(5);
  // A press waits until nothing lies over the mark.
  for (const mark of await marks.all()) await mark.click({ trial: true });
});
