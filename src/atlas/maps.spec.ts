import { dataOf, slugs, words } from '../../tests/support/content.ts';
import { axeFaults } from '../../tests/support/axe.ts';
import { boxAround } from '#atlas/plane/plane.ts';
import { polygonsToPlane } from '#atlas/plane/projection.ts';
import { pathTo } from '#site/paths.ts';
import { boxesOf, boxOf, expect, test } from '../../tests/support/e2e.ts';
import { setFace } from '../../tests/support/faces.ts';
import { crowded } from '../../tests/support/fit.ts';

const richebourg = pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'fr');

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

for (const width of [390, 820, 1440])
  test(`no name of the sheet stands nearer to another climat than to its own, and no two touch (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/atlas');
    await page.evaluate(() => document.fonts.ready);
    const sheets = page.locator('[data-form]').filter({ visible: true });
    await expect(sheets).toHaveCount(width < 640 ? 2 : 1);
    for (const sheet of await sheets.all())
      expect(
        await crowded(
          sheet.locator('.cote-sheet__number tspan, .cote-sheet__within, .cote-sheet__commune, .cote-sheet__caps'),
          sheet,
          0.28,
        ),
      ).toEqual([]);
    const astray = await page.evaluate(() => {
      const middleOf = (one: Element): DOMPoint => {
        const { x, y, width: across, height } = one.getBoundingClientRect();
        return new DOMPoint(x + across / 2, y + height / 2);
      };
      const shown = (selector: string) =>
        [...document.querySelectorAll<SVGGraphicsElement>(`[data-form] ${selector}`)].filter((one) =>
          one.checkVisibility(),
        );
      const shapes = shown('use[href^="#ground-"][fill*="map-"]').map((use) => ({
        use,
        path: document.querySelector<SVGPathElement>(use.getAttribute('href') ?? ':not(*)'),
      }));
      // A number without a line of its own lies in its shape, and in no other of the estate.
      return shown('a:not(:has(> .cote-sheet__leader:nth-child(2))) .cote-sheet__number')
        .filter((name) => {
          const holding = shapes.filter(({ use, path }) =>
            path?.isPointInFill(middleOf(name).matrixTransform(use.getScreenCTM()?.inverse())),
          );
          return !holding.some(({ use }) => use.closest('a') === name.closest('a'));
        })
        .map(({ textContent }) => textContent);
    });
    expect(astray).toEqual([]);
    const insets = await boxesOf(page.locator('.cote-sheet__mat').filter({ visible: true }));
    const marks = page.locator('.cote-sheet__number tspan, .cote-sheet__bar:not([data-in-inset]), [data-rose]');
    const within = (await boxesOf(marks.filter({ visible: true }))).filter(({ left, top }) =>
      insets.some((one) => left > one.left && left < one.right && top > one.top && top < one.bottom),
    );
    expect(within).toEqual([]);
    const drawn = await boxesOf(page.locator('.cote-sheet__mat ~ use').filter({ visible: true }));
    const outside = drawn.filter(
      ({ left, right, top, bottom }) =>
        !insets.some((one) => left >= one.left && right <= one.right && top >= one.top && bottom <= one.bottom),
    );
    expect(outside).toEqual([]);
  });

test('La Grande Rue stands north of La Tâche', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/atlas/en');
    const numberOf = async (id: string) => {
      const number = (await page.locator(`#${id} .cote-sheet__key-number`).textContent()) ?? '';
      return boxOf(page.locator('[data-form]:visible').getByText(number, { exact: true }));
    };
    expect((await numberOf('la-grande-rue')).top).toBeLessThan((await numberOf('la-tache')).top);
  }
});

test('focus on a cru of the sheet outlines its shape and its words, not a box around both', async ({ page }) => {
  await page.goto('/atlas/en');
  const link = page.locator('[data-form=wide] a[href*="/musigny/"]');
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'none');
  await expect(link.locator('use').first()).toHaveCSS('stroke-width', '2.8px');
  await expect(link.locator('text').first()).toHaveCSS('text-decoration-line', 'underline');
});

test('the sheet is printed whole on one page of A4 and of Letter', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/atlas');
  await setFace(page, 'own');
  // The printed part of a Letter page is 252 mm high.
  expect((await boxOf(page.locator('[data-form=middle]'))).height).toBeLessThan((252 / 25.4) * 96);
  // The rows of the table below, with a link or without, are as high as their line.
  const rows = await boxesOf(page.locator('[aria-labelledby=communes] tr:has(th[scope=row])'));
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThan(24);
});

test('on A3 across, both parts of the map stand on one page, over half its width, with the nine and the key beside them', async ({
  page,
}) => {
  // The printed part is 396 mm by 270 mm.
  await page.setViewportSize({ width: 1496, height: 1020 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/atlas');
  const whole = await boxOf(page.locator('[data-wall-sheet]'));
  expect(whole.height).toBeLessThan((255 / 25.4) * 96);
  const map = await boxOf(page.locator('[data-form=south]'));
  expect(map.right - whole.left).toBeGreaterThan(whole.width / 2);
  const nine = await boxesOf(page.locator('.cote-sheet__nine-list svg'));
  expect(nine).toHaveLength(9);
  for (const { left, right } of nine) {
    expect(left).toBeGreaterThan(map.right);
    expect(right).toBeLessThanOrEqual(whole.right);
  }
  expect(await crowded(page.locator('[data-form]:visible, .cote-sheet > :is(ol, ul, div)'))).toEqual([]);
});

test('the section of Corton and the column of rock stand side by side at one height, over the width of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/atlas/en');
  const heading = page.locator('.slope h2');
  const section = await boxOf(page.locator('.slope figure:has(img) > div').first());
  const column = await boxOf(page.locator('.slope ol').first());
  expect(section.top).toBeCloseTo(column.top, 0);
  expect(section.bottom).toBeCloseTo(column.bottom, 0);
  const { left } = await boxOf(heading);
  expect(section.left).toBeCloseTo(left, 0);
  expect(column.right).toBeCloseTo(1440 - left, 0);
  const method = page.locator('details').filter({ hasText: words('atlas.areas.open', 'en') });
  await expect(method.locator('p').first()).toBeHidden();
  await method.locator('summary').click();
  await expect(method.locator('p').first()).toBeVisible();
});

test('on a phone the edge of the screen cuts no name of the section, which fades into it until it is scrolled to its end, and the head of the table begins with its lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/atlas');
  const section = page.locator('figure:has(img[src$="hill-of-corton.svg"]) svg.map-letters');
  for (const { left, right } of await boxesOf(section.locator('text').filter({ visible: true })))
    expect(right < 390 || left > 390).toBe(true);
  await section.scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: 'Corton', exact: true });
  /** What lies over the drawing at the edge of the screen belongs to the part that scrolls. */
  const isFaded = (x: number) =>
    region.evaluate((one, x) => document.elementFromPoint(x, one.getBoundingClientRect().top + 90) === one, x);
  expect([await isFaded(360), await isFaded(385)]).toEqual([false, true]);
  await region.evaluate((one) => {
    one.scrollLeft = 999;
  });
  expect((await boxOf(section)).right).toBeLessThanOrEqual(370);
  const table = page.locator('table[aria-labelledby=communes]');
  const [head] = await boxesOf(table.locator('thead th').filter({ visible: true }));
  expect(head?.left).toBeCloseTo((await boxOf(table)).left, 0);
});

test('the remarks on altitudes stand beside the scale', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/atlas/en');
  const rows = page.locator('[data-altitudes] li');
  const scale = await boxOf(rows.first().locator('svg'));
  for (const { right } of await boxesOf(rows.locator('> span'))) expect(right).toBeLessThanOrEqual(scale.left);
});

test('the map and the section are read in forced colours and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/atlas');
  const shown = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const colourOf = (selector: string) => shown(selector).evaluate((one) => getComputedStyle(one).color);
  await expect(shown('.cote-sheet__commune')).toHaveCSS('fill', await colourOf('h1'));
  await expect(shown('.cote-sheet__nine')).toHaveCSS('stroke', await colourOf('main a'));

  const section = page.locator('figure:has(img[src$="hill-of-corton.svg"]) svg.map-letters');
  await section.scrollIntoViewIfNeeded();
  const words = section.locator('text').filter({ visible: true });
  expect(await words.count()).toBeGreaterThan(5);
  expect(await crowded(words, section, 0.25)).toEqual([]);
  // Wide enough to be read, in a part that scrolls.
  expect((await boxOf(section)).width).toBeGreaterThan(500);
  await page.getByRole('region', { name: 'Corton', exact: true }).press('ArrowRight');
  await expect.poll(async () => (await boxOf(section)).left).toBeLessThan(0);
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
  test(`the map of a Grand Cru holds it whole and keeps, as its bar, the scale that it states (${media}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 980 });
    await page.emulateMedia({ media });
    for (const slug of slugs) {
      await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'en'));
      const stated = page.locator('[data-map-scale] > span').filter({ visible: true });
      const [, metres = '', scale = ''] = /(\d+)\sm · 1:([\d,]+)/.exec((await stated.textContent()) ?? '') ?? [];
      // A pixel of CSS is 1/96 inch.
      const metresPerPx = (Number(scale.replace(',', '')) * 0.0254) / 96;
      const bar = (await boxOf(stated.locator('path'))).width * metresPerPx;
      expect.soft(Math.abs(bar - Number(metres)), slug).toBeLessThan(1.5 * metresPerPx);
      const cru = await boxOf(page.locator('[data-view] use[href$="-cru"]').filter({ visible: true }));
      const frame = await boxOf(page.locator('[data-map-frame]'));
      expect.soft(Math.min(cru.left - frame.left, cru.top - frame.top), slug).toBeGreaterThan(3);
      expect.soft(Math.min(frame.right - cru.right, frame.bottom - cru.bottom), slug).toBeGreaterThan(3);
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

test('plots have names on the map, on phones too, and the address leads to one, without a fault that axe finds', async ({
  page,
}) => {
  await page.goto(richebourg);
  const names = page.locator('[data-cru-map] li text').filter({ visible: true });
  await expect(names).toHaveText(['AN 57', 'AN 61', 'AN 168']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(names).toHaveText(['AN 57', 'AN 61', 'AN 168']);
  expect(await crowded(names, page.locator('[data-map-frame]'), 0.22)).toEqual([]);
  await page.locator('#plot-an-168 > a').press('Enter');
  await expect(page).toHaveURL(/#plot-an-168$/);

  await page.goto(`${richebourg}#plot-an-57`);
  await expect(page.locator('#plot-an-57')).toBeInViewport();
  await expect(page.locator('[data-map-frame]')).toBeInViewport({ ratio: 0.8 });
  expect(await axeFaults(page)).toEqual([]);
});
