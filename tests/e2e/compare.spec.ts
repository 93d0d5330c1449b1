import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { axeFaults } from '../support/axe.ts';
import { slugs, words } from '../support/content.ts';
import { addressOf, awake, expect, scriptsAskedFor, scrollTo, test } from '../support/e2e.ts';
import { sheetsOf } from '../support/paper.ts';

// A section that waits for its fade-in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = pathTo({ id: 'compare' }, 'en');
const shown = '.double-page:visible thead th';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a pair has its link, and the address names it', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(shown)).toHaveText(['Richebourg', 'Romanée-Saint-Vivant']);
    await page.getByRole('link', { name: 'Musigny and Clos de Vougeot' }).click();
    await expect(page.locator(shown)).toHaveText(['Musigny', 'Clos de Vougeot']);
    await expect(page.locator('fieldset:visible, main button:visible')).toHaveCount(0);
  });

  test('a cru’s page leads to a pair that is shown', async ({ page }) => {
    await page.goto(pathTo({ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, 'fr'));
    await page.locator('.specimen a', { hasText: 'Comparer avec' }).click();
    await expect(page.locator('.double-page:target')).toBeVisible();
  });
});

test('two crus are chosen by keyboard; the choice is in the address and survives a reload and the other language', async ({
  page,
  menu,
}) => {
  await page.goto(path);
  const scripts = scriptsAskedFor(page);
  await page.getByLabel('Second').focus();
  await awake(page);
  expect(scripts.join()).toContain('/CompareTool.');
  await page.getByLabel('Second').selectOption('Chambertin');
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Chambertin']);
  await page.reload();
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Chambertin']);
  await menu.locator('summary').click();
  await menu.locator('a[hreflang=fr]').click();
  await expect(page).toHaveURL(`${addressOf(pathTo({ id: 'compare' }, 'fr'))}#richebourg--chambertin`);
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Chambertin']);
});

test('a press on a fact sorts the table although the script comes only then', async ({ page }) => {
  await page.goto(path);
  await page.locator('.ledger button', { hasText: 'Area' }).first().click();
  await expect(page.locator('.ledger thead th').first()).toHaveText('Musigny');
});

test('the table and the choice work by keyboard alone, and axe finds no fault in them', async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole('region', { name: words('compare.table.label', 'en') });
  const sort = table.getByRole('button', { name: words('vineyard.area', 'en') }).first();
  await sort.focus();
  await awake(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader').filter({ hasText: /./ }).first()).toHaveText('Clos de Vougeot');
  await expect(table.locator('[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
  await expect(sort).toBeFocused();
  const third = page.getByLabel(words('compare.third', 'en'));
  await third.focus();
  await page.keyboard.type('Mus');
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Romanée-Saint-Vivant', 'Musigny']);
  await expect(page).toHaveURL(/#richebourg--romanee-saint-vivant--musigny$/);
  // At the top, where the button that leads there does not show.
  await scrollTo(page, 0);
  expect(await axeFaults(page)).toEqual([]);
});

for (const locale of localeCodes) {
  for (const choice of ['richebourg--romanee-saint-vivant', 'musigny--richebourg--chambertin']) {
    test(`the table of all nine is printed on one sheet across, ${choice} on another (${locale})`, async ({ page }) => {
      await page.goto(`${pathTo({ id: 'compare' }, locale)}#${choice}`);
      await expect(page.locator(shown)).toHaveCount(choice.split('--').length);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      // The rules, the ranks and the holders follow on four more at most.
      expect(sheetsOf(pdf)).toBeLessThanOrEqual(6);
      const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'));
      const [, width = 0, height = 0] = box?.map(Number) ?? [];
      expect(width).toBeGreaterThan(height);
    });
  }
}
