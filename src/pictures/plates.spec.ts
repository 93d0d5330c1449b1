import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { layoutShifts } from '../../tools/bench/sizes.ts';
import { axeFaults } from '../../tests/support/axe.ts';
import { askedFor, atPath, boxOf, expect, holdBack, test, withoutScript } from '../../tests/support/e2e.ts';
import { crowded } from '../../tests/support/fit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const philosophy = pathTo({ id: 'philosophy' }, 'en');

test('the drawings beside a text stand apart, however long the text is', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(pathTo({ id: 'philosophy' }, locale));
    for (const section of await page.locator('.section').all())
      expect(await crowded(section.locator('.plate')), locale).toEqual([]);
  }
});

test('the plate of the vintages is shown from the shoot to the tip of the bunch', async ({ page }) => {
  await page.goto(pathTo({ id: 'vintages' }, 'en'));
  for (const [width, height] of [
    [1440, 900],
    [1920, 940],
  ] as const) {
    await page.setViewportSize({ width, height });
    const image = await boxOf(page.locator('.hero img'));
    // Both lie a twelfth of its height from its edges; what is cut is cut from both.
    expect(image.height / ((image.width * 9) / 16)).toBeGreaterThan(5 / 6);
  }
});

test('every view of the list of plates has its frame', async ({ page }) => {
  await page.goto(pathTo({ id: 'plates' }, 'en'));
  const views = page.locator('.plate-list').first().locator('.lazy-image');
  const frames = await views.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
  expect(frames).not.toContain('0px');
});

test("a page's only plate opens without arrows to others", async ({ page }) => {
  await page.goto(pathTo({ id: 'labels' }, 'en'));
  await page.locator('a[data-plate]').click();
  const buttons = page.getByRole('dialog').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  expect(await buttons.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(['Look closer', 'Close']);
});

test('a plate opens in its largest drawing, once, leads to the others and closes again', async ({ page }) => {
  const release = await holdBack(page, '**/plate-viewer*.js');
  const scripts = askedFor(page, 'script');
  await page.goto(philosophy);
  const asked = scripts.length;
  const links = page.locator('a[data-plate]');
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  const shifted = await layoutShifts(page);

  // Two presses while the code of the viewer is fetched open one plate.
  await links.first().dblclick();
  release();
  const viewer = page.getByRole('dialog');
  const plates = viewer.locator('figure');
  await expect(viewer).toBeVisible();
  expect(scripts.length).toBeGreaterThan(asked);
  await expect(plates).toHaveCount(count);
  await expect(plates.first()).toBeInViewport({ ratio: 0.9 });
  const largest = `${(await links.first().getAttribute('data-plate')) ?? ''}.avif`;
  await expect(plates.first().locator('img')).toHaveJSProperty('currentSrc', new URL(largest, page.url()).href);
  await expect(plates.first().locator('figcaption')).toContainText('Pl. II');
  expect(await axeFaults(page)).toEqual([]);

  // Closer it has the size of its file, about the place that was pressed.
  const [picture, closer] = [plates.first().locator('img'), viewer.getByRole('button', { name: 'Look closer' })];
  await picture.click({ position: { x: 1000, y: 100 } });
  await expect(picture).toHaveJSProperty('clientWidth', 2400);
  await expect(closer).toHaveAttribute('aria-pressed', 'true');
  expect((await boxOf(picture)).left).toBeLessThan(-500);
  await closer.click();
  await expect(picture).not.toHaveJSProperty('clientWidth', 2400);

  await page.keyboard.press('ArrowRight');
  await expect(plates.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(closer, 'a small drawing').toBeHidden();
  await viewer.getByRole('button', { name: 'Previous plate' }).click();
  await expect(plates.first()).toBeInViewport({ ratio: 0.9 });
  await viewer.getByRole('button', { name: 'Next plate' }).click();
  await expect(plates.nth(1)).toBeInViewport({ ratio: 0.9 });

  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(atPath(philosophy));
  expect(await layoutShifts(page)).toBe(shifted);
});

withoutScript(
  'without script the link of a plate leads to its place in the list, which shows it large and leads on',
  async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(philosophy);
      await page.locator('a[data-plate]').first().click();
      await expect(page).toHaveURL(atPath(`${pathTo({ id: 'plates' }, 'en')}#cote-by-night`));
      const [small, shown] = [page.locator('#tied-shoot img:visible'), page.locator(':target img:visible')];
      const box = await boxOf(shown);
      expect(box.width).toBeGreaterThan(2 * (await boxOf(small)).width);
      const file = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(Number(/cote-by-night-(\d+)/.exec(file)?.[1])).toBeGreaterThanOrEqual(box.width);
      await expect(page.locator(':target')).toContainText('a young moon');
      await expect(page.locator(':target a[type]')).toHaveAttribute('href', /cote-by-night-2400\.avif$/);
      await page.getByRole('link', { name: 'Pl. III' }).click();
      await expect(page.locator('#cellar img:visible')).toBeInViewport();
      await expect(page.locator('li:has(+ #cellar) img:visible')).toHaveCount(1);
    }
  },
);
