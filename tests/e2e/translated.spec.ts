import type { Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import type { PlainRouteId } from '#site/routes.ts';
import { words } from '../support/content.ts';
import { askedFor, awake, expect, holdBack, settle, test } from '../support/e2e.ts';

interface Tool {
  /** How it is used, which may have to be waited for. */
  readonly use: (page: Page) => Promise<unknown>;
  /** The element in which it answers. */
  readonly answer: string;
}

/** The pages with an island that React makes alive. */
const tools: Partial<Record<PlainRouteId, Tool>> = {
  atlas: {
    // The second time its dialog is open, and a climat is pointed at.
    use: async (page) => {
      const dialog = page.locator('main dialog[open]');
      const isOpen = (await dialog.count()) > 0;
      if (isOpen) await dialog.locator('[data-id=vosne-romanee-les-suchots]').hover();
      await (isOpen ? dialog : page.locator('main')).locator('button').first().click();
    },
    answer: 'dialog [aria-live]',
  },
  harvests: { use: (page) => page.getByRole('spinbutton').fill('1893'), answer: '.harvest-years [role=status]' },
  compare: {
    use: (page) => page.locator('[data-picker] button').first().click(),
    answer: '[data-picker] + [role=status]',
  },
  offline: { use: (page) => page.locator('main button').first().focus(), answer: 'main [role=status]' },
  sitemap: { use: () => Promise.resolve(), answer: 'button [aria-live]' },
};

/** Does to all texts of the page what translators of pages do: puts each into two elements of their own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement?.localName ?? '';
      if (text.data.trim() !== '' && !['script', 'style', 'option', 'font'].includes(holder)) found.push(text);
    }
    for (const text of found) {
      const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      inner.textContent = `¡${text.data}!`;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('a tool leaves a page that was translated before it came alive as it is', async ({ page, errors }) => {
  const react = /\/client\.[^/]+\.js$/;
  const release = await holdBack(page, react);
  const asked = page.waitForRequest(react);
  const scripts = askedFor(page, 'script');
  await page.goto(pathTo({ id: 'compare' }, 'en'));
  await translate(page);
  const translated = () => page.locator('astro-island font > font').count();
  const before = await translated();
  await page.locator('[data-picker] button').first().click();
  await asked;
  release();
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), scripts);
  await settle(page);
  expect(await translated()).toBe(before);
  await expect(page.locator('.island-error, [data-listening]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [id, { use, answer }] of Object.entries(tools)) {
  test(`the tool of ${id} answers in its own words when the page is translated`, async ({ page, context, errors }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathTo({ id: id as PlainRouteId }, 'en'));
    await use(page);
    await awake(page);
    await translate(page);
    await use(page);
    const within = (await page.locator('main dialog[open]').count()) > 0 ? 'main dialog[open]' : '[data-listening]';
    const controls = page.locator(`${within} button:visible`);
    const close = words('atlas.explore.close', 'en');
    // What closes the dialog comes last: without it there is no other button.
    for (const control of await controls.filter({ hasNotText: close }).all())
      if (await control.isEnabled()) await control.click();
    await expect(page.locator(answer)).toHaveText(/^[^¡]+$/);
    for (const control of await controls.filter({ hasText: close }).all()) await control.click();
    await expect(page.locator('.island-error')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('the search opens from a translated link and is used while its dialog is translated', async ({ page, errors }) => {
  await page.goto(pathTo({ id: 'philosophy' }, 'en'));
  await translate(page);
  const link = page.locator('.header [data-search]');
  await link.click();
  const field = page.getByRole('dialog').locator('input[type=text]');
  const none = /^No match\. Browse A–Z\.$/;
  for (const [query, answer] of [
    ['musigny', /^In A–Z: 8\./],
    ['zzzz', none],
    ['vosne', /^In A–Z: 5\./],
    ['constructor', none],
  ] as const) {
    await field.fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(answer);
    await translate(page);
  }
  await expect(link).toContainText(`¡${words('search.menu', 'en')}!`);
  await expect(page.locator('.island-error')).toHaveCount(0);
  expect(errors).toEqual([]);
});
