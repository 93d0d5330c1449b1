import { readFileSync } from 'node:fs';
import { slugs } from '../../tests/support/content.ts';
import { axeFaults } from '../../tests/support/axe.ts';
import { boxAround, polygonsToPlane, type LonLat } from '#atlas/plane.ts';
import { pathTo } from '#routes/paths.ts';
import { boxesOf, boxOf, expect, test } from '../../tests/support/e2e.ts';
import { crowded } from '../../tests/support/fit.ts';

const richebourg = pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'fr');

test('the pictures on Home hang in the order of the ends of their lines', async ({ page }) => {
  await page.goto('/en');
  const pictures = page.locator('section[aria-labelledby=nine] li');
  for (const [width, along] of [
    [390, ({ top }: DOMRect) => top],
    [1440, ({ left }: DOMRect) => -left],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const places = (await boxesOf(pictures)).map(along);
    expect(places).toHaveLength(9);
    expect(places, `${width} px`).toEqual(places.toSorted((one, other) => one - other));
  }
});

/** Names of the sheets that an upright leader of another name touches. */
function touchedByLeaders(sheets: Element[]): (string | null)[] {
  return sheets.flatMap((sheet) =>
    [...sheet.querySelectorAll('.cote-atlas__callout > path')].flatMap((leader) => {
      const { left, right, top, bottom } = leader.getBoundingClientRect();
      const touches = (line: Element): boolean => {
        const box = line.getBoundingClientRect();
        const foot = box.bottom - box.height / 4;
        return left < box.right + 2 && box.left - 2 < right && top < foot && box.top + box.height / 4 < bottom;
      };
      return [...sheet.querySelectorAll('tspan, text:not(:has(tspan))')]
        .filter((line) => right - left < 3 && !leader.parentElement?.contains(line) && touches(line))
        .map((line) => line.textContent);
    }),
  );
}

for (const [width, media, letters] of [
  [360, 'screen', 12],
  [820, 'screen', 12],
  [1440, 'screen', 14],
  [700, 'print', 9],
] as const)
  test(`the sheets of the atlas have one scale, letters to read and names that stand apart (${media}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    await page.goto('/atlas');
    await page.evaluate(() => document.fonts.ready);
    const sheets = page.locator('.cote-atlas__sheet').filter({ visible: true });
    const scales: number[] = [];
    for (const sheet of await sheets.all()) {
      if (media === 'screen')
        expect.soft(await crowded(sheet.locator('tspan, text:not(:has(tspan))'), sheet, 0.28)).toEqual([]);
      const scale = await sheet.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
      expect(Number(await sheet.getAttribute('font-size')) * scale).toBeGreaterThanOrEqual(letters);
      scales.push(scale);
    }
    expect(scales).toHaveLength(3);
    expect(await sheets.evaluateAll(touchedByLeaders)).toEqual([]);
    for (const scale of scales) expect(scale / (scales[0] ?? 0)).toBeCloseTo(1, 1);
    // With the title above the foot of a Letter page, whose printed part is 252 mm high.
    if (media === 'print') expect((await boxOf(page.locator('.cote-atlas'))).bottom).toBeLessThan((252 / 25.4) * 96);
  });

test('the map can be skipped', async ({ page }) => {
  await page.goto('/atlas');
  const skip = page.locator('a[href="#reading"]').first();
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#reading')).toBeInViewport();
});

test('what the small names of the map lead to has targets of 44 px in the list', async ({ page }) => {
  await page.goto('/atlas');
  for (const { height } of await boxesOf(page.locator('table th > a'))) expect(height).toBeGreaterThanOrEqual(44);
});

test('the map and the section are read in forced colours and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/atlas');
  const colourOf = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const ink = await colourOf('h1', 'color');
  expect(await colourOf('.cote-atlas__callout text', 'fill')).toBe(ink);
  expect(await colourOf('.cote-atlas__callout rect', 'fill')).toBe(ink);
  expect(await colourOf('.cote-atlas__held', 'stroke')).toBe(await colourOf('main a', 'color'));

  const section = page.locator('figure:has(img[src$="hill-of-corton.svg"]) svg');
  await section.scrollIntoViewIfNeeded();
  const words = section.locator('text').filter({ visible: true });
  expect(await words.count()).toBeGreaterThan(5);
  expect(await crowded(words, section, 0.25)).toEqual([]);
});

/** Names of a map that one of its lines crosses. */
function crossedNames(map: Element): string[] {
  const lines = [...map.querySelectorAll<SVGUseElement>('use:not([href$="-land"])')].flatMap((use) => {
    const path = document.querySelector<SVGPathElement>(use.getAttribute('href') ?? '');
    const fromScreen = use.getScreenCTM()?.inverse();
    if (!path || !fromScreen) return [];
    path.style.vectorEffect = 'none';
    path.style.strokeWidth = String(2 * fromScreen.a);
    return [{ path, fromScreen }];
  });
  if (lines.length === 0) return ['there are no lines'];
  const isCrossed = (name: Element): boolean => {
    const { left, right, top, bottom, height } = name.getBoundingClientRect();
    // Letters fill the middle of their box.
    for (let y = top + height * 0.25; y <= bottom - height * 0.2; y += 2)
      for (let x = left; x <= right; x += 2)
        if (lines.some(({ path, fromScreen }) => path.isPointInStroke(new DOMPoint(x, y).matrixTransform(fromScreen))))
          return true;
    return false;
  };
  const names = [...map.querySelectorAll('tspan')].filter((name) => name.checkVisibility());
  return names.filter(isCrossed).map(({ textContent }) => textContent);
}

for (const [width, locale] of [
  [360, 'en'],
  [820, 'en'],
  [1440, 'en'],
  [1440, 'fr'],
] as const)
  test(`the maps of the Grands Crus (${locale}) are of one size, and their names touch no line and no other name at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sizes = new Set<string>();
    for (const slug of slugs) {
      await page.goto(pathTo({ id: 'vineyard', params: { slug } }, locale));
      await page.evaluate(() => document.fonts.ready);
      const frame = page.locator('[data-map-frame]');
      const map = page.locator('[data-view]').filter({ visible: true });
      expect.soft(await map.evaluate(crossedNames), slug).toEqual([]);
      expect.soft(await crowded(map.locator('tspan'), frame, 0.22), slug).toEqual([]);
      const box = await boxOf(frame);
      sizes.add([box.left, box.width, box.height].map(Math.round).join(' '));
      if (width < 1440) continue;
      // Caption and licence, each on one line.
      for (const line of await page.locator('[data-cru-map] figcaption p').all())
        expect.soft((await boxOf(line)).height, slug).toBeLessThan(30);
    }
    expect([...sizes]).toHaveLength(1);
  });

/** The recorded plots: how far each reaches from west to east and from north to south, in metres. */
const reaches = new Map(
  (
    JSON.parse(readFileSync('content/facts/atlas/plots.geojson', 'utf8')) as {
      readonly features: readonly {
        readonly properties: { readonly cru: string; readonly reference: string };
        readonly geometry: { readonly coordinates: LonLat[][] };
      }[];
    }
  ).features.map(({ properties: { cru, reference }, geometry: { coordinates } }) => {
    const { width, height } = boxAround(polygonsToPlane([coordinates]));
    return [reference, { cru, width, height }] as const;
  }),
);

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
      const { words, bar, drawn } = await page
        .locator('[data-cru-map]')
        .first()
        .evaluate((figure) => {
          const visible = [...figure.querySelectorAll('[data-map-scale] > span')].find((one) => one.checkVisibility());
          return {
            words: visible?.textContent ?? '',
            bar: visible?.querySelector('path')?.getBoundingClientRect().width ?? 0,
            drawn: [...figure.querySelectorAll('li use')]
              .filter((one) => one.checkVisibility())
              .map((one) => {
                const { width: across, height: down } = one.getBoundingClientRect();
                return [across, down] as const;
              }),
          };
        });
      const [, metres = '', scale = ''] = /(\d+)\sm · 1:([\d,]+)/.exec(words) ?? [];
      // A pixel of CSS is 1/96 inch.
      const metresPerPx = (Number(scale.replace(',', '')) * 0.0254) / 96;
      expect.soft(Math.abs(bar * metresPerPx - Number(metres)), slug).toBeLessThan(1.5 * metresPerPx);
      const due = [...reaches.values()].filter(({ cru }) => cru === slug);
      expect(drawn).toHaveLength(due.length);
      for (const [index, [across, down]] of drawn.entries()) {
        const { width: east = 0, height: south = 0 } = due[index] ?? {};
        // The box may count the stroke of the plot.
        expect.soft(Math.abs(across * metresPerPx - east), slug).toBeLessThan(2.5 * metresPerPx);
        expect.soft(Math.abs(down * metresPerPx - south), slug).toBeLessThan(2.5 * metresPerPx);
      }
    }
  });

test('the address of a plot shows its line and its place on the map, without a fault that axe finds', async ({
  page,
}) => {
  await page.goto(`${richebourg}#plot-an-57`);
  const line = page.locator('#plot-an-57');
  await expect(line).toBeInViewport();
  await expect(page.locator('[data-map-frame]')).toBeInViewport({ ratio: 0.8 });
  await expect(line.locator('text').filter({ visible: true })).toHaveText('AN 57');
  expect(await axeFaults(page)).toEqual([]);
});

test('a plot on the map is named when it is pointed at, and its link is reached by keyboard', async ({ page }) => {
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
});
