import type { Locator, Page, Route } from 'playwright/test';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';
import { pathTo } from '#routing/paths.ts';
import { awake, expect, lookAtPictures, scrollTo, settle, test } from '../support/e2e.ts';
import { builtPages } from '../support/built-site.ts';

const philosophy = pathTo({ id: 'philosophy' }, 'en');
const vineyards = pathTo({ id: 'vineyards' }, 'en');

/** Least height of the box that stands for a picture that cannot be loaded (specification 2). */
const BOX_HEIGHT_PX = 200;

/** The addresses of pictures a page asks for, as it asks. */
function pictureRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

/** Scrolls until the top of a place lies so far below the foot of the screen (negative: above it). */
async function bringWithin(page: Page, place: Locator, pixels: number): Promise<void> {
  const top = await place.evaluate((box) => box.getBoundingClientRect().top + window.scrollY - window.innerHeight);
  await scrollTo(page, top - pixels);
}

test.describe('a lazy picture', () => {
  // Sections that are still moving in would carry their pictures along.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is not asked for beyond its margin, nor within it before its share is, and then at once', async ({ page }) => {
    const requests = pictureRequests(page);
    await page.goto(philosophy);
    const place = page.locator('.lazy-image');
    const box = await place.boundingBox();
    const share = (box?.height ?? 0) * LAZY_IMAGE_VISIBLE_SHARE;
    const asked = () => requests.filter((address) => address.includes('cellar'));

    await bringWithin(page, place, LAZY_IMAGE_MARGIN_PX + 10);
    await settle(page);
    await expect(page.locator('astro-island[component-export="LazyImage"]')).toHaveAttribute('ssr');
    expect(asked()).toEqual([]);

    await bringWithin(page, place, LAZY_IMAGE_MARGIN_PX - share + 2);
    await settle(page);
    await expect(place).toHaveAttribute('data-state', 'waiting');
    expect(asked()).toEqual([]);

    await bringWithin(page, place, LAZY_IMAGE_MARGIN_PX - share - 2);
    await expect.poll(asked).toHaveLength(1);
    await expect(place).toHaveAttribute('data-state', 'loaded');
    expect(await place.boundingBox()).toMatchObject({ width: box?.width, height: box?.height });
  });
});

test('a lazy picture fades in once it is loaded', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cellar*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(philosophy);
  await bringWithin(page, page.locator('.lazy-image'), 0);
  await page.locator('.lazy-image').scrollIntoViewIfNeeded();
  const image = page.locator('.lazy-image img');
  await expect(image).toHaveCSS('opacity', '0');
  await expect(image).toHaveCSS('transition-property', 'opacity');
  release();
  await expect(image).toHaveCSS('opacity', '1');
});

test('a lazy picture is seen before its island, which comes when somebody reads on and adopts it', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/LazyImage.*.js', async (route) => {
    await released;
    await route.continue();
  });
  const requests = pictureRequests(page);
  await page.goto(philosophy);
  await page.locator('.lazy-image').scrollIntoViewIfNeeded();
  const image = page.locator('.lazy-image img');
  await expect(image).toHaveCSS('opacity', '1');
  const seen = await image.elementHandle();
  await expect(page.locator('astro-island[component-export="LazyImage"]')).toHaveAttribute('ssr');

  release();
  await page.mouse.wheel(0, 100);
  await awake(page, 'LazyImage');
  await expect(image).toHaveCSS('opacity', '1');
  expect(await image.evaluate((present, before) => present === before, seen)).toBe(true);
  expect(requests.filter((address) => address.includes('cellar'))).toHaveLength(1);
});

test('every lazy picture of the cards is loaded by reading the page', async ({ page }) => {
  await page.goto(vineyards);
  const places = page.locator('.lazy-image');
  const count = await places.count();
  expect(count).toBeGreaterThan(0);
  await lookAtPictures(page);
  await expect(page.locator('.lazy-image[data-state="loaded"]')).toHaveCount(count);
});

/** A host that answers with a page, a host that does not answer. */
const failures: readonly [name: string, fail: (route: Route) => Promise<void>][] = [
  ['is missing', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404</p>' })],
  ['cannot be reached', (route) => route.abort()],
];

for (const [name, fail] of failures) {
  test(`a card's picture that ${name} gives way to the specified box and is logged`, async ({ page, watch }) => {
    await page.route('**/uploads/**', (route) =>
      route.request().url().includes('panorama') ? route.continue() : fail(route),
    );
    await page.goto(vineyards);
    const count = await page.locator('.card .plate').count();
    expect(count).toBeGreaterThan(0);
    await lookAtPictures(page);
    const boxes = page.locator('.image-unavailable');
    await expect(boxes).toHaveCount(count);
    for (const box of await boxes.all()) await expectSpecifiedBox(box);
    expect(watch.errors.filter((text) => text.startsWith('Image unavailable'))).toHaveLength(count);
  });
}

/** One page per kind of hero. */
const heroes = ['home', 'philosophy', 'vineyard'].flatMap((id) =>
  builtPages.filter(({ page }) => page.id === id).slice(0, 2),
);

for (const { path, locale } of heroes) {
  test(`the first picture of ${path} gives way to the box when it fails`, async ({ page, watch }) => {
    await page.route('**/uploads/**', (route) => route.abort());
    await page.goto(path);
    await expectSpecifiedBox(page.locator('.hero .image-unavailable'), locale);
    expect(watch.errors.filter((text) => text.startsWith('Image unavailable'))).toHaveLength(1);
  });
}

test('a first picture that failed before any script ran gives way to the box too', async ({ page, watch }) => {
  await page.route('**/uploads/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'image');
  await page.route('**/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(pathTo({ id: 'home' }, 'en'));
  await expectSpecifiedBox(page.locator('.hero .image-unavailable'));
  expect(watch.errors.filter((text) => text.startsWith('Image unavailable'))).toHaveLength(1);
});

test('first pictures are asked for at once and before others', async ({ page }) => {
  const requests = pictureRequests(page);
  await page.goto(philosophy);
  expect(requests.filter((address) => address.includes('/uploads/'))).toHaveLength(1);
  const image = page.locator('.hero img');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).not.toHaveAttribute('loading', 'lazy');
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

async function expectSpecifiedBox(box: Locator, locale: 'en' | 'fr' = 'en'): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeVisible();
  await expect(box).toHaveText({ en: 'Image unavailable', fr: 'Image indisponible' }[locale]);
  const size = await box.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(BOX_HEIGHT_PX);
  const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(Math.max(red, green, blue) - Math.min(red, green, blue), 'the box is grey').toBeLessThanOrEqual(12);
}
