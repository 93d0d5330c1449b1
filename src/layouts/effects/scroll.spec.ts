import {
  BACK_TO_TOP_ABOVE_PX,
  FADE_IN_VISIBLE_SHARE,
  HEADER_SOLID_ABOVE_PX,
  PARALLAX_FACTOR,
  SCROLL_ARROW_OFFSET_PX,
} from '#site/timings.ts';
import { pathTo } from '#site/paths.ts';
import { words } from '../../../tests/support/content.ts';
import { boxesOf, boxOf, bringIn, expect, scrollTo, settle, test } from '../../../tests/support/e2e.ts';

const philosophy = pathTo({ id: 'philosophy' }, 'en');
const history = pathTo({ id: 'history' }, 'en');
const vintages = pathTo({ id: 'vintages' }, 'en');
const WIDE = { width: 1440, height: 900 };

test('the header is transparent up to its threshold, solid above it, and transparent again, and the hero moves by its share of the distance', async ({
  page,
}) => {
  await page.goto(history);
  const header = page.locator('.header');
  const isClear = async () => {
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).toHaveCSS('box-shadow', 'none');
  };
  await isClear();
  await scrollTo(page, HEADER_SOLID_ABOVE_PX + 1);
  await expect(header).not.toHaveCSS('background-color', /^rgba\(.*, 0\)$|, 0\.\d+\)$/);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(page, HEADER_SOLID_ABOVE_PX);
  await isClear();

  const hero = page.locator('.hero picture');
  for (const distance of [125, 400]) {
    await scrollTo(page, distance);
    await expect(hero).toHaveCSS('transform', `matrix(1, 0, 0, 1, 0, ${distance * PARALLAX_FACTOR})`);
  }
  await scrollTo(page, 0);
  await expect(hero).toHaveCSS('transform', 'none');
});

test('a picture of the first screen that is not of a hero stays in its place', async ({ page }) => {
  await page.goto(pathTo({ id: 'az' }, 'en'));
  await scrollTo(page, 125);
  await expect(page.locator('main picture').first()).toHaveCSS('transform', 'none');
});

test('the way back to the top appears above its threshold and leads there, smoothly where motion is welcome', async ({
  page,
}) => {
  await page.goto(history);
  const link = page.getByRole('link', { name: words('nav.top', 'en') });
  await expect(link).toHaveCSS('opacity', '0');
  await scrollTo(page, BACK_TO_TOP_ABOVE_PX + 1);
  await expect(link).toHaveCSS('opacity', '1');
  await scrollTo(page, BACK_TO_TOP_ABOVE_PX);
  await expect(link).toHaveCSS('opacity', '0');

  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return;
      document.documentElement.dataset.scrolled = options.behavior;
      scroll(options);
    };
  });
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, BACK_TO_TOP_ABOVE_PX * 4);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', behavior);
    await expect(link).toHaveCSS('opacity', '0');
  }
});

test('where the way to the top would cover words it shows while the reader goes up, and to the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(history);
  const link = page.getByRole('link', { name: words('nav.top', 'en') });
  await scrollTo(page, 2000);
  await expect(link).toHaveCSS('opacity', '0');
  await scrollTo(page, 1900);
  await expect(link).toHaveCSS('opacity', '1');
  await scrollTo(page, 2000);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toHaveCSS('opacity', '1');
});

test("the hero's arrow scrolls by a screen less a strip", { tag: '@both' }, async ({ page }) => {
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  const height = await page.evaluate(() => window.innerHeight);
  await page.locator('[data-scroll-arrow]').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(height - SCROLL_ARROW_OFFSET_PX);
});

test("the hero's arrow is on the first screen of a phone on its side, and covers no button", async ({ page }) => {
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  for (const [width, height] of [
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const target of ['[data-scroll-arrow]', '.hero .button']) {
      const part = page.locator(target);
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      // A press waits until nothing lies over it.
      await part.click({ trial: true });
    }
  }
});

test('heads of the footer that stand in a row end on one line', async ({ page }) => {
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  for (const [width, inRow] of [
    [390, 2],
    [820, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const ends = (await boxesOf(page.locator('footer h2'))).slice(1, 1 + inRow).map(({ bottom }) => bottom);
    expect(Math.max(...ends) - Math.min(...ends), `${width} px`).toBeLessThan(1);
  }
});

test('the year of the footer follows a later clock, but not an earlier one', async ({ page }) => {
  const year = page.locator('[data-year]');
  await page.clock.setFixedTime(new Date('2001-06-01T12:00:00Z'));
  await page.goto(history);
  await expect(year).toHaveText(/^20[2-9]\d$/);
  await page.clock.setFixedTime(new Date('2093-06-01T12:00:00Z'));
  await page.goto(history);
  await expect(year).toHaveText('2093');
});

test('a page leaves room for the bar of the window before it is long enough to scroll', async ({ page }) => {
  await page.goto(history);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
});

test('nothing sticks on a screen of 320 by 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const id of ['home', 'compare'] as const) {
    await page.goto(pathTo({ id }, 'en'));
    const stuck = await page
      .locator('#header, main *, footer *')
      .evaluateAll((all) => all.filter((one) => /fixed|sticky/.test(getComputedStyle(one).position)).length);
    expect(stuck, id).toBe(0);
  }
});

for (const [what, path, part] of [
  ['a quotation', philosophy, '.quote-band'],
  ['a section', vintages, '.section:has(#harvests)'],
] as const) {
  test(`${what} is hidden until its share is in view, and then stays`, async ({ page }) => {
    const { height } = WIDE;
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const section = page.locator(part);
    await expect(section).toHaveCSS('opacity', '0');
    const share = (await boxOf(section)).height * FADE_IN_VISIBLE_SHARE;

    await bringIn(section, Math.floor(share) - 1);
    await settle(page);
    await expect(section).toHaveCSS('opacity', '0');
    // Its box covers its neighbour's there, whose links must answer.
    const pressed = await page.evaluate((y) => document.elementFromPoint(300, y)?.closest('[data-hidden]'), height - 4);
    expect(pressed).toBeNull();

    await bringIn(section, Math.ceil(share) + 1);
    await expect(section).toHaveCSS('opacity', '1');
    await scrollTo(page, 0);
    await expect(section).toHaveCSS('opacity', '1');
  });
}

test('no section that is higher than the screen is hidden', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(philosophy);
  await expect(page.locator('[data-hidden]').first()).toBeAttached();
  const heights = await page.locator('[data-hidden]').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(WIDE.height);
});

const withLessMotion = test.extend({ contextOptions: { reducedMotion: 'reduce' }, firstView: true });

withLessMotion(
  'nothing spins, fades in, moves with the scroll or is animated for who asked for less',
  async ({ page }) => {
    await page.goto(philosophy);
    for (const part of ['roller', 'spinner'])
      await expect(page.locator(`.loading-screen__${part}`)).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.loading-screen')).toBeHidden();
    for (const section of await page.locator('[data-fade-in]').all()) await expect(section).toHaveCSS('opacity', '1');
    await scrollTo(page, 400);
    await expect(page.locator('.hero picture')).toHaveCSS('transform', 'none');
    await expect(page.locator('.hero h1')).toHaveCSS('animation-name', 'none');
  },
);
