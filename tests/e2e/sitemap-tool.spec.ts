import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { awake, expect, test } from '../support/e2e.ts';

const tool = pathTo({ id: 'sitemap' }, 'en');
const TODAY = '2031-05-06';

const text = (page: Page) => page.locator('.sitemap-tool__text');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The published file with every page dated on this day. */
async function publishedOn(page: Page, day: string): Promise<string> {
  const file = await page.request.get('/sitemap.xml');
  return (await file.text()).replace(/<lastmod>[^<]*/g, `<lastmod>${day}`);
}

async function open(page: Page, path = tool): Promise<void> {
  await page.clock.install({ time: new Date(`${TODAY}T10:00:00Z`) });
  await page.goto(path);
  await awake(page);
}

for (const locale of localeCodes) {
  test(`on load (${locale}) the text is that of the published file, dated today`, async ({ page }) => {
    await open(page, pathTo({ id: 'sitemap' }, locale));
    await expect(text(page)).toContainText(TODAY);
    expect(await text(page).textContent()).toBe(await publishedOn(page, TODAY));
  });
}

test('Download saves the text as sitemap.xml of the specified type', async ({ page }) => {
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source: Blob) => {
      document.documentElement.dataset.savedType = source.type;
      return create(source);
    };
  });
  await open(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(download.suggestedFilename()).toBe('sitemap.xml');
  await expect(page.locator('html')).toHaveAttribute('data-saved-type', 'application/xml');
  expect(await readFile(await download.path(), 'utf8')).toBe(await text(page).textContent());
});

test('Copy puts the text on the clipboard and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page).textContent());
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the published text and file are there, and no button', async ({ page }) => {
    await page.goto(tool);
    await expect(text(page)).toContainText('<urlset');
    await expect(page.getByRole('link', { name: 'The published file' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Search Console' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('with scripts blocked no button looks alive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(tool);
  await expect(text(page)).toContainText('<urlset');
  for (const name of ['Generate', 'Download', 'Copy']) await expect(button(page, name)).toBeDisabled();
});
