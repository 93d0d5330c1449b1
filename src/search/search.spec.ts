import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { words } from '../../tests/support/content.ts';
import { atPath, boxOf, expect, holdBack, hrefOf, askedFor, test, withoutScript } from '../../tests/support/e2e.ts';

const home = pathTo({ id: 'home' }, 'en');
const dialog = '[data-search-dialog]';

withoutScript('without script the word in the header leads to the index', async ({ page }) => {
  await page.goto(home);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(atPath(pathTo({ id: 'az' }, 'en')));
  await expect(page.locator('#entry-climat')).toContainText('A vineyard of Burgundy');
});

for (const locale of localeCodes)
  test(`the letters of the index stay in sight on a phone, clear of the letter that they lead to (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${pathTo({ id: 'az' }, locale)}#letter-m`);
    const letters = page.getByRole('navigation', { name: words('az.letters', locale) });
    await expect(letters).toBeInViewport({ ratio: 1 });
    const heading = page.locator('#letter-m');
    const gap = async () => (await boxOf(heading)).top - (await boxOf(letters)).bottom;
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    expect((await boxOf(letters)).bottom).toBeLessThanOrEqual(110);
    // The word at their end stands clear of the last letter.
    const [letter, word] = await letters.getByRole('link').evaluateAll((all) =>
      all.slice(-2).map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect((word?.left ?? 0) - (letter?.right ?? 0)).toBeGreaterThan(7);
    expect(word?.right).toBeLessThanOrEqual(390);
    await letters.getByRole('link', { name: 'R', exact: true }).click();
    await expect(page.locator('#letter-r')).toBeInViewport();
    await expect(letters.locator('[aria-current]')).toHaveText('R');
    await expect(letters.locator('[aria-current]')).toBeInViewport();
    await expect(letters).toBeInViewport();
  });

test('the index opens with its plate, and its references are in the colour of the subtitle, underlined', async ({
  page,
}) => {
  await page.goto(pathTo({ id: 'az' }, 'fr'));
  await expect(page.locator('main figure img').first()).toBeInViewport({ ratio: 1 });
  const quiet = await page.locator('[data-tagline]').evaluate((one) => getComputedStyle(one).color);
  const reference = page.locator('.index-references a').first();
  await expect(reference).toHaveCSS('color', quiet);
  await expect(reference).toHaveCSS('text-decoration-line', 'underline');
});

test('the search works by keyboard alone, and gives the focus back', async ({ page, errors }) => {
  await page.goto(home);
  const scripts = askedFor(page, 'script');
  const word = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await word.press('Enter');
  const field = page.locator(dialog).getByRole('textbox');
  await expect(field).toBeFocused();
  expect(scripts.join()).toContain('/SearchDialog.');
  const status = page.locator(dialog).getByRole('status');
  const toIndex = new RegExp(`${hrefOf(pathTo({ id: 'az' }, 'en'))}$`);
  const all = page.locator(dialog).getByRole('link', { name: words('az.menu', 'en'), exact: true });
  await expect(all.first()).toHaveAttribute('href', toIndex);
  await field.fill('qqqqqq');
  await expect(status.getByRole('link')).toHaveAttribute('href', toIndex);
  await field.fill('vosne');
  await expect(status).toHaveText(/In the text: \d+ of \d+\./);
  await field.fill('musigni');
  await expect(page.locator(dialog).getByRole('link').first()).toHaveText('Musigny');
  await expect(status).toHaveText(words('search.near', 'en'));
  await expect(page).toHaveURL(/\?q=musigni$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(dialog).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toHaveCount(0);
  await expect(page).toHaveURL(atPath(home));
  await expect(word).toBeFocused();
  await page.keyboard.press('/');
  await field.fill('clos vougeot');
  await field.press('Enter');
  await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyard', params: { slug: 'clos-de-vougeot' } }, 'en')));
  expect(errors).toEqual([]);
});

test('where the index cannot be fetched, its page is shown', async ({ page }) => {
  await page.route(/search\.en\..*\.json$/, (route) => route.abort());
  await page.goto(home);
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(atPath(pathTo({ id: 'az' }, 'en')));
});

test('the key "/" is turned off by its box, on later pages too', async ({ page }) => {
  await page.goto(home);
  await page.keyboard.press('/');
  await page.locator(dialog).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.locator(dialog)).toHaveCount(0);
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await page.keyboard.press('/');
  await expect(page.locator(dialog)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.locator(dialog)).toBeVisible();
});

test(
  'the link of the search tells at once that it was pressed, and opens when its code is there',
  { tag: '@both' },
  async ({ page }) => {
    const release = await holdBack(page, /\/(?:client|SearchDialog)\.[^/]+\.js$/);
    await page.goto(home);
    const link = page.locator('.header [data-search]');
    const colour = await link.evaluate((element) => getComputedStyle(element).color);
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(link).not.toHaveCSS('color', colour);
    const waiting = page.locator('#search-status');
    await expect(waiting).toHaveText(words('search.waiting', 'en'));
    await expect(waiting).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.locator(dialog)).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(waiting).toBeEmpty();
  },
);

test('while its file is coming the dialog says so, and what is typed then is found and followed when it is there', async ({
  page,
}) => {
  const arrive = await holdBack(page, /search\.en\..*\.json$/);
  await page.goto(home);
  await page.keyboard.press('Control+k');
  const field = page.locator(dialog).getByRole('textbox', { name: 'Search' });
  await expect(page.locator(dialog).getByRole('status')).toHaveText(words('search.waiting', 'en'));
  await field.pressSequentially('richebour');
  await field.press('Enter');
  arrive();
  await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'en')));
});

for (const persisted of [true, false]) {
  test(`the way back leads to the results, ${persisted ? 'kept by the browser' : 'loaded again'}`, async ({ page }) => {
    await page.goto(home);
    // A page with a listener for this is not kept.
    if (!persisted) {
      await page.evaluate(() => {
        addEventListener('unload', () => undefined);
      });
    }
    await page.keyboard.press('Control+k');
    await page.locator(dialog).getByRole('textbox').fill('cheese');
    const found = page.locator(`${dialog} [data-passages] a`).filter({ hasText: 'Corton-Renardes' });
    await found.first().click();
    await expect(page).toHaveURL(new RegExp(pathTo({ id: 'vineyard', params: { slug: 'corton-renardes' } }, 'en')));
    await expect(page.locator(dialog)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(dialog).getByRole('textbox')).toHaveValue('cheese');
    await expect(found.first()).toBeVisible();
    // What was met is marked otherwise than links are.
    const mark = page.locator(`${dialog} p mark`).first();
    await expect(mark).toHaveCSS('text-decoration-line', 'none');
    const [met, around] = await mark.evaluate((one) =>
      [one, one.parentElement ?? one].map((of) => getComputedStyle(of).backgroundColor),
    );
    expect(met).not.toBe(around);
  });
}
