import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { COPIED_LABEL_MS } from '#config/interaction.ts';
import { site } from '#config/site.ts';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
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
  await awake(page, 'SitemapTool');
}

for (const locale of localeCodes) {
  test(`on load (${locale}) the text is that of the published file, dated today`, async ({ page }) => {
    await open(page, pathTo({ id: 'sitemap' }, locale));
    await expect(text(page)).toContainText(TODAY);
    expect(await text(page).textContent()).toBe(await publishedOn(page, TODAY));
  });
}

test('Generate makes the text afresh', async ({ page }) => {
  await open(page);
  await page.clock.setSystemTime(new Date('2031-05-07T10:00:00Z'));
  await button(page, 'Generate').click();
  await expect(text(page)).toContainText('2031-05-07');
  expect(await text(page).textContent()).toBe(await publishedOn(page, '2031-05-07'));
});

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

test('Copy puts the text on the clipboard and says so for its time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.clock.pauseAt(new Date(`${TODAY}T11:00:00Z`));
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page).textContent());
  await page.clock.runFor(COPIED_LABEL_MS - 1);
  await expect(button(page, 'Copied!')).toBeVisible();
  await page.clock.runFor(1);
  await expect(button(page, 'Copy')).toBeVisible();
});

test('a refused clipboard is logged and Copied! is not shown', async ({ page, context, watch }) => {
  await context.grantPermissions([]);
  await open(page);
  await button(page, 'Copy').click();
  await expect.poll(() => watch.errors).toEqual([expect.stringContaining('NotAllowedError')]);
  await expect(button(page, 'Copy')).toBeVisible();
  await expect(button(page, 'Copied!')).toHaveCount(0);
});

test('the search console opens in a new tab', async ({ page, context }) => {
  await context.route(`${site.searchConsole}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'console' }),
  );
  await open(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the search console' }).click(),
  ]);
  await expect(tab).toHaveURL(site.searchConsole);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the published text and file are there, and no button', async ({ page }) => {
    await page.goto(tool);
    await expect(text(page)).toContainText('<urlset');
    await expect(page.getByRole('link', { name: 'The published file' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the search console' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('with scripts blocked no button looks alive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(tool);
  await expect(text(page)).toContainText('<urlset');
  for (const name of ['Generate', 'Download', 'Copy']) await expect(button(page, name)).toBeDisabled();
});
