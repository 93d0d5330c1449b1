import { expect, test } from '../support/e2e.ts';

const PATH = '/vignoble/richebourg';
const TERM = 'a[href="#term-oolite"]';
const DEFINITION = '#term-oolite';

test('a term opens its definition beside the text, and gives the focus back when it closes', async ({
  page,
  watch,
}) => {
  await page.goto(PATH);
  const term = page.locator(TERM);
  const definition = page.locator(DEFINITION);
  await term.scrollIntoViewIfNeeded();
  await expect(definition).not.toBeInViewport();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(definition).toBeInViewport({ ratio: 1 });
  await expect(definition).toBeFocused();
  await expect(term).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(definition).not.toBeInViewport();
  await expect(term).toBeFocused();
  expect(watch.errors).toEqual([]);
});

test.describe('on a screen to touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a definition, and a tap elsewhere closes it', async ({ page }) => {
    await page.goto(PATH);
    await page.locator(TERM).tap();
    await expect(page.locator(DEFINITION)).toBeInViewport({ ratio: 1 });
    await page.locator('#terroir').tap();
    await expect(page.locator(DEFINITION)).not.toBeInViewport();
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a term shows its definition, whose headword leads back', async ({ page }) => {
    await page.goto(PATH);
    await page.locator(TERM).click();
    await expect(page.locator(DEFINITION)).toBeInViewport({ ratio: 1 });
    await page.locator(`${DEFINITION} a`).click();
    await expect(page.locator(TERM)).toBeInViewport();
  });
});

test('on paper the terms are plain words and the definitions a list', async ({ page }) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(TERM)).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator(DEFINITION)).toBeVisible();
});
