import { pathTo } from '#site/paths.ts';
import { withLimit } from '#build/with-limit.ts';
import { missed } from '../../tools/bench/budgets.ts';
import { everyPage, serveSite, type SitePage } from '../../tools/bench/site.ts';
import { firstView, layoutShifts } from '../../tools/bench/sizes.ts';
import { changingSite } from '../support/changing-site.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';
import { addressOf, expect, holdBack, settle, test, timeFor } from '../support/e2e.ts';

/** One page of each kind: the longer language, and of the Grands Crus and their further pages the longest name. */
function samples(): SitePage[] {
  const french = everyPage().filter(({ locale, page }) => locale === 'fr' && page.id !== 'home');
  const kinds = new Map(french.map((page) => [`${page.page.id} ${page.isFacing}`, page]));
  return [...kinds.values()];
}

test('the first view of each kind of page keeps within its budgets on a phone', async ({ browser }) => {
  const pages = samples();
  timeFor(pages, 12_000);
  const site = await serveSite();
  const views = await withLimit(pages, 8, (page) => firstView(browser, site.origin, page));
  await site.close();
  expect(views.length).toBeGreaterThan(10);
  expect(
    views.flatMap(({ path, limits, ...figures }) => missed(figures, limits).map((miss) => `${path}: ${miss}`)),
  ).toEqual([]);
});

const held = (['home', 'vineyards', 'vintages'] as const).map((id) => pathTo({ id }, 'fr'));
for (const path of [...held, UNKNOWN_PATH]) {
  test(`nothing on the first screen of ${path} moves when the styles of its text come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdBack(page, /text\.[^/]+\.css$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // What was never painted cannot move.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForLoadState();
    expect(await layoutShifts(page)).toBe(0);
  });
}

for (const id of ['home', 'vineyards', 'atlas'] as const) {
  test(`nothing that stands on ${id} moves while the rest of its HTML comes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { origin, pathname } = new URL(addressOf(pathTo({ id }, 'fr')));
    const site = await changingSite(origin);
    site.send = async (response, text) => {
      if (!text.startsWith('<!DOCTYPE html>')) {
        response.end(text);
        return;
      }
      const body = text.indexOf('<main');
      const piece = Math.ceil((text.length - body) / 60);
      response.write(text.slice(0, body));
      await page.waitForURL(site.origin + pathname, { waitUntil: 'commit' });
      // Each piece ends with a block: the words of a centred line move when the rest of it comes.
      for (let at = body, end = body; at < text.length; at = end) {
        end = text.length - (/(?<=<\/(?:p|li|div)>).*/s.exec(text.slice(at + piece))?.[0].length ?? 0);
        response.write(text.slice(at, end));
        await settle(page);
      }
      response.end();
    };
    await page.goto(site.origin + pathname);
    expect(await layoutShifts(page)).toBe(0);
    await site.close();
  });
}
