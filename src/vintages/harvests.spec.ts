import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { inEachFace } from '../../tests/support/faces.ts';
import { askedFor, awake, boxesOf, boxOf, expect, test } from '../../tests/support/e2e.ts';

const path = pathTo({ id: 'harvests' }, 'en');

test('a year is typed, walked by arrow keys over the plot and kept in the address, and by the other language', async ({
  page,
  menu,
  errors,
}) => {
  const scripts = askedFor(page, 'script');
  await page.goto(path);
  expect(scripts.join()).not.toContain('/HarvestYears.');
  const status = page.locator('.harvest-years [role=status]');
  await page.getByRole('spinbutton').fill('1893');
  await awake(page);
  await expect(status).toContainText('28 August');
  await expect(page).toHaveURL(/\?year=1893$/);

  await page.getByRole('slider').press('ArrowRight');
  await expect(status).toContainText('In 1894 picking at Beaune began on 29 September');
  await expect(page).toHaveURL(/\?year=1894$/);
  await page.reload();
  await expect(status).toContainText('1894');
  await menu.locator('summary').click();
  await menu.locator('a[hreflang=fr]').click();
  await expect(page).toHaveURL(/\?year=1894$/);
  await expect(status).toContainText('En 1894');
  expect(errors).toEqual([]);
});

test('dragging writes the address once, and a browser that refuses it tells no error', async ({ page, errors }) => {
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    let count = 0;
    history.replaceState = (state, title, url) => {
      if (!String(url).startsWith('?year')) {
        write(state, title, url);
        return;
      }
      count += 1;
      document.documentElement.dataset.written = `${count} ${String(url)}`;
      throw new DOMException('Too many', 'SecurityError');
    };
  });
  await page.goto(path);
  await page.getByRole('slider').focus();
  await awake(page);
  await page.getByRole('slider').evaluate((slider: HTMLInputElement) => {
    for (let year = 1900; year <= 1950; year += 1) {
      slider.value = String(year);
      slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(page.locator('html')).toHaveAttribute('data-written', '1 ?year=1950');
  expect(errors).toEqual([]);
});

for (const locale of localeCodes) {
  test(`no word of the plot lies over a stroke (${locale})`, async ({ page }) => {
    await page.goto(pathTo({ id: 'harvests' }, locale));
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const struck = await page
        .locator('.harvest-chart svg')
        .filter({ visible: true })
        .evaluate((svg) => {
          const strokes = [...svg.querySelectorAll<SVGPathElement>('.needles, .means, .founded, .estate')];
          const words = [...svg.querySelectorAll('text')].filter((text) => {
            const { x, y, width: length, height } = text.getBBox();
            const along = Array.from({ length }, (_, at) => new DOMPoint(x + at, y + height / 2));
            return along.some((point) => strokes.some((path) => path.isPointInStroke(point)));
          });
          return words.map((text) => text.textContent);
        });
      expect(struck, `${width} px`).toEqual([]);
    }
  });

  test(`the names of the seasons leave the rows of a wide screen one height (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(pathTo({ id: 'harvests' }, locale));
    const heights = (await boxesOf(page.locator('.season-table tr:has(td)'))).map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
  });
}

test('the words on a year stand in the same place in the fallback face, so that the plot does not move', async ({
  page,
}) => {
  // The longer labels.
  await page.goto(pathTo({ id: 'harvests' }, 'fr'));
  const words = page.locator('.harvest-years [role=status]');
  const tops = await inEachFace(page, [820, 1024, 1280, 1350, 1366, 1440], async () => [(await boxOf(words)).top]);
  expect(tops.own).toEqual(tops.fallback);
});

test('a press on the plot asks for the year below it', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('slider').focus();
  await awake(page);
  const plot = page.locator('.harvest-chart svg').filter({ visible: true });
  const { left, width } = await boxOf(plot.getByText('1900'));
  const slider = page.getByRole('slider');
  const control = await boxOf(slider);
  await slider.click({ position: { x: left + width / 2 - control.left, y: 100 } });
  await expect(page.locator('.harvest-years [role=status]')).toContainText(/\b(?:1899|1900|1901)\b/);
});

test('the seasons have a column for each year on a desktop and a row on a phone', async ({ page }) => {
  // The first two figures of each row of the table.
  const cells = page.locator('.season-table tr:has(td) > td:nth-of-type(-n + 2)');
  await page.goto(path);
  const [first, next, warmth] = await boxesOf(cells);
  expect(next?.left).toBeGreaterThan(first?.left ?? Infinity);
  expect(warmth?.top).toBeGreaterThan(first?.top ?? Infinity);
  await page.setViewportSize({ width: 320, height: 700 });
  const [above, below, beside] = await boxesOf(cells);
  expect(below?.top).toBeGreaterThan(above?.top ?? Infinity);
  expect(beside?.left).toBeGreaterThan(above?.left ?? Infinity);
  // On paper it stands on one sheet, whose printed part is 252 mm high on Letter.
  await page.setViewportSize({ width: 700, height: 952 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.season-table')).toHaveCSS('break-inside', 'avoid');
  expect((await boxOf(page.locator('.season-table'))).height).toBeLessThan((252 / 25.4) * 96);
});
