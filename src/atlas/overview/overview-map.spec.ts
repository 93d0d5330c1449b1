import { addressOf, boxesOf, boxOf, expect, test } from '../../../tests/support/e2e.ts';

test('the pictures on Home hang in the middle of the ends of their lines, the north on the right, and no line runs over another cru', async ({
  page,
}) => {
  await page.goto('/en');
  const pictures = page.locator('section[aria-labelledby=nine] li.cote-map__view > div');
  const places = (await boxesOf(pictures)).map(({ left }) => -left);
  expect(places).toHaveLength(9);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const lines = page.locator('li.cote-map__view > svg:visible > path');
  const drawn = await lines.evaluateAll((all: SVGPathElement[]) =>
    all.map((line) => {
      const toScreen = line.getScreenCTM() ?? undefined;
      const pointAt = (px: number) => line.getPointAtLength(px).matrixTransform(toScreen);
      const over = [...document.querySelectorAll<SVGUseElement>('li.cote-map__view > svg > svg > use')]
        .filter((use) => use.checkVisibility() && !use.closest('li')?.contains(line))
        .filter((use) => {
          const ground = document.querySelector<SVGPathElement>(use.href.baseVal);
          const fromScreen = use.getScreenCTM()?.inverse();
          return Array.from({ length: 120 }, (_, px) => pointAt(px).matrixTransform(fromScreen)).some((point) =>
            ground?.isPointInFill(point),
          );
        });
      return { end: pointAt(line.getTotalLength()).x, over: over.map((use) => use.href.baseVal) };
    }),
  );
  expect(drawn).toHaveLength(9);
  for (const [index, { left, width }] of (await boxesOf(pictures)).entries()) {
    expect.soft(Math.abs((drawn[index]?.end ?? NaN) - left - width / 2)).toBeLessThan(1);
    expect.soft(drawn[index]?.over, `${index + 1}`).toEqual([]);
  }
});

for (const way of ['pointer', 'keyboard'] as const)
  test(`a view on Home lights its ground and its line (${way})`, async ({ page }) => {
    await page.goto('/en');
    const views = page.locator('section[aria-labelledby=nine] li.cote-map__view');
    const view = views.filter({ has: page.getByRole('link', { name: /Richebourg/ }) });
    const ground = view.locator('svg > svg > use').locator('visible=true');
    const line = view.locator('svg > path').locator('visible=true');
    const strokes = () =>
      Promise.all([ground, line].map((drawn) => drawn.evaluate((element) => getComputedStyle(element).stroke)));
    const [quiet] = await strokes();
    expect(quiet).toBe('none');
    if (way === 'keyboard') await view.getByRole('link').focus();
    else await view.getByRole('link').hover();
    const [lit, leader] = await strokes();
    expect(lit).not.toBe('none');
    expect(leader).toBe(lit);
  });

test('the ground on the map of Home lights its view', async ({ page }) => {
  await page.goto('/en');
  const view = page.locator('section[aria-labelledby=nine] li.cote-map__view').nth(4);
  const link = view.getByRole('link');
  const colour = () => link.evaluate((element) => getComputedStyle(element).color);
  const quiet = await colour();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(view.locator('circle').locator('visible=true'));
  await page.mouse.move(x + width / 2, y + width / 2);
  await expect.poll(colour).not.toBe(quiet);
});

test('the map of Home names Beaune, Nuits and Gevrey from left to right, and holds the four figures', async ({
  page,
}) => {
  await page.goto('/en');
  const map = page.locator('section[aria-labelledby=nine]');
  const towns = map.locator('[data-town]').locator('visible=true');
  const placed = (await boxesOf(towns)).map(({ left }) => left);
  const names = await towns.allTextContents();
  const inOrder = placed.map((left, n) => ({ left, name: names[n] })).sort((one, other) => one.left - other.left);
  expect(inOrder.map(({ name }) => name)).toEqual([
    expect.stringContaining('Beaune'),
    expect.stringContaining('Nuits'),
    expect.stringContaining('Gevrey'),
  ]);
  await expect(map.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
});

for (const width of [390, 1440])
  test(`"Which Leroy?" stands in the first screen after the hero (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en');
    const { bottom } = await boxOf(page.locator('#text').getByRole('link', { name: 'Which Leroy?' }));
    const { top } = await boxOf(page.locator('#text'));
    expect(bottom - top).toBeLessThan(900);
  });

test('the quotation on Home begins level with the head of its plate', async ({ page }) => {
  await page.goto('/en');
  const opening = page.locator('#text > .section').first();
  const plate = await boxOf(opening.locator('.plate'));
  const words = await boxOf(opening.locator('blockquote'));
  expect(Math.abs(words.top - plate.top)).toBeLessThan(plate.height / 10);
  // What stands below it begins before half the height of the plate is left blank.
  const { bottom } = await boxOf(opening.locator('blockquote + figcaption'));
  const { top } = await boxOf(opening.getByRole('link', { name: 'Which Leroy?' }));
  expect(top - bottom).toBeLessThan(plate.height / 2.5);
});

test('a dense phone has the plates beside the map on Home as drawings that are not scaled down to a blur', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  await page.goto(addressOf('/fr'));
  const picture = page.locator('section[aria-labelledby=nine] li.cote-map__view img').filter({ visible: true }).first();
  await page.locator('section[aria-labelledby=nine] ol').first().scrollIntoViewIfNeeded();
  const { width } = await boxOf(picture);
  const drawn = () => picture.evaluate((image: HTMLImageElement) => /-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
  await expect.poll(async () => Number(await drawn()) < 6 * width).toBe(true);
  await page.close();
});
