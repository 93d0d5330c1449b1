import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
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
    await page.setViewportSize({ width: 900, height: 900 });
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
    await page.setViewportSize({ width: 900, height: 900 });
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
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.sources li').last()).toBeVisible();
  });
});

test(
  'on a phone the lists at the end are folded, and a citation unfolds its source',
  { tag: '@both' },
  async ({ page, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo({ id: 'philosophy' }, 'en'));
    const sources = page.locator('.sources li');
    await expect(page.locator('.sources summary')).toHaveText(['Glossary', 'Sources']);
    await expect(page.locator('.glossary dd').first()).not.toBeVisible();
    await expect(sources.first()).not.toBeVisible();
    const citation = page.locator('.citation a').first();
    const cited = page.locator((await citation.getAttribute('href')) ?? '');
    await citation.click();
    await expect(cited).toBeInViewport();
    await page.locator('.glossary summary').press('Enter');
    await expect(page.locator('.glossary dd').first()).toBeVisible();
    // An address that leads to a source, and paper.
    await page.goto(pathTo({ id: 'history' }, 'en') + '#source-2');
    await expect(sources.nth(1)).toBeInViewport();
    await expect(page.locator('.glossary dd').first()).not.toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.glossary dd').first()).toBeVisible();
    expect(watch.errors).toEqual([]);
  },
);

test('on paper the terms are plain words and the definitions a list', async ({ page }) => {
  // The sheet of a Grand Cru leaves its definitions to the index.
  await page.goto(pathTo({ id: 'philosophy' }, 'fr'));
  const term = page.locator('main a.term').first();
  const definition = page.locator((await term.getAttribute('href')) ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(term).toHaveCSS('text-decoration-line', 'none');
  await expect(definition).toBeVisible();
});

test('on a wide screen notes stand in the margin beside their line, apart from each other and from the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'clos-de-la-roche' } }, 'en'));
  const notes = page.locator('[data-margin]');
  await expect(notes.first()).toBeAttached();
  const boxes = await notes.evaluateAll((elements) =>
    elements.map((element) => {
      const note = element as HTMLElement;
      const link = document.querySelector(`.page a[href="#${note.dataset.beside ?? note.id}"]`);
      const { top, bottom, left } = element.getBoundingClientRect();
      const text = link?.closest('p')?.getBoundingClientRect().right;
      return { top, bottom, left, text, line: link?.getBoundingClientRect().top ?? NaN };
    }),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(boxes.filter(({ left, text = Infinity }) => left < text)).toEqual([]);
  expect(boxes.filter(({ top, line }) => !(top > line - 40 && top < line + 300))).toEqual([]);
  boxes.sort((one, other) => one.top - other.top);
  expect(boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? -Infinity))).toEqual([]);
  const term = page.locator('a.term').first();
  const definition = page.locator((await term.getAttribute('href')) ?? '');
  await term.click();
  await expect(definition).toBeFocused();
  await expect(definition).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(notes).toHaveCount(0);
});
