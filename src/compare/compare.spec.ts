import type { Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { axeFaults } from '../../tests/support/axe.ts';
import { slugs, words } from '../../tests/support/content.ts';
import { addressOf, awake, boxesOf, expect, askedFor, scrollTo, test, withoutScript } from '../../tests/support/e2e.ts';
import { crowded, sheetsOf, tooWide } from '../../tests/support/fit.ts';

// A section that waits for its fade-in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = pathTo({ id: 'compare' }, 'en');
const shown = '[data-side-by-side]:visible thead th > a';
const rowsOf = (page: Page, figure: string) =>
  page.getByRole('region', { name: words(figure, 'en'), exact: true }).getByRole('listitem');

withoutScript(
  'without script a pair has its link, also from the page of a cru, and the address names it',
  async ({ page }) => {
    await page.goto(pathTo({ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, 'en'));
    await page.locator('.specimen a', { hasText: 'Compare with' }).click();
    await expect(page.locator('[data-side-by-side]:target')).toBeVisible();
    await page.getByRole('link', { name: 'Musigny and Clos de Vougeot' }).click();
    await expect(page.locator(shown)).toHaveText(['Musigny', 'Clos de Vougeot']);
    await expect(page.locator('fieldset:visible, main button:visible')).toHaveCount(0);
    await expect(rowsOf(page, 'compare.figure.held')).toHaveCount(slugs.length);
    await page.locator('[data-side-by-side]:visible summary').first().click();
    await expect(page.locator('[data-side-by-side]:visible details[open] dd').first()).not.toBeEmpty();
  },
);

test('two crus are chosen; the choice is in the address, survives a reload and the other language, and follows a link and a step back', async ({
  page,
  menu,
}) => {
  await page.goto(path);
  const scripts = askedFor(page, 'script');
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Romanée-Saint-Vivant']);
  await page.getByLabel('Second').focus();
  await awake(page);
  expect(scripts.join()).toContain('/CompareTool.');
  await page.getByLabel('Second').selectOption('Chambertin');
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Chambertin']);
  await page.reload();
  await expect(page.getByLabel('Second')).toHaveValue('chambertin');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Chambertin and Musigny' }).click();
  if (size) await page.setViewportSize(size);
  await expect(page.getByLabel('First')).toHaveValue('chambertin');
  await page.goBack();
  await expect(page.getByLabel('First')).toHaveValue('richebourg');
  await menu.locator('summary').click();
  await menu.locator('a[hreflang=fr]').click();
  await expect(page).toHaveURL(`${addressOf(pathTo({ id: 'compare' }, 'fr'))}#richebourg--chambertin`);
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Chambertin']);
});

test('the figures and the choice work by keyboard alone, and axe finds no fault in them', async ({ page }) => {
  await page.goto(path);
  const sort = page.getByRole('button', { name: words('compare.figure.held', 'en') });
  // The press is done although the script comes only then.
  await sort.press('Enter');
  await expect(rowsOf(page, 'compare.figure.held').first()).toContainText('Clos de Vougeot');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'compare.figure.whole').first()).toContainText('Musigny');
  await expect(sort).toHaveAttribute('aria-pressed', 'true');
  await expect(sort).toBeFocused();
  const third = page.getByLabel(words('compare.third', 'en'));
  await third.focus();
  await page.keyboard.type('Mus');
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Romanée-Saint-Vivant', 'Musigny']);
  await expect(page).toHaveURL(/#richebourg--romanee-saint-vivant--musigny$/);
  // At the top, where the button that leads there does not show.
  await scrollTo(page, 0);
  expect(await axeFaults(page)).toEqual([]);
});

/** Crus on the maps shown whose line to their name begins outside them. */
function crusOffTheirLines(maps: Element[]): string[] {
  return maps
    .flatMap((map) => [...map.children].filter((view) => view.checkVisibility()))
    .flatMap((view) => {
      const starts = [...(view.querySelector(':scope > path')?.getAttribute('d') ?? '').matchAll(/M(\S+) (.+?)L/g)];
      return [...view.querySelectorAll<SVGUseElement>('use[href^="#map-"]')].filter((cru, index) => {
        const [, x, y] = starts[index] ?? [];
        const [ground, outline] = [cru.parentElement?.parentElement, document.querySelector(cru.href.baseVal)];
        if (!(ground instanceof SVGGElement) || !(outline instanceof SVGPathElement)) return true;
        const inverse = ground.transform.baseVal.consolidate()?.matrix.inverse();
        return !outline.isPointInFill(new DOMPoint(Number(x), Number(y)).matrixTransform(inverse));
      });
    })
    .map((cru) => cru.href.baseVal);
}

test('on the map of each pair a line leads from each cru to its name', async ({ page }) => {
  await page.goto(path);
  const pairs = page.locator('nav li > a[href*="--"]');
  const hashes = await pairs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hashes).not.toEqual([]);
  for (const hash of hashes) {
    await page.goto(`${path}${hash}`);
    const maps = page.locator('[data-side-by-side]:visible svg[role=img]');
    await expect(maps.first()).toBeVisible();
    expect.soft(await maps.evaluateAll(crusOffTheirLines), hash ?? '').toEqual([]);
  }
});

/** Words of the visible heads of tables and columns that are broken inside. */
function brokenHeads(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder?.closest('main :is(th, h3)') || !holder.checkVisibility() || holder.closest('.sr-only')) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

test('no word of the head of a table is broken', async ({ page }) => {
  const three = '#latricieres-chambertin--romanee-saint-vivant--corton-charlemagne';
  for (const address of [
    pathTo({ id: 'compare' }, 'fr') + three,
    pathTo({ id: 'harvests' }, 'fr'),
    pathTo({ id: 'atlas' }, 'fr'),
  ]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(brokenHeads), `${address}, ${width} px`).toEqual([]);
    }
  }
});

test('nothing scrolls inside a box, no figure is cut off, and a row without one is as high as the others', async ({
  page,
}) => {
  await page.goto(`${path}#musigny--richebourg--chambertin`);
  await expect(page.locator(shown)).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.clientWidth > 1)
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .filter((one) => one.matches('[data-side-by-side] *') || /auto|scroll/.test(getComputedStyle(one).overflow))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(cut, `${width} px`).toEqual([]);
    expect(await tooWide(page), `${width} px`).toEqual([]);
    const rows = await boxesOf(rowsOf(page, 'compare.figure.owners'));
    expect(new Set(rows.map(({ height }) => Math.round(height))), `${width} px`).toHaveProperty('size', 1);
  }
});

test('tables of many columns take the room of the notes, which stand clear of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByText(words('compare.ranks.open', 'en')).click();
  const notes = page.locator('.margin-note[data-set]');
  await expect(notes.first()).toBeVisible();
  const [note] = await boxesOf(notes);
  for (const table of await boxesOf(page.locator('[data-wide] > table').filter({ visible: true })))
    expect(Math.round(table.right)).toBe(Math.round(note?.right ?? 0));
  expect(await crowded(page.locator('.margin-note[data-set], [data-wide] > table'))).toEqual([]);
});

test('three crus and the figures of all nine are printed on sheets across', async ({ page }) => {
  await page.goto(`${pathTo({ id: 'compare' }, 'fr')}#musigny--richebourg--chambertin`);
  await expect(page.locator(shown)).toHaveCount(3);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // The rules, the ranks and the holders follow on four more at most.
  expect(sheetsOf(pdf)).toBeLessThanOrEqual(6);
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'));
  const [, width = 0, height = 0] = box?.map(Number) ?? [];
  expect(width).toBeGreaterThan(height);
});
