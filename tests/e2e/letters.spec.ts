import type { Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { expect, test, timeFor } from '../support/e2e.ts';
import { kinds } from '../support/site-pages.ts';

/** Words that are smaller than they must be, in pixels. */
function smallWords(page: Page, least: { readonly text: number; readonly drawings: number }): Promise<string[]> {
  return page.evaluate(({ text: leastText, drawings }) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Ends of ordinals and marks of notes stand above their line, and some words are for screen readers only.
      const element = text.parentElement?.closest('text') ?? text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element?.checkVisibility() || words === '' || element.closest('sup, .sr-only')) continue;
      const { a, b } = (element instanceof SVGGraphicsElement ? element.getScreenCTM() : null) ?? new DOMMatrix();
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
      if (size < (element instanceof SVGElement ? drawings : leastText) - 0.01)
        found.add(`${size.toFixed(1)} px: ${element.closest('[class]')?.getAttribute('class')?.slice(0, 50)} ${words}`);
    }
    return [...found];
  }, least);
}

test('the words of the diagrams are at least 11 px high on phone, tablet and desktop', async ({ page }) => {
  for (const id of ['harvests', 'compare'] as const) {
    await page.goto(pathTo({ id }, 'fr'));
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('main svg text:visible').count()).toBeGreaterThan(5);
      expect(await smallWords(page, { text: 0, drawings: 11 })).toEqual([]);
    }
  }
});

test('no text on paper is smaller than 9 pt, and no name in a drawing smaller than 8 pt', async ({ page }) => {
  timeFor(kinds, 10_000);
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of kinds) {
    await page.goto(path);
    expect.soft(await smallWords(page, { text: 12, drawings: (8 * 96) / 72 }), path).toEqual([]);
  }
});
