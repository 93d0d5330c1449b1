import { dataOf, slugs } from '../../tests/support/content.ts';
import { axeFaults } from '../../tests/support/axe.ts';
import { boxAround } from '#atlas/plane.ts';
import { polygonsToPlane } from '#atlas/projection.ts';
import { pathTo } from '#routes/paths.ts';
import { boxesOf, boxOf, expect, test } from '../../tests/support/e2e.ts';
import { crowded } from '../../tests/support/fit.ts';

const richebourg = pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'fr');

test('the pictures on Home hang in the order of the ends of their lines, the north on the right', async ({ page }) => {
  await page.goto('/en');
  const pictures = page.locator('section[aria-labelledby=nine] li');
  const places = (await boxesOf(pictures)).map(({ left }) => -left);
  expect(places).toHaveLength(9);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('on a phone the maps of Richebourg and Romanée-Saint-Vivant name each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const neighbours = ['richebourg', 'romanee-saint-vivant'];
  for (const [slug = '', other] of [neighbours, neighbours.toReversed()]) {
    await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'en'));
    const name = page.locator(`[data-view=small] a[href*="/${other}/"] text`);
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport({ ratio: 1 });
  }
});

/** Names of a drawing that one of its lines runs through or touches, where it is not their own leader. */
function crossedNames(drawing: Element, lines: string): string[] {
  const drawn = [...drawing.querySelectorAll<SVGGraphicsElement>(lines)].flatMap((line) => {
    const path =
      document.querySelector<SVGPathElement>(line.getAttribute('href') ?? ':not(*)') ?? (line as SVGPathElement);
    const fromScreen = line.getScreenCTM()?.inverse();
    if (!fromScreen) return [];
    path.style.vectorEffect = 'none';
    path.style.strokeWidth = String(2 * fromScreen.a);
    return [{ path, fromScreen, own: line.parentElement }];
  });
  if (drawn.length === 0) return ['there are no lines'];
  const isCrossed = (name: Element): boolean => {
    const { left, right, top, bottom, height } = name.getBoundingClientRect();
    const others = drawn.filter(({ own }) => !own?.contains(name));
    // Letters fill the middle of their box.
    for (let y = top + height * 0.25; y <= bottom - height * 0.2; y += 2)
      for (let x = left; x <= right; x += 2)
        if (others.some(({ path, fromScreen }) => path.isPointInStroke(new DOMPoint(x, y).matrixTransform(fromScreen))))
          return true;
    return false;
  };
  const names = [...drawing.querySelectorAll('tspan, text:not(:has(tspan))')].filter((name) => name.checkVisibility());
  return names.filter(isCrossed).map(({ textContent }) => textContent);
}

for (const [width, letters] of [
  [360, 12],
  [1440, 14],
] as const)
  test(`the sheets of the atlas have letters to read and names that stand apart, from leaders too (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/atlas');
    await page.evaluate(() => document.fonts.ready);
    const sheets = page.locator('.cote-atlas__sheet').filter({ visible: true });
    await expect(sheets).toHaveCount(3);
    for (const sheet of await sheets.all()) {
      expect.soft(await crowded(sheet.locator('tspan, text:not(:has(tspan))'), sheet, 0.28)).toEqual([]);
      const scale = await sheet.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
      expect(Number(await sheet.getAttribute('font-size')) * scale).toBeGreaterThanOrEqual(letters);
      // Upright sheets have slanting leaders, which names of climats may touch.
      if (width > 1280) expect.soft(await sheet.evaluate(crossedNames, '.cote-atlas__callout > path')).toEqual([]);
    }
    for (const join of await boxesOf(sheets.locator('.cote-atlas__join rect')))
      expect.soft(Math.min(join.width, join.height)).toBeGreaterThanOrEqual(44);
  });

for (const width of [390, 1440])
  test(`presses on the map meet Les Renardes, which lie under another climat, and no join takes one from a climat (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/atlas');
    const [renardes, taken] = await page.evaluate(() => {
      /** What presses meet at a hundred places on the box of an element, the topmost first. */
      const pressesOn = (one: Element): Element[][] => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width: across, height: down } = one.getBoundingClientRect();
        return Array.from({ length: 100 }, (_, n) =>
          document.elementsFromPoint(left + ((n % 10) / 10) * across, top + (Math.floor(n / 10) / 10) * down),
        );
      };
      const shown = (part: string): Element[] =>
        [...document.querySelectorAll(`.cote-atlas__sheet ${part}`)].filter((one) => one.checkVisibility());
      const isClimat = (one: Element): boolean => one.matches('.cote-atlas__callout use');
      return [
        shown('use[href="#path-corton-renardes"]').map((one) => pressesOn(one).filter(([met]) => met === one).length),
        shown('.cote-atlas__join rect').map(
          (join) => pressesOn(join).filter((met) => met.findIndex(isClimat) > met.indexOf(join)).length,
        ),
      ];
    });
    expect(renardes[0]).toBeGreaterThan(10);
    expect(taken).toEqual([0, 0, 0, 0]);
  });

test('the map is printed with its title on a Letter page', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/atlas');
  // Its printed part is 252 mm high.
  expect((await boxOf(page.locator('.cote-atlas'))).bottom).toBeLessThan((252 / 25.4) * 96);
});

test('the map and the section are read in forced colours and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/atlas');
  const shown = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const colourOf = (selector: string) => shown(selector).evaluate((one) => getComputedStyle(one).color);
  for (const part of ['text', 'rect'])
    await expect(shown(`.cote-atlas__callout ${part}`)).toHaveCSS('fill', await colourOf('h1'));
  await expect(shown('.cote-atlas__held')).toHaveCSS('stroke', await colourOf('main a'));

  const section = page.locator('figure:has(img[src$="hill-of-corton.svg"]) svg');
  await section.scrollIntoViewIfNeeded();
  const words = section.locator('text').filter({ visible: true });
  expect(await words.count()).toBeGreaterThan(5);
  expect(await crowded(words, section, 0.25)).toEqual([]);
});

for (const width of [360, 1440])
  test(`the maps of the Grands Crus are of one size, and names on them and on hills touch no line and no other name (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sizes = new Set<string>();
    for (const slug of slugs) {
      await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'fr'));
      await page.evaluate(() => document.fonts.ready);
      const frame = page.locator('[data-map-frame]');
      const map = page.locator('[data-view]').filter({ visible: true });
      expect.soft(await map.evaluate(crossedNames, 'use:not([href$="-land"])'), slug).toEqual([]);
      expect.soft(await crowded(map.locator('tspan'), frame, 0.22), slug).toEqual([]);
      const hill = page.locator('figure:has(> [data-altitudes]) figure svg');
      for (const section of await hill.all())
        expect.soft(await crowded(section.locator('text'), section, 0.25), slug).toEqual([]);
      const box = await boxOf(frame);
      sizes.add([box.left, box.width, box.height].map(Math.round).join(' '));
    }
    expect([...sizes]).toHaveLength(1);
  });

for (const [width, media] of [
  [700, 'print'],
  [360, 'screen'],
  [1440, 'screen'],
] as const)
  test(`the map of a Grand Cru and its bar keep the scale that it states (${media}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    await page.emulateMedia({ media });
    for (const slug of slugs) {
      await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'en'));
      const stated = page.locator('[data-map-scale] > span').filter({ visible: true });
      const [, metres = '', scale = ''] = /(\d+)\sm · 1:([\d,]+)/.exec((await stated.textContent()) ?? '') ?? [];
      // A pixel of CSS is 1/96 inch.
      const metresPerPx = (Number(scale.replace(',', '')) * 0.0254) / 96;
      const bar = (await boxOf(stated.locator('path'))).width * metresPerPx;
      expect.soft(Math.abs(bar - Number(metres)), slug).toBeLessThan(1.5 * metresPerPx);
      const drawn = await boxesOf(page.locator('[data-cru-map] li use').filter({ visible: true }));
      const due = dataOf('plots').filter(({ cru }) => cru === slug);
      expect(drawn).toHaveLength(due.length);
      for (const [index, { geometry }] of due.entries()) {
        const reach = boxAround(polygonsToPlane([geometry.coordinates])).width;
        // The box may count the stroke of the plot.
        expect.soft(Math.abs((drawn[index]?.width ?? NaN) * metresPerPx - reach), slug).toBeLessThan(2.5 * metresPerPx);
      }
    }
  });

test('a plot on the map is named when it is pointed at, focused or in the address, without a fault that axe finds', async ({
  page,
}) => {
  await page.goto(richebourg);
  const names = page.locator('[data-cru-map] li text').filter({ visible: true });
  await expect(names).toHaveCount(0);
  await page.locator('#plot-an-61 use').filter({ visible: true }).hover();
  await expect(names).toHaveText('AN 61');
  await page.mouse.move(0, 0);
  await page.locator('#plot-an-168 > a').focus();
  await expect(names).toHaveText('AN 168');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#plot-an-168$/);

  await page.goto(`${richebourg}#plot-an-57`);
  await expect(page.locator('#plot-an-57')).toBeInViewport();
  await expect(page.locator('[data-map-frame]')).toBeInViewport({ ratio: 0.8 });
  await expect(names).toHaveText('AN 57');
  expect(await axeFaults(page)).toEqual([]);
});
