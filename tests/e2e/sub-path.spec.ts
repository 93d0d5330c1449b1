import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { menuRoutes, type PageRef } from '#routing/routes.ts';
import { slugs } from '../support/content.ts';
import { atPath, expect, lookAtPictures, test } from '../support/e2e.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';

/** The site built to live under a folder of a host. */
const BASE = '/estate/sub';
const cru: PageRef = { id: 'vineyard', params: { slug: slugs[0] ?? '' } };

let copy: ProjectCopy;
let server: StaticServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  copy = copyProject();
  const { exitCode, output } = await copy.build({ SITE_BASE: BASE });
  expect(exitCode, output).toBe(0);
  server = await startStaticServer({ folder: join(copy.folder, 'dist'), base: BASE });
});

test.afterAll(async () => {
  await server.close();
  copy.remove();
});

/** Addresses that lay outside the folder or did not answer. */
function watchAnswers(page: Page): string[] {
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || !new URL(response.url()).pathname.startsWith(`${BASE}/`))
      wrong.push(response.url());
  });
  return wrong;
}

for (const locale of localeCodes) {
  test(`under a folder, every page (${locale}) is reached by pressing and everything on it answers`, async ({
    page,
    menu,
    isMobile,
  }) => {
    const wrong = watchAnswers(page);
    const summary = menu.locator('summary');
    const at = (target: PageRef, code = locale) => atPath(`${BASE}${pathTo(target, code)}`);
    await page.goto(`${server.origin}${BASE}${pathTo({ id: 'home' }, locale)}`);

    for (const { id } of menuRoutes) {
      if (isMobile) await summary.tap();
      await page.locator(`.header nav a[href="${BASE}${pathTo({ id }, locale)}"]:visible`).click();
      await expect(page).toHaveURL(at({ id }));
      await lookAtPictures(page);
    }
    await page.locator(`footer a[href="${BASE}${pathTo({ id: 'sitemap' }, locale)}"]`).click();
    await expect(page).toHaveURL(at({ id: 'sitemap' }));
    await expect(page.locator('.sitemap-tool__text')).toContainText(`${BASE}${pathTo(cru, locale)}</loc>`);

    await page.goto(`${server.origin}${BASE}${pathTo({ id: 'vineyards' }, locale)}`);
    await page.locator(`.card a[href="${BASE}${pathTo(cru, locale)}"]`).click();
    await expect(page).toHaveURL(at(cru));
    for (const code of localeCodes) {
      await (isMobile ? summary.tap() : summary.click());
      await menu.locator(`a[hreflang="${code}"]`).click();
      await expect(page).toHaveURL(at(cru, code));
    }
    expect(wrong).toEqual([]);
  });
}

test('under a folder, the root leads to the home page and an unknown path is answered', async ({ page }) => {
  const home = atPath(`${BASE}${pathTo({ id: 'home' }, defaultLocale)}`);
  await page.goto(`${server.origin}${BASE}/`);
  await expect(page).toHaveURL(home);
  const answer = await page.goto(`${server.origin}${BASE}${UNKNOWN_PATH}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(home);
});
