import { expect, type Locator, type Page } from 'playwright/test';

/** The explorer of the map of the atlas. */
export const explorer = (page: Page) => page.getByRole('dialog');

/** Opens the explorer, and waits for its drawing and for its place, which the address tells. */
export async function explore(page: Page): Promise<void> {
  await page.locator('main button').filter({ visible: true }).first().click();
  await expect(explorer(page).locator('path[data-id]').first()).toBeAttached();
  await expect(page).toHaveURL(/explore=-?\d/);
}

/** Opens the explorer on a screen of this size, and gives its map. */
export async function exploreAt(page: Page, width: number, height: number, path = '/atlas/en'): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await explore(page);
  return explorer(page).locator('[role=application]');
}
