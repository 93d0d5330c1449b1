import { expect, test } from 'playwright/test';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { words } from '../../../tests/support/content.ts';
import { sheetsOf } from '../../../tests/support/fit.ts';

for (const locale of localeCodes) {
  const path = pathTo({ id: 'labels' }, locale);
  const year = words('examiner.year', locale);
  const verdict = (name: string): string => words(`examiner.verdict.${name}`, locale);

  test(`${path}: a title is judged, the fields follow it, and the address keeps it`, async ({ page }) => {
    await page.goto(path);
    const title = page.getByLabel(words('examiner.title', locale));
    const answer = page.locator('.examiner [role=status]');
    const example = words('examiner.examples', locale);
    await expect(answer, 'one example is answered').toContainText(example);
    await expect(answer).toContainText(verdict('cannot'));
    await expect(page.getByLabel(year, { exact: true })).toHaveValue('1986');
    await page.getByRole('button', { name: '1999 Domaine Leroy Richebourg' }).click();
    await expect(title, 'a title to try').toHaveValue('1999 Domaine Leroy Richebourg');
    await expect(answer).toContainText(verdict('can'));
    await title.fill('1987 Domaine Leroy Musigny');
    await expect(answer).toContainText(verdict('cannot'));
    await expect(answer, 'what is typed takes the place of the example').not.toContainText(example);
    await expect(page.getByLabel(year, { exact: true })).toHaveValue('1987');
    await page.getByLabel(year, { exact: true }).fill('1999');
    await expect(page.getByLabel(year, { exact: true }), 'a whole year leaves the field as it is').toBeFocused();
    await expect(answer).toContainText(verdict('can'));
    await title.fill('2013 Domaine Leroy Musigny');
    const count = page.getByLabel(words('examiner.count', locale));
    await count.pressSequentially('700');
    await expect(count, 'a number is judged while it is typed').toBeFocused();
    await expect(answer).toContainText(verdict('cannot'));
    await title.fill('1999 DRC Richebourg');
    await expect(page.getByRole('combobox', { name: words('examiner.house', locale) })).toHaveValue('agency');
    await title.fill('1999 Domaine Leroy Musigny');
    await expect(page).toHaveURL(/\?title=1999\+Domaine\+Leroy\+Musigny/);
    await page.reload();
    await expect(answer).toContainText(verdict('can'));
  });
}

test('the answer is printed alone on one sheet, with what it was asked', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${pathTo({ id: 'labels' }, 'en')}?title=2004+Domaine+Leroy+Musigny`);
  await page.getByRole('button', { name: words('examiner.print', 'en') }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveText(/^\s*2004 Domaine Leroy Musigny\s*Cannot be/, { useInnerText: true });
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every rule and the questions for the seller are there, and no field that does nothing', async ({ page }) => {
    await page.goto(pathTo({ id: 'labels' }, 'en'));
    for (const label of await page.locator('.drawn-label').all())
      await expect(label.locator('.key'), 'each letter has its note').toHaveCount(
        await label.locator('xpath=..').getByRole('listitem').count(),
      );
    await expect(page.locator('[data-label] .key')).toHaveCount(9);
    await expect(page.getByLabel(words('examiner.title', 'en'))).toBeHidden();
    const answer = page.locator('.examiner [role=status]');
    await expect(answer.getByText('1986 Domaine Leroy Musigny')).toBeVisible();
    await expect(answer.getByText(words('examiner.verdict.cannot', 'en'))).toBeVisible();
    await page.getByText(words('examiner.rules', 'en')).click();
    await expect(page.getByText('Domaine Leroy, before 1988')).toBeVisible();
  });
});
