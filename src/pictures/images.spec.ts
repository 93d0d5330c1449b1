import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#site/timings.ts';
import type { Locale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import {
  boxOf,
  bringIn,
  expect,
  holdBack,
  lookAtPictures,
  askedFor,
  scrollThrough,
  settle,
  test,
} from '../../tests/support/e2e.ts';
import { words } from '../../tests/support/content.ts';

const philosophy = pathTo({ id: 'philosophy' }, 'en');
const vineyards = pathTo({ id: 'vineyards' }, 'en');

/** Least height of the box that stands for a picture that cannot be loaded (docs/behaviour.md 6.2). */
const BOX_HEIGHT_PX = 200;

/** The place of the sorted bunches, a lazy picture far down the philosophy page. */
function sortingOf(page: Page): Locator {
  return page.locator('.lazy-image', { has: page.locator('img[src*="sorting"]') });
}

/** What was logged about pictures that cannot be shown. */
function logged(errors: readonly string[]): string[] {
  return errors.filter((text) => /^Image unavailable: .*\/uploads\//.test(text));
}

test('a lazy picture is not asked for beyond its margin, nor within it before its share is, and then at once; it fades in once loaded', async ({
  page,
}) => {
  // Sections that are still moving in would carry their pictures along.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = askedFor(page, 'image');
  const release = await holdBack(page, '**/sorting*');
  await page.goto(philosophy);
  const place = sortingOf(page);
  const { width, height } = await boxOf(place);
  const share = height * LAZY_IMAGE_VISIBLE_SHARE;
  const asked = () => requests.filter((address) => address.includes('sorting'));
  for (const below of [LAZY_IMAGE_MARGIN_PX + 10, LAZY_IMAGE_MARGIN_PX - share + 2]) {
    await bringIn(place, -below);
    await settle(page);
    await expect(place).toHaveAttribute('data-state', 'waiting');
    expect(asked()).toEqual([]);
  }
  await bringIn(place, 2 + share - LAZY_IMAGE_MARGIN_PX);
  await expect.poll(asked).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(place).toHaveAttribute('data-state', 'loading');
  await expect(place.locator('img')).toHaveCSS('opacity', '0');
  release();
  await expect(place).toHaveAttribute('data-state', 'loaded');
  await expect(place.locator('img')).toHaveCSS('transition-property', 'opacity');
  await expect(place.locator('img')).toHaveCSS('opacity', '1');
  expect(await boxOf(place)).toMatchObject({ width, height });
});

test('the first picture is asked for at once and before others, which wait for no script and ask for none', async ({
  page,
}) => {
  const requests = askedFor(page, 'image');
  await page.goto(philosophy);
  expect(requests.filter((address) => address.includes('/uploads/'))).toHaveLength(1);
  const image = page.locator('.hero img');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).not.toHaveAttribute('loading', 'lazy');
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const scripts = askedFor(page, 'script');
  await lookAtPictures(page);
  await expect(sortingOf(page)).toHaveAttribute('data-state', 'loaded');
  expect(scripts).toEqual([]);
});

test('the drawing at the head of the index has its size before it comes', async ({ page }) => {
  const release = await holdBack(page, /hand-lens/);
  await page.goto(pathTo({ id: 'az' }, 'en'), { waitUntil: 'domcontentloaded' });
  const drawing = page.locator('main .plate img').first();
  const { width, height } = await boxOf(drawing);
  release();
  await expect(drawing).toHaveJSProperty('complete', true);
  expect(await boxOf(drawing)).toMatchObject({ width, height });
});

test('a map waits as a plate does, in a place that keeps its proportions', async ({ page }) => {
  const requests = askedFor(page, 'image');
  await page.goto(pathTo({ id: 'home' }, 'en'));
  const place = page.locator('.home-map .lazy-image:has(img[src*="/maps/"]):visible');
  await expect(place).toHaveAttribute('data-state', 'waiting');
  const box = await boxOf(place);
  expect(requests.filter((address) => address.includes('/maps/'))).toEqual([]);
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-state', 'loaded');
  expect(await boxOf(place)).toMatchObject({ width: box.width, height: box.height });
});

test('on paper every lazy picture is there, though it was never near the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // A list, tiles of the Côte and cards, and drawings beside a text.
  for (const path of [pathTo({ id: 'plates' }, 'en'), vineyards, philosophy]) {
    await page.goto(path);
    await page.pdf({ pageRanges: '1' });
    const pictures = await page
      .locator('img:is([loading=lazy], [data-lazy-picture] *)')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.checkVisibility()).map(({ src, naturalWidth }) => ({ src, naturalWidth })),
      );
    expect(pictures.length).toBeGreaterThan(1);
    expect.soft(pictures.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]);
  }

  // A small drawing stands on the white of the sheet.
  const drawing = page.locator('.vignette img').first();
  await drawing.evaluate((image: HTMLImageElement) => image.decode());
  const corner = sharp(await drawing.screenshot()).extract({ left: 4, top: 4, width: 12, height: 12 });
  const { channels } = await corner.removeAlpha().stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});

test("a card's picture that fails because the line went down gives way to the specified box, is logged, and comes when it is back", async ({
  page,
  errors,
}) => {
  await page.goto(vineyards);
  // What was near the first screen has come by then.
  await page.waitForLoadState('networkidle');
  // Those of a list that is scrolled by itself wait on, and the drawing for screens of another width.
  const places = page.locator('.lazy-image:not([dir=rtl] *)').filter({ visible: true });
  const inState = (state: string) => places.and(page.locator(`[data-state="${state}"]`));
  const total = await places.count();
  const count = total - (await inState('loaded').count());
  expect(count).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await lookAtPictures(page);
  await expect(inState('failed')).toHaveCount(count);
  for (const box of await page.locator('.image-unavailable:visible').all()) await expectSpecifiedBox(box);
  expect(logged(errors)).toHaveLength(count);

  await page.context().setOffline(false);
  await lookAtPictures(page);
  await expect(inState('loaded')).toHaveCount(total);
  await expect(page.locator('.image-unavailable').first()).toBeHidden();
});

for (const [when, target, locale] of [
  ['before any script ran', { id: 'home' }, 'en'],
  ['when scripts run', { id: 'vineyard', params: { slug: 'musigny' } }, 'fr'],
] as const) {
  test(`a first picture that fails ${when} gives way to the box`, async ({ page, errors }) => {
    // The first picture alone: others near the screen come.
    let first: string | undefined;
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'image');
    const scripts = page.waitForEvent('response', (response) => response.request().resourceType() === 'script');
    await page.route('**/uploads/**', async (route) => {
      first ??= route.request().url();
      if (route.request().url() !== first) return route.continue();
      if (when === 'when scripts run') await scripts;
      await route.abort();
    });
    if (when === 'before any script ran')
      await page.route('**/*.js', async (route) => {
        await failed;
        await route.continue();
      });
    await page.goto(pathTo(target, locale));
    await expectSpecifiedBox(page.locator('.hero .image-unavailable'), locale);
    expect(logged(errors)).toHaveLength(1);
  });
}

test('where the drawings of the Côte do not come each gives way to the box, the decoration too, with one line each', async ({
  page,
  errors,
}) => {
  await page.route('**/uploads/cote/**', (route) => route.abort());
  await page.goto(vineyards);
  const tiles = page.getByRole('region', { name: words('vineyards.unrolled', 'en') }).locator('li');
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded();
    await expectSpecifiedBox(tile.locator('.image-unavailable'));
  }
  expect(logged(errors)).toHaveLength(await tiles.count());
});

test('a plate that does not come in the viewer gives way to the box', async ({ page }) => {
  await page.goto(philosophy);
  await page.route('**/uploads/**', (route) => route.abort());
  await page.locator('a[data-plate]').first().click();
  await expectSpecifiedBox(page.getByRole('dialog').locator('.image-unavailable').first());
});

async function expectSpecifiedBox(box: Locator, locale: Locale = 'en'): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeVisible();
  await expect(box).toHaveText(words('image.unavailable', locale));
  expect((await boxOf(box)).height).toBeGreaterThanOrEqual(BOX_HEIGHT_PX);
  const colour = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const parts = (colour.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(...parts) - Math.min(...parts), 'the box is grey').toBeLessThanOrEqual(12);
}

test('a section of the hill that is missing gives way to the specified box and is logged', async ({ page, errors }) => {
  await page.route('**/maps/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(pathTo({ id: 'atlas' }, 'en'));
  await scrollThrough(page);
  await expect(page.locator('main .image-unavailable:visible').first()).toHaveText(words('image.unavailable', 'en'));
  expect(logged(errors).join()).toContain('/maps/');
});
