import type { Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { axeFaults } from '../../../tests/support/axe.ts';
import { slugs, words } from '../../../tests/support/content.ts';
import { addressOf, boxesOf, expect, askedFor, scrollTo, test, withoutScript } from '../../../tests/support/e2e.ts';
import { crowded, sheetsOf, tooWide } from '../../../tests/support/fit.ts';

// A section that waits for its fade-in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = pathTo({ id: 'compare' }, 'en');
const shown = '[data-side-by-side]:visible [data-name] > a';
const rowsOf = (page: Page, figure: string) =>
  page.getByRole('region', { name: words(figure, 'en'), exact: true }).getByRole('listitem');

const choose = (page: Page, name: string) => page.locator('[data-picker] button', { hasText: name });

withoutScript(
  'without script each of the nine leads to a pair, and so does the page of a cru; the address names it',
  async ({ page }) => {
    await page.goto(pathTo({ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, 'en'));
    await page.locator('.cru-fact-card a', { hasText: 'Compare with' }).click();
    await expect(page.locator('[data-side-by-side]:target')).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
    const outlines = page.locator('[data-picker] a:visible');
    await expect(outlines).toHaveCount(slugs.length);
    await outlines.filter({ hasText: 'Musigny' }).click();
    await expect(page.locator(shown)).toHaveText(['Musigny', 'Clos de Vougeot']);
    await expect(rowsOf(page, 'compare.column.held')).toHaveCount(slugs.length);
    await page.locator('[data-side-by-side]:visible summary').click();
    await expect(page.locator('[data-side-by-side]:visible details[open] td').last()).not.toBeEmpty();
  },
);

test('two crus are pressed one after the other; the choice is in the address, survives a reload and the other language, and is announced', async ({
  page,
  menu,
}) => {
  await page.goto(path);
  const scripts = askedFor(page, 'script');
  await expect(page.locator(shown)).toHaveText(['Richebourg', 'Romanée-Saint-Vivant']);
  // Their neighbours are named on their own ground.
  for (const name of ['Conti', 'La Romanée', 'La Tâche'])
    await expect(page.getByRole('img').getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await choose(page, 'Corton-Charlemagne').click();
  await expect(page.locator(shown)).toHaveText(['Romanée-Saint-Vivant', 'Corton-Charlemagne']);
  expect(scripts.join()).toContain('/CompareTool.');
  await choose(page, 'Musigny').click();
  await expect(page.locator(shown)).toHaveText(['Musigny', 'Corton-Charlemagne']);
  await expect(page.locator('[data-picker] + [role=status]')).toHaveText('Comparing Musigny and Corton-Charlemagne');
  await expect(page.locator('[data-sentences] li')).toHaveText([
    /^Corton-Charlemagne covers 71\.88\sha, Musigny 10\.86\sha; the estate holds 0\.4315\sha of the one/,
    /^Corton-Charlemagne lies at 280/,
    /^Musigny keeps 20/,
  ]);
  // On one scale: the tops of the higher lie above those of the lower.
  const tops = await boxesOf(page.locator('[data-slopes]:visible circle:first-of-type'));
  expect(tops[1]?.top).toBeLessThan(tops[0]?.top ?? 0);
  await page.reload();
  await expect(page.locator('[data-picker] [aria-pressed=true]')).toContainText(['Musigny', 'Corton-Charlemagne']);
  await menu.locator('summary').click();
  await menu.locator('a[hreflang=fr]').click();
  await expect(page).toHaveURL(`${addressOf(pathTo({ id: 'compare' }, 'fr'))}#musigny--corton-charlemagne`);
  await expect(page.locator(shown)).toHaveText(['Musigny', 'Corton-Charlemagne']);
});

test('numbers that are too much alike for bars are put in order, too', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: words('compare.column.acquired', 'en') }).click();
  const years = async () =>
    (await rowsOf(page, 'compare.column.acquired').allInnerTexts()).map((row) =>
      Math.max(...(row.match(/\d{4}/g) ?? []).map(Number)),
    );
  await expect.poll(async () => (await years())[0]).toBe(Math.max(...(await years())));
  expect(await years()).toEqual((await years()).sort((a, b) => b - a));
});

test('the figures and the choice work by keyboard alone, and axe finds no fault in them', async ({ page }) => {
  await page.goto(path);
  const sort = page.getByRole('button', { name: words('compare.column.held', 'en') });
  // The press is done although the script comes only then.
  await sort.press('Enter');
  await expect(rowsOf(page, 'compare.column.held').first()).toContainText('Clos de Vougeot');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'compare.column.whole').first()).toContainText('Musigny');
  await expect(sort).toHaveAttribute('aria-pressed', 'true');
  await expect(sort).toBeFocused();
  // The picker, the table of the atlas and the figures tell the same of Corton-Renardes: the area of Les Renardes.
  await expect(rowsOf(page, 'compare.column.whole').filter({ hasText: 'Corton-Renardes' })).toContainText(
    /about 14\.4\sha$/,
  );
  // What is nearly the same of all has no bars.
  for (const [figure, bars] of [
    ['compare.column.yield', 0],
    ['compare.column.held', slugs.length],
  ] as const)
    await expect(rowsOf(page, figure).locator('svg')).toHaveCount(bars);
  await choose(page, 'Musigny').press('Space');
  await expect(choose(page, 'Musigny')).toBeFocused();
  await expect(page).toHaveURL(/#musigny--romanee-saint-vivant$/);
  await page.locator('[data-side-by-side] summary').press('Enter');
  // At the top, where the button that leads there does not show.
  await scrollTo(page, 0);
  expect(await axeFaults(page)).toEqual([]);
});

/** Crus on the maps shown whose line to their name begins outside them, or lies over them. */
function crusOffTheirLines(maps: Element[]): string[] {
  return maps
    .flatMap((map) => [...map.children].filter((view) => view.checkVisibility()))
    .flatMap((view) => {
      const line = view.querySelector(':scope > path');
      const starts = [...(line?.getAttribute('d') ?? '').matchAll(/M(\S+) (.+?)L/g)];
      return [...view.querySelectorAll<SVGUseElement>('[data-cru] > :first-child')].filter((cru, index) => {
        if (line?.compareDocumentPosition(cru) !== Node.DOCUMENT_POSITION_FOLLOWING) return true;
        const [, x, y] = starts[index] ?? [];
        const [ground, outline] = [cru.parentElement?.parentElement, document.querySelector(cru.href.baseVal)];
        if (!(ground instanceof SVGGElement) || !(outline instanceof SVGPathElement)) return true;
        const inverse = ground.transform.baseVal.consolidate()?.matrix.inverse();
        return !outline.isPointInFill(new DOMPoint(Number(x), Number(y)).matrixTransform(inverse));
      });
    })
    .map((cru) => cru.href.baseVal);
}

test('on the map of each pair a line leads from each cru to its name, and no name stands on another', async ({
  page,
}) => {
  for (const [index, slug] of slugs.entries()) {
    await page.goto(`${path}#${slug}--${slugs[(index + 1) % slugs.length]}`);
    const maps = page.locator('[data-maps]:visible svg[role=img]');
    // Any pair is shown once the island listens.
    await expect(page.locator('[data-side-by-side]')).toHaveCount(1);
    expect.soft(await maps.evaluateAll(crusOffTheirLines), slug).toEqual([]);
    for (const map of await maps.all())
      expect.soft(await crowded(map.locator('text').filter({ visible: true }), map, 0.2), slug).toEqual([]);
  }
});

test('two neighbours fill much of the height of their map at every width', async ({ page }) => {
  await page.goto(path);
  // As much as the width of a phone allows.
  for (const [width, part] of [
    [390, 0.4],
    [820, 0.6],
    [1440, 0.6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [map] = await boxesOf(page.locator('[data-maps]:visible svg[role=img]'));
    const crus = await boxesOf(page.locator('[data-maps]:visible [data-cru] > :nth-child(2):visible'));
    expect(crus).toHaveLength(2);
    const height = Math.max(...crus.map(({ bottom }) => bottom)) - Math.min(...crus.map(({ top }) => top));
    expect(height / (map?.height ?? NaN), `${width} px`).toBeGreaterThan(part);
  }
});

test('no line breaks a name in the sentences on two crus, and each fits a narrow screen', async ({ page }) => {
  await page.goto(`${path}#latricieres-chambertin--romanee-saint-vivant`);
  await expect(page.locator('[data-side-by-side]')).toHaveCount(1);
  const names = page.locator('[data-sentences] span');
  await expect(names).toHaveText(Array<RegExp>(6).fill(/^(Latricières-Chambertin|Romanée-Saint-Vivant),?$/));
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await names.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(Math.max(...heights)).toBeLessThan(2);
    expect(await tooWide(page)).toEqual([]);
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
  const longest = '#latricieres-chambertin--romanee-saint-vivant';
  for (const address of [
    pathTo({ id: 'compare' }, 'fr') + longest,
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
  await page.goto(`${path}#chambertin--corton-charlemagne`);
  await expect(page.locator(shown)).toHaveText(['Chambertin', 'Corton-Charlemagne']);
  await page.locator('[data-side-by-side]:visible summary').click();
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
    const rows = await boxesOf(rowsOf(page, 'compare.column.owners'));
    expect(new Set(rows.map(({ height }) => Math.round(height))), `${width} px`).toHaveProperty('size', 1);
  }
});

/** The least spaces that a reader may set (WCAG 2.2, 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test('in spaced letters rows grow with their words, level with their names, and no name is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, rows] of [
    [pathTo({ id: 'home' }, 'en'), '.cote-map__view a'],
    [path, '.matrix li'],
  ] as const) {
    await page.goto(address);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, SPACED);
    const shown = page.locator(rows).filter({ visible: true });
    const faults = await shown.evaluateAll((all) =>
      all.flatMap((row) => {
        const { bottom } = row.getBoundingClientRect();
        const leaves = [...row.querySelectorAll('*')].some((part) => part.getBoundingClientRect().bottom > bottom + 1);
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}+/gu) ?? []) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
          }
        return leaves ? [...broken, row.textContent] : broken;
      }),
    );
    expect(faults, address).toEqual([]);
    expect(await tooWide(page), address).toEqual([]);
  }
  const [first = [], second = []] = await Promise.all(
    ['compare.column.held', 'compare.column.share'].map((figure) => boxesOf(rowsOf(page, figure))),
  );
  expect(first.map(({ top }) => Math.round(top))).toEqual(second.map(({ top }) => Math.round(top)));
});

test('tables of many columns take the room of the notes, which stand clear of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  // What opens is no line of text.
  for (const disclosure of await page.locator('main details:not(.sources *) > summary').all())
    await expect(disclosure).toHaveCSS('border-style', 'solid');
  await page.getByText(words('compare.ranks.open', 'en')).click();
  const notes = page.locator('.margin-note[data-set]:not([data-notes] *)');
  await expect(notes.first()).toBeVisible();
  const [note] = await boxesOf(notes);
  await expect(page.locator('[data-wide] > table').first()).toHaveCSS('font-variant-numeric', /tabular-nums/);
  for (const table of await boxesOf(page.locator('[data-wide] > table').filter({ visible: true })))
    expect(Math.round(table.right)).toBe(Math.round(note?.right ?? 0));
  // Notes move in the frame after the table has opened.
  await expect.poll(() => crowded(page.locator('.margin-note[data-set], [data-wide] > table'))).toEqual([]);
});

test('two crus with their tables and the figures of all nine are printed on sheets across', async ({ page }) => {
  await page.goto(`${pathTo({ id: 'compare' }, 'fr')}#chambertin--corton-charlemagne`);
  await expect(page.locator(shown)).toHaveText(['Chambertin', 'Corton-Charlemagne']);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // The rules, the ranks and the holders follow on four more at most.
  expect(sheetsOf(pdf)).toBeLessThanOrEqual(6);
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'));
  const [, width = 0, height = 0] = box?.map(Number) ?? [];
  expect(width).toBeGreaterThan(height);
});

test('on a phone the nine stand in three columns', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  const boxes = await boxesOf(page.locator('[data-picker] button'));
  expect(boxes).toHaveLength(slugs.length);
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
  // So do their figures, and the last two leave no room of three empty.
  const figures = await boxesOf(page.locator('.matrix > section'));
  expect(Math.round(figures.at(-1)?.right ?? 0)).toBe(Math.round(figures[2]?.right ?? NaN));
});
