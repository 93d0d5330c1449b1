import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { awake, expect, test, withoutScript } from '../../../tests/support/e2e.ts';

const tool = pathTo({ id: 'sitemap' }, 'en');
const TODAY = '2031-05-06';

const text = (page: Page) => page.locator('.sitemap-tool__text');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the text is that of the published file, dated today, and is copied and saved as it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date(`${TODAY}T10:00:00Z`) });
  await page.goto(tool);
  await awake(page);
  const file = await page.request.get('/sitemap.xml');
  const due = (await file.text()).replace(/<lastmod>[^<]*/g, `<lastmod>${TODAY}`);
  await expect(text(page)).toContainText(TODAY);
  expect(await text(page).textContent()).toBe(due);

  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(due);

  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('sitemap.xml');
  expect(await readFile(await download.path(), 'utf8')).toBe(due);
});

withoutScript('without script the published text and file are there, and no button', async ({ page }) => {
  await page.goto(tool);
  await expect(text(page)).toContainText('<urlset');
  await expect(page.getByRole('link', { name: 'The published file' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Search Console' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('with scripts blocked no button looks alive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(tool);
  await expect(text(page)).toContainText('<urlset');
  for (const name of ['Generate', 'Download', 'Copy']) await expect(button(page, name)).toBeDisabled();
});
