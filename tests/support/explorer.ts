import { expect, type Page } from 'playwright/test';

/** The explorer of the map of the atlas. */
export const explorer = (page: Page) => page.getByRole('dialog');

/** Opens the explorer, and waits for its drawing and for its place, which the address tells. */
export async function explore(page: Page): Promise<void> {
  await page.locator('main button').filter({ visible: true }).first().click();
  await expect(explorer(page).locator('path[data-id]').first()).toBeAttached();
  await expect(page).toHaveURL(/explore=-?\d/);
}
