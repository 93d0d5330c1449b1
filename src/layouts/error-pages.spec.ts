import { defaultLocale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { words } from '../../tests/support/content.ts';
import { atPath, boxOf, expect, test, withoutScript } from '../../tests/support/e2e.ts';
import { UNKNOWN_PATH } from '../../tests/support/site-pages.ts';

const home = pathTo({ id: 'home' }, defaultLocale);
const history = pathTo({ id: 'history' }, 'en');

test('an unknown path shows the not-found page and logs itself once', async ({ page, errors }) => {
  // The last is a folder that holds pages and is none.
  for (const path of [UNKNOWN_PATH, '/vineyard/no-such-cru/en', '/en/no', '/nope.html', '/vineyard/musigny/']) {
    errors.length = 0;
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path.endsWith('/') ? 200 : 404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('notFound.title', 'en'));
    const logged = errors.filter((text) => !text.startsWith('Failed to load resource'));
    expect(logged).toEqual([expect.stringContaining(path)]);
  }
});

for (const [script, visit] of Object.entries({ on: test, off: withoutScript })) {
  visit(`the root, script ${script}, replaces itself by the home page`, async ({ page, errors }) => {
    await page.goto(history);
    await page.goto('/');
    await expect(page).toHaveURL(atPath(home));
    await page.goBack();
    await expect(page).toHaveURL(atPath(history));
    expect(errors).toEqual([]);
  });
}

test('the not-found page offers the pages nearest to the address', async ({ page }) => {
  await page.goto('/vignoble/musigni');
  const offered = page.locator('[data-nearest] a');
  await expect(offered.first()).toHaveAttribute('href', '/vignoble/musigny');
  expect(await offered.count()).toBeLessThanOrEqual(3);
  // They stand before the plate.
  expect((await boxOf(offered.last())).bottom).toBeLessThanOrEqual((await boxOf(page.locator('main figure'))).top);
  await page.goto('/vignoble/clos-de-vougeo');
  await expect(offered.filter({ hasText: 'Clos de Vougeot' })).toHaveCount(1);
  await page.goto('/wp-login.php');
  expect(await offered.count()).toBeGreaterThan(20);
});

test('a press on the offline page whose script is gone, as in a tab older than the site, is answered in words', async ({
  page,
}) => {
  await page.goto(pathTo({ id: 'offline' }, 'en'));
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: words('offline.keep-visited', 'en') }).click();
  await expect(page.locator('main').getByRole('status')).toHaveText(words('offline.unfetched', 'en'));
});
