import { facingPathTo, pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { words } from '../../tests/support/content.ts';
import { atPath, boxesOf, expect, test } from '../../tests/support/e2e.ts';
import { UNKNOWN_PATH } from '../../tests/support/site-pages.ts';

const philosophy: PageRef = { id: 'philosophy' };
const facing = (page: PageRef, locale: 'en' | 'fr'): RegExp => atPath(facingPathTo(page, locale) ?? UNKNOWN_PATH);

test(
  'both languages side by side are a choice of the language control, which says so, and hold for the page',
  { tag: '@both' },
  async ({ page, menu, pressMenu, isMobile }) => {
    const [english, french] = isMobile ? ['EN', 'FR'] : ['English', 'Français'];
    await page.goto(pathTo(philosophy, 'en'));
    await pressMenu();
    const choices = menu.locator('[rel=alternate]');
    await expect(choices).toHaveText([english, french, words('facing.name', 'en')]);
    await expect(menu.locator('[rel=alternate][aria-current]')).toHaveText(english);
    await choices.last().click();
    await expect(page).toHaveURL(facing(philosophy, 'en'));
    await pressMenu();
    await expect(menu.locator('[rel=alternate][aria-current]')).toHaveText(words('facing.name', 'en'));

    await menu.page().locator('.header nav a:visible', { hasText: 'Vintages' }).click();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vintages' }, 'en')));
    await page.goBack();
    await page.getByRole('link', { name: words('facing.leave', 'fr') }).click();
    await expect(page).toHaveURL(atPath(pathTo(philosophy, 'fr')));
  },
);

test('first lines of a row and facts that say the same share their height on wide screens, and take turns on narrow ones, where marks of sources can be pressed', async ({
  page,
}) => {
  await page.goto(facingPathTo({ id: 'vineyard', params: { slug: 'corton-charlemagne' } }, 'en') ?? UNKNOWN_PATH);
  const topsOf = async (parts: string) => (await boxesOf(page.locator(parts))).map(({ top }) => Math.round(top));
  const rows = '#text .facing-row:has(> .prose) > *';
  for (const parts of [rows, '.facing-row:has(> aside) > [lang] :is(h3, dt)']) {
    const tops = (await topsOf(parts)).toSorted((a, b) => a - b);
    expect(tops.length).toBeGreaterThanOrEqual(10);
    expect(tops.filter((_, index) => index % 2 === 0)).toEqual(tops.filter((_, index) => index % 2 === 1));
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const turns = await topsOf(rows);
  expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b));
  const marks = page.locator('main .citation a');
  expect(await marks.count()).toBeGreaterThan(5);
  // A press waits until nothing lies over the mark.
  for (const mark of await marks.all()) await mark.click({ trial: true });
});
