import type { Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { addressOf, expect, lookAtPictures, test, timeFor } from '../support/e2e.ts';
import { kinds } from '../support/site-pages.ts';

/** What one of the oldest browsers of docs/browsers.md lacks. Under another name no browser knows it. */
const NEWER_STYLES =
  /(?<=:)(?:has\(|popover-open|open\b|:details-content|:scroll-button|subgrid)|(?<=@)(?:property|view-transition)|(?<=\()scripting|(?<=color:)rgb\(from|(?:anchor-name|content-visibility|initial-letter|position-area|text-wrap)(?=:)/g;
const NEWER_OBJECTS = {
  Element: ['ariaBusy', 'ariaHidden', 'ariaLabel', 'checkVisibility'],
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  Document: ['startViewTransition', 'prerendering'],
  Array: ['toSorted', 'toReversed', 'toSpliced', 'with'],
  Iterator: ['map', 'filter', 'some', 'find', 'toArray'],
  Set: ['union', 'intersection', 'difference'],
  Window: ['requestIdleCallback', 'navigation'],
};

/** Lets a page know nothing that is newer. */
async function forget(page: Page): Promise<void> {
  await page.route(/\.css$|\/[^.]*$|\.html$/, async (route) => {
    const response = await route.fetch();
    const older = (styles: string): string =>
      // Firefox, which has no @property, is known by this; its styles set what the rules would have.
      styles.replaceAll(NEWER_STYLES, 'no-$&').replaceAll('(-moz-orient:inline)', '(color:red)');
    const text = await response.text();
    const isSheet = response.url().endsWith('.css');
    await route.fulfill({ response, body: isSheet ? older(text) : text.replaceAll(/<style[^]*?<\/style>/g, older) });
  });
  await page.addInitScript((objects) => {
    for (const [owner, names] of Object.entries(objects)) {
      const value = Reflect.get(window, owner) as { readonly prototype: object } | undefined;
      for (const name of names) {
        if (value) Reflect.deleteProperty(value.prototype, name);
        if (owner === 'Window') Reflect.deleteProperty(window, name);
      }
    }
  }, NEWER_OBJECTS);
}

/** What a reader sees of headings, text, links and drawings. Where notes of the margin stand depends on where lines break. */
function seen(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, td, dd, a[href], svg, img)').evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible')
      .filter((one) => one.closest('.margin-note') === null)
      .map((one) => `${one.localName} ${one.textContent.trim()}`),
  );
}

// The policy of the site names the styles as they are published.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('without what the oldest browsers lack every page has its words, links and pictures', async ({
  page,
  browser,
  errors,
}) => {
  timeFor(kinds, 20_000);
  // In a window of its own, since a page in the background is not drawn.
  const newest = await browser.newPage({ reducedMotion: 'reduce' });
  await forget(page);
  for (const path of kinds) {
    await Promise.all([page.goto(path), newest.goto(addressOf(path))]);
    for (const width of [1440, 390]) {
      for (const one of [page, newest]) await one.setViewportSize({ width, height: 900 });
      const left = new Set(await seen(page));
      const missing = (await seen(newest)).filter((one) => !left.has(one));
      expect.soft(missing, `${path}, ${width} pixels wide`).toEqual([]);
    }
    await lookAtPictures(page);
    expect.soft(await page.locator('.lazy-image[data-state=failed]').count(), path).toBe(0);
  }
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await newest.close();
});

test('the menu and the search of the oldest browsers answer', { tag: '@both' }, async ({ page, menu, pressMenu }) => {
  await forget(page);
  await page.goto(pathTo({ id: 'home' }, 'en'));
  await pressMenu();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-search]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Musigny');
  await expect(dialog.getByRole('link', { name: 'Musigny' }).first()).toBeVisible();
});
