import { pathTo } from '#routes/paths.ts';
import { awake, expect, scriptsAskedFor, test } from '../support/e2e.ts';

const path = pathTo({ id: 'harvests' }, 'en');

test('a year is typed, walked by arrow keys over the plot and kept in the address', async ({ page, watch }) => {
  const scripts = scriptsAskedFor(page);
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
  expect(watch.errors).toEqual([]);
});

test('dragging writes the address once, and a browser that refuses it tells no error', async ({ page, watch }) => {
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
  expect(watch.errors).toEqual([]);
});

test('an address that names a year of birth shows its sentence, and the other language keeps it', async ({
  page,
  menu,
}) => {
  await page.goto(`${path}?year=1959`);
  const status = page.locator('.harvest-years [role=status]');
  await expect(status).toContainText(/In 1959 picking at Beaune began on \d+\sSeptember/);
  await menu.locator('summary').click();
  await menu.locator('a[hreflang=fr]').click();
  await expect(page).toHaveURL(/\?year=1959$/);
  await expect(status).toContainText('En 1959');
});

test('old addresses with a year after the # show it too', async ({ page }) => {
  await page.goto(`${path}#1893`);
  await expect(page.locator('.harvest-years [role=status]')).toContainText('28 August');
});

test('the seasons have a column for each year on a desktop and a row on a phone, and none is cut off', async ({
  page,
}) => {
  // All at one moment: the page may still move.
  const places = () =>
    page.locator('.season-strip').evaluate((table) => {
      const placeOf = (row: number, year: number) => {
        const { x = 0, y = 0 } = table.querySelectorAll('tr')[row]?.children[year]?.getBoundingClientRect() ?? {};
        return { x: Math.round(x), y: Math.round(y) };
      };
      return { first: placeOf(1, 1), next: placeOf(1, 2), last: placeOf(1, 38), warmth: placeOf(2, 1) };
    });
  await page.goto(path);
  const wide = await places();
  expect(wide.last.y).toBe(wide.first.y);
  expect(wide.last.x).toBeGreaterThan(wide.next.x);
  await page.setViewportSize({ width: 320, height: 700 });
  const { first, next, warmth } = await places();
  expect(next.x).toBe(first.x);
  expect(next.y).toBeGreaterThan(first.y);
  expect(warmth.x).toBeGreaterThan(first.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
