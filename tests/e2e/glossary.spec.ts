import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#routing/paths.ts';
import { slugs } from '../support/content.ts';
import { expect, test } from '../support/e2e.ts';

interface Entry {
  readonly term: Locator;
  readonly definition: Locator;
}

/** Opens a vineyard page, and gives the first term that its text explains. */
async function openEntry(page: Page): Promise<Entry> {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, 'fr'));
  const term = page.locator('main a.term').first();
  return { term, definition: page.locator((await term.getAttribute('href')) ?? '') };
}

test(
  'a term opens its definition beside the text, and gives the focus back when it closes',
  { tag: '@both' },
  async ({ page, watch }) => {
    const { term, definition } = await openEntry(page);
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
  },
);

test.describe('on a screen to touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a definition, and a tap elsewhere closes it', async ({ page }) => {
    const { term, definition } = await openEntry(page);
    await term.tap();
    await expect(definition).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(5, 500);
    await expect(definition).not.toBeInViewport();
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a term shows its definition, whose headword leads back', async ({ page }) => {
    const { term, definition } = await openEntry(page);
    await term.click();
    await expect(definition).toBeInViewport({ ratio: 1 });
    await definition.locator('a').click();
    await expect(term).toBeInViewport();
  });
});

test('on paper the terms are plain words and the definitions a list', async ({ page }) => {
  const { term, definition } = await openEntry(page);
  await page.emulateMedia({ media: 'print' });
  await expect(term).toHaveCSS('text-decoration-line', 'none');
  await expect(definition).toBeVisible();
});
