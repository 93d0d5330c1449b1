import { expect, test } from '../support/e2e.ts';

test('names on the small map of Home are targets of at least 24 px, none on another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const links = page.locator('.cote-map svg a').filter({ visible: true });
  await expect(links).toHaveCount(9);
  await links.first().scrollIntoViewIfNeeded();
  const boxes = await page
    .locator('.cote-map .cote-map__target')
    .filter({ visible: true })
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON() as DOMRect));
  boxes.forEach((box, index) => {
    expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    const overlapped = boxes.some(
      (other, place) =>
        place !== index &&
        box.left < other.right &&
        other.left < box.right &&
        Math.abs(box.top + box.height / 2 - other.top - other.height / 2) < 24,
    );
    expect.soft(overlapped).toBe(false);
  });
});

test('the map of the atlas is explored by keys and presses, and keeps the place in the address', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('MapExplorer')) scripts.push(request.url());
  });
  await page.goto('/atlas/en');
  expect(scripts).toEqual([]);
  await page.locator('.map-explorer summary').click();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await expect(zoomIn).toBeEnabled();
  const strip = page.locator('.cote-atlas__strip').filter({ visible: true }).first();
  const view = strip.locator('.cote-atlas__view');
  const magnified = async (): Promise<number> =>
    Number(/scale\(([\d.]+)/.exec((await view.getAttribute('transform')) ?? 'scale(1)')?.[1]);

  await strip.focus();
  await page.keyboard.press('+');
  expect(await magnified()).toBeGreaterThan(1);
  await page.keyboard.press('0');
  expect(await magnified()).toBe(1);

  await strip.locator('use[href="#path-musigny"]').dispatchEvent('click');
  await expect(page).toHaveURL(/#musigny$/);
  await expect(page.locator('.map-explorer__card')).toContainText('Musigny');
  expect(await magnified()).toBeGreaterThan(2);
  const shape = await strip.locator('use[href="#path-musigny"]').boundingBox();
  const frame = await strip.boundingBox();
  const middle = (box: typeof shape): number => (box ? box.x + box.width / 2 : NaN);
  expect(Math.abs(middle(shape) - middle(frame))).toBeLessThan(4);

  await page.getByRole('combobox').selectOption('premier');
  await expect(strip.locator('use[href="#path-musigny"]')).toHaveCSS('opacity', '0.12');

  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await magnified()).toBe(1);
  await expect(page).toHaveURL(/\/atlas\/en$/);
  await expect(strip.locator('use[href="#path-musigny"]')).toHaveCSS('opacity', '1');
});
