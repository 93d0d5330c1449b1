import { words } from '../../../tests/support/content.ts';
import { boxesOf, boxOf, expect, test } from '../../../tests/support/e2e.ts';

test('on a phone the sheets tell how their scales differ, and the nine have a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/atlas/en');
  const bars = await boxesOf(page.locator('.cote-sheet__bar > path').filter({ visible: true }));
  const times = ((bars[0]?.width ?? NaN) / (bars[1]?.width ?? NaN)).toFixed(1);
  await expect(page.locator('.cote-sheet')).toContainText(
    new RegExp(`drawn ${times} times smaller[^]*1–\\u20609\\s*200\\sm`),
  );
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the key has the grounds of the map in the colours that they have there, to which its lines give way around numbers (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/atlas/en');
    const file = await page.evaluate(async () => (await fetch('/uploads/maps/cote.svg')).text());
    const [, light, dark] = file.split(':root');
    const onMap = Array.from(file.matchAll(/fill="var\((--[a-z]+)\)"/g), ([, name = '']) => {
      const [, hex = ''] = new RegExp(`${name}:#(\\w+)`).exec((colorScheme === 'light' ? light : dark) ?? '') ?? [];
      return `rgb(${[0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    });
    for (const [index, kind] of ['land', 'quiet', 'grand'].entries()) {
      const sample = page.locator(`.cote-sheet__legend .cote-sheet__${kind}`);
      await expect(sample).toHaveCSS('fill', onMap[index] ?? '');
      await expect(sample).toHaveCSS('fill-opacity', '1');
    }
    expect(file).not.toContain('opacity');
    const numbers = page.locator('[data-form=wide] .cote-sheet__number text');
    for (const [number, kind] of [
      ['5', 'land'],
      ['9', 'grand'],
    ] as const) {
      const colour = await page
        .locator(`.cote-sheet__legend .cote-sheet__${kind}`)
        .evaluate((one) => getComputedStyle(one).fill);
      await expect(numbers.filter({ hasText: new RegExp(`^\\s*${number}\\s*$`) })).toHaveCSS('stroke', colour);
    }
  });

test('the page alone has a title on screens, and on paper the map has its own', async ({ page }) => {
  await page.goto('/atlas/en');
  const title = page.getByText(words('atlas.sheet', 'en'), { exact: true });
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
});

test('names of communes stand off the insets, and those over Corton-Charlemagne in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/atlas/en');
  const insets = await boxesOf(page.locator('.cote-sheet__mat').filter({ visible: true }));
  expect(insets).toHaveLength(10);
  for (const name of await boxesOf(page.locator('.cote-sheet__commune tspan').filter({ visible: true })))
    for (const { left, right, top, bottom } of insets)
      expect(Math.max(left - name.right, name.left - right, top - name.bottom, name.top - bottom)).toBeGreaterThan(3);
  const lower = insets.slice(-3).sort((one, other) => one.top - other.top);
  expect(lower[0]?.top).toBeCloseTo(lower[1]?.top ?? NaN, 0);
  expect(lower[0]?.bottom).toBeCloseTo(lower[1]?.bottom ?? NaN, 0);
  // Words of insets in one row stand as far above its foot.
  const captions = page.locator('.cote-sheet__caption').filter({ hasText: /Vosne|Renardes/, visible: true });
  const [one, other] = await boxesOf(captions);
  expect(Math.abs((one?.bottom ?? NaN) - (other?.bottom ?? NaN))).toBeLessThan(3);
});

for (const [width, form] of [
  [820, 'middle'],
  [1440, 'wide'],
] as const)
  test(`no line of a number and no sign of a village lies on ground of the estate (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    await page.goto('/atlas/en');
    const sheet = page.locator(`[data-form=${form}]`);
    const { faults, lines } = await sheet.evaluate((svg) => {
      const grounds = Array.from(svg.querySelectorAll<SVGUseElement>('a > use[href^="#ground"]:first-child'));
      /** The grounds of others under a place. */
      const under = (x: number, y: number, own?: Element | null): string[] =>
        grounds.flatMap((use) => {
          const href = use.getAttribute('href') ?? '';
          const matrix = use.transform.baseVal.consolidate()?.matrix.inverse();
          const isOn = document
            .querySelector<SVGPathElement>(href)
            ?.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
          return isOn && use.parentElement !== own ? [href] : [];
        });
      const paths = Array.from(svg.querySelectorAll<SVGPathElement>(':is(a, g) > .cote-sheet__leader'), (path) => {
        const length = path.getTotalLength();
        const at = (part: number) => path.getPointAtLength(part * length);
        const crossed = [0.2, 0.4, 0.6, 0.8, 1].flatMap((part) => under(at(part).x, at(part).y, path.parentElement));
        return { crossed, from: [at(0).x, at(0).y], to: [at(1).x, at(1).y] };
      });
      const signs = svg.querySelector('.cote-sheet__village')?.getAttribute('d') ?? '';
      const touched = Array.from(signs.matchAll(/M([\d.]+) ([\d.]+)/g), ([, x, y]) =>
        [-5, 4, 13].flatMap((across) => [-10, -4, 2].flatMap((down) => under(Number(x) + across, Number(y) + down))),
      );
      return { faults: [...paths.flatMap(({ crossed }) => crossed), ...touched.flat()], lines: paths };
    });
    expect(lines.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    // The line that comes to Grands-Échezeaux over other ground has a dot at its end.
    if (form === 'middle') await expect(sheet.locator('g:has(> [marker-start])')).toHaveText(/^\s*27\s*$/);
    // Beside the Côte de Nuits numbers stand in the order of their ground.
    const north = lines.filter(({ from: [, y = NaN] }) => y < 0.35 * (width === 820 ? 920 : 2760));
    for (const side of [-1, 1]) {
      const row = north.filter(({ from, to }) => Math.sign((to[0] ?? 0) - (from[0] ?? 0)) === side);
      const starts = row.sort((a, b) => (a.to[1] ?? 0) - (b.to[1] ?? 0)).map(({ from }) => from[1] ?? 0);
      expect(starts.length).toBeGreaterThan(3);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

test('on a phone each village has its name, Pommard level with its own, and numbers off their ground have lines to be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/atlas/en');
  const sheet = page.locator('[data-form=south]');
  for (const name of ['Aloxe-Corton', 'Auxey-Duresses', 'Ladoix-Serrigny'])
    await expect(sheet.locator('.cote-sheet__commune').filter({ hasText: name.slice(0, 5) })).toBeVisible();
  // Signs are drawn in the order of the names; those of the first, beside the nine, are left out.
  const names = sheet.locator('.cote-sheet__commune');
  const order = await names.allTextContents();
  const signs = ((await sheet.locator('.cote-sheet__village').getAttribute('d')) ?? '').match(/(?<=M[\d.]+ )[\d.]+/g);
  const drawn = await boxOf(sheet);
  const high = Number((await sheet.getAttribute('viewBox'))?.split(' ').at(-1));
  const pommard = await boxOf(names.filter({ hasText: 'Pommard' }));
  /** How far the name of Pommard stands above or below the sign of a village. */
  const off = (village: string): number => {
    const sign =
      drawn.top +
      (Number(signs?.at(order.findIndex((name) => name.includes(village)) - order.length)) / high) * drawn.height;
    return Math.abs(sign - (pommard.top + pommard.bottom) / 2);
  };
  expect(off('Pommard')).toBeLessThan(off('Volnay') / 2);
  for (const { width: across, height: down } of await boxesOf(sheet.locator('.cote-sheet__leader')))
    expect(Math.hypot(across, down)).toBeGreaterThan(5);
});
