import type { Locator, Page, Route } from 'playwright/test';
import sharp from 'sharp';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';
import { pathTo } from '#routes/paths.ts';
import {
  boxOf,
  expect,
  holdBack,
  lookAtPictures,
  scriptsAskedFor,
  scrollThrough,
  scrollTo,
  settle,
  test,
} from '../support/e2e.ts';
import { builtPages, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';

const philosophy = pathTo({ id: 'philosophy' }, 'en');
const vineyards = pathTo({ id: 'vineyards' }, 'en');

/** Least height of the box that stands for a picture that cannot be loaded (docs/behaviour.md 6.2). */
const BOX_HEIGHT_PX = 200;

/** The addresses of pictures a page asks for, as it asks. */
function pictureRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

/** The place of the cellar, the widest lazy picture of the philosophy page. */
function cellarOf(page: Page): Locator {
  return page.locator('.lazy-image', { has: page.locator('img[src*="cellar"]') });
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
    const place = cellarOf(page);
    const { width, height } = await boxOf(place);
    const share = height * LAZY_IMAGE_VISIBLE_SHARE;
    const asked = () => requests.filter((address) => address.includes('cellar'));

    await bringWithin(page, place, LAZY_IMAGE_MARGIN_PX + 10);
    await settle(page);
    await expect(place).toHaveAttribute('data-state', 'waiting');
    expect(asked()).toEqual([]);

    await bringWithin(page, place, LAZY_IMAGE_MARGIN_PX - share + 2);
    await settle(page);
    await expect(place).toHaveAttribute('data-state', 'waiting');
    expect(asked()).toEqual([]);

    await bringWithin(page, place, LAZY_IMAGE_MARGIN_PX - share - 2);
    await expect.poll(asked).toHaveLength(1);
    await expect(place).toHaveAttribute('data-state', 'loaded');
    expect(await boxOf(place)).toMatchObject({ width, height });
  });
});

test('a lazy picture fades in once it is loaded', async ({ page }) => {
  const release = await holdBack(page, '**/cellar*');
  await page.goto(philosophy);
  const place = cellarOf(page);
  await bringWithin(page, place, 0);
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-state', 'loading');
  await expect(place.locator('img')).toHaveCSS('opacity', '0');
  release();
  await expect(place).toHaveAttribute('data-state', 'loaded');
  await expect(place.locator('img')).toHaveCSS('transition-property', 'opacity');
  await expect(place.locator('img')).toHaveCSS('opacity', '1');
});

test('the first picture is asked for at once and before others, which wait for no script and ask for none', async ({
  page,
}) => {
  const requests = pictureRequests(page);
  await page.goto(philosophy);
  expect(requests.filter((address) => address.includes('/uploads/'))).toHaveLength(1);
  const image = page.locator('.hero img');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).not.toHaveAttribute('loading', 'lazy');
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const scripts = scriptsAskedFor(page);
  await lookAtPictures(page);
  await expect(cellarOf(page)).toHaveAttribute('data-state', 'loaded');
  expect(scripts).toEqual([]);
});

/** A host that answers with a page, a host that does not answer. */
const failures: readonly [name: string, fail: (route: Route) => Promise<void>][] = [
  ['is missing', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404</p>' })],
  ['cannot be reached', (route) => route.abort()],
];

for (const [name, fail] of failures) {
  test(`a card's picture that ${name} gives way to the specified box and is logged`, async ({ page, watch }) => {
    await page.route('**/uploads/**', (route) =>
      route.request().url().includes('/uploads/cote/') ? route.continue() : fail(route),
    );
    await page.goto(vineyards);
    const count = await page.locator('.card .plate').count();
    expect(count).toBeGreaterThan(0);
    await lookAtPictures(page);
    const boxes = page.locator('.image-unavailable:visible');
    await expect(boxes).toHaveCount(count);
    for (const box of await boxes.all()) await expectSpecifiedBox(box);
    expect(watch.errors.filter((text) => /^Image unavailable: .*\/uploads\//.test(text))).toHaveLength(count);
  });
}

test('on paper every lazy picture is there, though it was never near the screen', async ({ page }) => {
  const paths = new Map<string, string>(
    builtPages
      .filter(({ path }) => readSite(`${path}/index.html`).includes('loading="lazy"'))
      .map(({ page: { id }, path }) => [id, path]),
  );
  expect(paths.size).toBeGreaterThan(5);
  for (const path of paths.values()) {
    await page.goto(path);
    await page.pdf({ pageRanges: '1' });
    const missing = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.checkVisibility() && image.naturalWidth === 0).map(({ src }) => src),
      );
    expect.soft(missing, path).toEqual([]);
  }

  // A small drawing stands on the white of the sheet.
  await page.goto(philosophy);
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('.vignette img').first();
  await drawing.evaluate((image: HTMLImageElement) => image.decode());
  const corner = { left: 4, top: 4, width: 12, height: 12 };
  const pixels = await sharp(await drawing.screenshot())
    .extract(corner)
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(Math.min(...pixels)).toBeGreaterThan(250);
});

test('pictures that failed because the line went down are logged, and come when it is back', async ({
  page,
  watch,
}) => {
  await page.goto(vineyards);
  // What was near the first screen has come by then.
  await page.waitForLoadState('networkidle');
  // Those of a list that is scrolled by itself wait on.
  const places = page.locator('.lazy-image:not(ol[dir] *)');
  const inState = (state: string) => places.and(page.locator(`[data-state="${state}"]`));
  const total = await places.count();
  const count = total - (await inState('loaded').count());
  expect(count).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await lookAtPictures(page);
  await expect(inState('failed')).toHaveCount(count);
  await expectSpecifiedBox(page.locator('.image-unavailable:visible').first());
  expect(watch.errors.filter((text) => /^Image unavailable: .*\/uploads\//.test(text))).toHaveLength(count);

  await page.context().setOffline(false);
  await lookAtPictures(page);
  await expect(inState('loaded')).toHaveCount(total);
  await expect(page.locator('.image-unavailable').first()).toBeHidden();
});

test('where the browser cannot observe what is near, pictures, sections and the year are there', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await page.clock.setFixedTime(new Date('2093-06-01T12:00:00Z'));
  await page.goto(philosophy);
  await lookAtPictures(page);
  await expect(cellarOf(page).locator('img')).toHaveCSS('opacity', '1');
  for (const section of await page.locator('[data-fade-in]').all()) await expect(section).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-year]')).toHaveText('2093');
  expect(watch.errors).toEqual([]);
});

/** One page per kind of hero, in both languages. */
const heroes = (['home', 'philosophy', 'vineyard'] as const).flatMap((id, index) =>
  builtPages.filter(({ page }) => page.id === id).slice(index % 2, (index % 2) + 1),
);

for (const { path, locale } of heroes) {
  test(`the first picture of ${path} gives way to the box when it fails`, async ({ page, watch }) => {
    // The first picture alone: others near the screen come.
    let first: string | undefined;
    await page.route('**/uploads/**', (route) => {
      first ??= route.request().url();
      return route.request().url() === first ? route.abort() : route.continue();
    });
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

async function expectSpecifiedBox(box: Locator, locale: 'en' | 'fr' = 'en'): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeVisible();
  await expect(box).toHaveText(words('image.unavailable', locale));
  expect((await boxOf(box)).height).toBeGreaterThanOrEqual(BOX_HEIGHT_PX);
  const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(Math.max(red, green, blue) - Math.min(red, green, blue), 'the box is grey').toBeLessThanOrEqual(12);
}

test('a section of the hill that is missing gives way to the specified box and is logged', async ({ page, watch }) => {
  await page.route('**/maps/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(pathTo({ id: 'atlas' }, 'en'));
  await scrollThrough(page);
  await expect(page.locator('main .image-unavailable:visible').first()).toHaveText(words('image.unavailable', 'en'));
  expect(watch.errors.filter((text) => text.startsWith('Image unavailable')).join()).toContain('/maps/');
});
