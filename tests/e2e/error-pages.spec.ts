import { defaultLocale } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { atPath, expect, hrefOf, test } from '../support/e2e.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';

const home = pathTo({ id: 'home' }, defaultLocale);
const history = pathTo({ id: 'history' }, 'en');

for (const path of [UNKNOWN_PATH, '/vineyard/no-such-cru/en', '/en/no', '/nope.html']) {
  test(`${path} shows the not-found page and logs its path once`, async ({ page, watch }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    const logged = watch.errors.filter((text) => !text.startsWith('Failed to load resource'));
    expect(logged).toEqual([expect.stringContaining(path)]);
  });
}

test('Return to Home leads through the root to the home page', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  const link = page.getByRole('link', { name: 'Return to Home' });
  await expect(link).toHaveAttribute('href', hrefOf('/'));
  await link.click();
  await expect(page).toHaveURL(atPath(home));
});

test('a folder that is no page shows the not-found page too', async ({ page }) => {
  await page.goto('/vineyard/musigny/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('the static error page carries the specified words', async ({ page, watch }) => {
  await page.goto('/500.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  expect(watch.errors).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the root, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('replaces itself by the home page of the default language', async ({ page, watch }) => {
      await page.goto(history);
      await page.goto('/');
      await expect(page).toHaveURL(atPath(home));
      await page.goBack();
      await expect(page).toHaveURL(atPath(history));
      expect(watch).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}
