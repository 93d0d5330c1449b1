import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { everyPath } from '../support/site-pages.ts';

/** Least height of what is pressed (specification 9). */
const LEAST_HEIGHT_PX = { desktop: 44, phone: 48 };

/**
 * Everything pressable that is lower than it must be. Links within a line of running text are
 * exempt, as in WCAG 2.2, 2.5.8: their height is the line's.
 */
async function tooLow(page: Page, least: number): Promise<string[]> {
  return page.locator('a[href], button, summary').evaluateAll((elements, height) => {
    const inRunningText = (element: Element): boolean => {
      let block: Element | null = element;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block !== null && block.textContent.trim().length > element.textContent.trim().length;
    };
    return elements
      .filter((element) => element.checkVisibility() && !inRunningText(element))
      .filter((element) => element.getBoundingClientRect().height < height - 0.01)
      .map((element) => `${element.textContent.trim()}: ${element.getBoundingClientRect().height}`);
  }, least);
}

for (const path of everyPath) {
  test(`what is pressed on ${path} is tall enough`, async ({ page, isMobile, menu }) => {
    await page.goto(path);
    const summary = menu.locator('summary');
    await (isMobile ? summary.tap() : summary.click());
    await expect(menu.getByRole('link').first()).toBeVisible();
    expect(await tooLow(page, isMobile ? LEAST_HEIGHT_PX.phone : LEAST_HEIGHT_PX.desktop)).toEqual([]);
  });
}
