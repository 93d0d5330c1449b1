import type { Locator } from 'playwright/test';
import { words } from '../../../tests/support/content.ts';
import { boxesOf, boxOf, expect, test } from '../../../tests/support/e2e.ts';
import { exploreAt, explorer } from '../../../tests/support/explorer.ts';
import { crowded } from '../../../tests/support/fit.ts';

for (const width of [390, 768, 1024, 1280, 1440])
  test(`the explorer opens on ground from top to bottom, with the nine whole on one line below it (${width} px)`, async ({
    page,
  }) => {
    const height = Math.max(0.75 * width, 900);
    const map = await boxOf(await exploreAt(page, width, height, '/atlas'));
    expect(map.height).toBeGreaterThan(0.55 * height);
    const under = await page.evaluate(
      ([x, ...all]) => all.map((y) => document.elementFromPoint(x ?? 0, y)?.localName),
      [(map.left + map.right) / 2, map.top + 5, map.bottom - 5],
    );
    expect(under).toEqual(['path', 'path']);
    const nine = explorer(page).getByRole('list', { name: words('atlas.explore.nine', 'fr') });
    const outlines = await boxesOf(nine.locator('svg'));
    expect(outlines).toHaveLength(9);
    expect(new Set(outlines.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    const numbers = await boxesOf(nine.locator('button > :first-child > span'));
    if (width >= 768)
      for (const [index, { left }] of outlines.entries())
        expect(left - (numbers[index]?.right ?? NaN)).toBeGreaterThan(4);
    for (const { left, right, top, bottom } of await boxesOf(nine.getByRole('button')))
      expect(left >= 0 && right <= width && top >= map.bottom && bottom <= height).toBe(true);
    expect(await crowded(nine.getByRole('button'), explorer(page))).toEqual([]);
    await nine.getByRole('button', { name: 'Corton-Charlemagne' }).click();
    await expect(explorer(page).locator('[data-chosen]')).toHaveAttribute('data-id', 'corton-charlemagne');
  });

for (const [width, height] of [
  [844, 390],
  [1024, 1366],
] as const)
  test(`the Côte de Nuits lies along the longer side of the screen (${width} by ${height} px)`, async ({ page }) => {
    const map = await exploreAt(page, width, height, '/atlas');
    const [around, first, last] = [
      await boxOf(map),
      await boxOf(map.locator('[data-id=mazis-chambertin]')),
      await boxOf(map.locator('[data-id=la-tache]')),
    ];
    const far = width > height ? (first.left - last.left) / around.width : (last.top - first.top) / around.height;
    expect(far).toBeGreaterThan(0.6);
  });

for (const [width, side] of [
  [390, 'bottom'],
  [1440, 'left'],
] as const)
  test(`every Grand Cru of the Côte de Nuits is named, and a sign at the edge of the map leads to Corton and back (${width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = await exploreAt(page, width, 844);
    const isGrand = '.cote-sheet__name--grand, .cote-sheet__name--plain';
    await expect(map.locator(isGrand)).toHaveCount(23);
    const sign = map.getByRole('button', { name: 'Corton' });
    const [around, box] = [await boxOf(map), await boxOf(sign)];
    expect(Math.abs(box[side] - around[side])).toBeLessThan(20);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(await crowded(map.locator('.cote-explorer__words text, [role=button]'), map, 0.25)).toEqual([]);
    await sign.press('Enter');
    await expect(map.locator('[data-chosen]')).toHaveAttribute('data-id', 'corton');
    await expect(sign).toHaveCount(0);
    // Names on their ground and beside it are set alike.
    const names = map.locator(isGrand);
    await expect(names).toHaveCount(3);
    const hands = await names
      .locator('text')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontVariantCaps));
    expect([...new Set(hands)]).toEqual([width < 640 ? 'normal' : 'all-small-caps']);
    await map.getByRole('button', { name: 'Côte de Nuits' }).click();
    await expect(sign).toBeVisible();
    await expect(map.locator('[data-chosen]')).toHaveCount(0);
  });

for (const width of [390, 820, 1440])
  test(`a key under the map of the explorer draws each kind of ground as the map does (${width} px)`, async ({
    page,
  }) => {
    await exploreAt(page, width, 900, '/atlas');
    const key = explorer(page).locator('.cote-explorer__key li');
    await expect(key.filter({ visible: true })).toHaveCount(6);
    // In rows of as many.
    const tops = (await boxesOf(key)).map(({ top }) => Math.round(top));
    expect(new Set(tops.map((top) => tops.filter((other) => other === top).length)).size).toBe(1);
    expect(await crowded(key, explorer(page))).toEqual([]);
    const rowOf = (name: string) => key.filter({ hasText: words(`atlas.explore.${name}`, 'fr') }).locator('path');
    const look = (one: Locator) =>
      one.evaluate((path) => {
        const { fill, stroke } = getComputedStyle(path);
        const pattern = document.querySelector(/#[\w-]+/.exec(fill)?.[0] ?? ':not(*)');
        return [pattern?.innerHTML ?? fill, stroke];
      });
    for (const [name, drawn] of [
      ['grands', '[data-id=romanee-conti]'],
      ['others', '[data-id=vosne-romanee-les-suchots]'],
      ['land', '.cote-sheet__land'],
      ['nine', '[data-id=musigny]'],
      ['premiers', '[data-id=vosne-romanee-aux-brulees]'],
    ] as const)
      expect(await look(rowOf(name)), name).toEqual(await look(explorer(page).locator(`[role=application] ${drawn}`)));
  });
