import type { Locator, Page } from 'playwright/test';
import { words } from '../../../tests/support/content.ts';
import { crowded } from '../../../tests/support/fit.ts';
import { explore, exploreAt, explorer } from '../../../tests/support/explorer.ts';
import { boxesOf, boxOf, expect, askedFor, test } from '../../../tests/support/e2e.ts';

/** Pixels of a metre on the explorer. */
const scaleOf = async (page: Page): Promise<number> =>
  Number(
    /scale\(([\d.]+)/.exec(
      (await explorer(page).locator('[role=application] > g').first().getAttribute('transform')) ?? '',
    )?.[1],
  );

test('the explorer of the map opens on demand, is used by keys, buttons and presses, and gives the focus back', async ({
  page,
  errors,
}) => {
  const scripts = askedFor(page, 'script');
  await page.goto('/atlas/en');
  expect(scripts.join()).not.toContain('CoteExplorer');
  await explore(page);
  const { width, height } = await boxOf(explorer(page));
  expect([width, height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  const opened = await scaleOf(page);
  const map = explorer(page).locator('[role=application]');

  await map.focus();
  await page.keyboard.press('+');
  expect(await scaleOf(page)).toBeCloseTo(2 * opened);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(opened, 5);
  const musigny = map.locator('[data-id=musigny]');
  const before = await boxOf(musigny);
  await page.keyboard.press('ArrowRight');
  expect((await boxOf(musigny)).left).toBeLessThan(before.left - 50);
  await explorer(page).getByRole('button', { name: 'Zoom out' }).click();
  expect(await scaleOf(page)).toBeCloseTo(opened / 2);
  await map.dblclick({ position: { x: 300, y: 300 } });
  await expect.poll(() => scaleOf(page)).toBeCloseTo(opened);
  await map.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(opened);

  await explorer(page).getByRole('combobox').selectOption('corton-renardes');
  await expect(page).toHaveURL(/\?explore=[^.]+\.corton-renardes$/);
  await expect(map.locator('[data-chosen]')).toHaveAttribute('data-id', 'corton-renardes');

  await page.keyboard.press('Escape');
  await expect(explorer(page)).toHaveCount(0);
  await expect(page.locator('main button').filter({ visible: true }).first()).toBeFocused();
  expect(errors).toEqual([]);
});

for (const width of [390, 1440])
  test(`words of the explorer stand whole on the map and apart, and names of communes off the vineyards (${width} px)`, async ({
    page,
  }) => {
    const map = await exploreAt(page, width, 844);
    const communes = map.locator('.cote-sheet__commune');
    await expect(communes.getByText('Vougeot')).toBeVisible();
    for (const name of ['7 Romanée-Saint-Vivant', 'Romanée-Conti', 'Mazis-Chambertin'])
      await expect(map.getByText(name, { exact: true })).toBeVisible();
    expect(await crowded(map.locator('text'), map, 0.25)).toEqual([]);
    const onGround = await communes.locator('tspan').evaluateAll(
      (names) =>
        names.filter((name) => {
          const { x, y, width: across, height } = name.getBoundingClientRect();
          return [0.1, 0.5, 0.9].some((part) =>
            document.elementFromPoint(x + part * across, y + height / 2)?.hasAttribute('data-id'),
          );
        }).length,
    );
    expect(onGround).toBe(0);
  });

test('each of the nine in view is named where other Grands Crus are, though they lie close together', async ({
  page,
}) => {
  const map = await exploreAt(page, 1440, 900);
  await page.goto(page.url().replace(/_\d+_l/, '_65_l'));
  await expect(map.getByText('Bonnes-Mares', { exact: true })).toBeVisible();
  const numbers = await map.locator('.cote-explorer__number').allTextContents();
  expect(numbers.map(Number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await crowded(map.locator('text'), map, 0.25)).toEqual([]);
});

for (const width of [390, 1440])
  test(`a cru that is flown to fills the middle of a map that nothing covers, with its plots named (${width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = await exploreAt(page, width, 844);
    for (const [key, id] of [
      ['4', 'musigny'],
      ['5', 'clos-de-vougeot'],
    ] as const) {
      await page.keyboard.press(key);
      const around = await boxOf(map);
      /** How far its middle is from that of the map, in parts of its size. */
      const away = async (): Promise<number> => {
        const { left, right, top, bottom } = await boxOf(map.locator(`[data-chosen][data-id=${id}]`));
        return Math.max(
          Math.abs((left + right) / 2 - (around.left + around.right) / 2) / around.width,
          Math.abs((top + bottom) / 2 - (around.top + around.bottom) / 2) / around.height,
        );
      };
      await expect.poll(away).toBeLessThan(0.1);
      await expect.poll(() => map.getByText(/^plot /).count()).toBeGreaterThan(2);
      const frame = await boxOf(explorer(page).locator('.cote-explorer__frame'));
      expect(Math.min(frame.width, frame.height)).toBeGreaterThan(9);
      const parts = await boxesOf(explorer(page).locator('a, button, svg:not([role])').filter({ visible: true }));
      for (const { top, right, bottom } of parts)
        expect(bottom <= around.top + 1 || top >= around.bottom - 1 || right <= around.left + 1).toBe(true);
    }
    // Letters are as large as the rank of what they name: the chosen one, the nine, other Grands Crus, Premiers Crus.
    const vougeot = map.locator('[data-name=clos-de-vougeot]');
    await expect(vougeot).toHaveText(/^5\sClos/);
    // In small capitals a number 1 reads as an I.
    await expect(vougeot.getByText('5', { exact: true })).toHaveCSS('font-variant-caps', 'normal');
    const sizeOf = (names: Locator) =>
      names.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    const sizes = await Promise.all(
      [
        '[data-name=clos-de-vougeot] text',
        '.cote-explorer__held:is([data-name=musigny], [data-name=romanee-saint-vivant]) text',
        ':is([data-name=echezeaux], [data-name=grands-echezeaux]) text',
        '.cote-sheet__name--premier:not(.cote-explorer__held) text',
      ].map((names) => sizeOf(map.locator(names))),
    );
    // A phone has no other of the nine in view.
    const shown = sizes.filter((all) => all.length > 0);
    expect(shown).toHaveLength(width < 640 ? 3 : 4);
    for (const [rank, lower] of shown.slice(1).entries())
      expect(Math.min(...(shown[rank] ?? []))).toBeGreaterThan(Math.max(...lower));
    const grands = await boxOf(map.locator('[data-name=grands-echezeaux]'));
    const under = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.getAttribute('data-id'),
      [(grands.left + grands.right) / 2, (grands.top + grands.bottom) / 2],
    );
    expect(under).toBe('grands-echezeaux');
    const controls = await boxesOf(explorer(page).locator('div:has(> button) > :is(button, .choice)'));
    expect(new Set(controls.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.min(...controls.map(({ width: across, height }) => Math.min(across, height)))).toBeGreaterThanOrEqual(
      44,
    );
  });

for (const width of [390, 1440])
  test(`no Grand Cru is named on another that lies over it, and no name across the shape that it names (${width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = await exploreAt(page, width, 844);
    await page.keyboard.press('9');
    await expect(map.getByText(/^plot C /)).toHaveCount(3);
    const under = async (name: Locator) => {
      const { left, right, top, bottom } = await boxOf(name);
      return page.evaluate(
        ([x = 0, across = 0, y = 0]) =>
          [0.05, 0.35, 0.65, 0.95].map((part) =>
            document.elementFromPoint(x + part * across, y)?.getAttribute('data-id'),
          ),
        [left, right - left, (top + bottom) / 2],
      );
    };
    expect(new Set(await under(map.locator('[data-name=corton]')))).toEqual(new Set(['corton']));
    const chosen = await under(map.locator('.cote-explorer__words .cote-explorer__held').filter({ hasText: '-Charl' }));
    expect(chosen.filter((id) => id === 'corton-charlemagne').length % 4).toBe(0);
  });

test('the climat on which a pointer rests is tinted, with no line as of the chosen one, and named in the foot of the map', async ({
  page,
}) => {
  await page.goto('/atlas/en');
  await explore(page);
  const foot = explorer(page).locator('.cote-explorer__foot');
  const quiet = { words: await foot.innerText(), box: await boxOf(foot) };
  const climat = explorer(page).locator('[data-id=vosne-romanee-les-suchots]');
  await climat.hover();
  await expect(foot).toContainText(/Les Suchots\s*Premier Cru/);
  expect(await boxOf(foot)).toEqual(quiet.box);
  const tint = explorer(page).locator('[data-pointed]');
  await expect(tint).toHaveAttribute('d', (await climat.getAttribute('d')) ?? '');
  await expect(tint).not.toHaveCSS('fill', 'none');
  await expect(tint).toHaveCSS('stroke', 'none');
  await explorer(page).getByRole('button', { name: 'Zoom in' }).hover();
  await expect(tint).not.toHaveAttribute('d');
  expect(await foot.innerText()).toBe(quiet.words);
});

test('the map keeps its size when a climat is chosen and another is pointed at', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const map = await exploreAt(page, 1280, 800, '/atlas');
  const opened = await boxOf(map);
  await page.keyboard.press('8');
  const neighbour = map.locator('[data-name=corton-charlemagne]');
  await expect(neighbour).toBeAttached();
  expect(await boxOf(map)).toEqual(opened);
  const { left, right, top, bottom } = await boxOf(neighbour);
  await page.mouse.move((left + right) / 2, (top + bottom) / 2);
  await expect(explorer(page).locator('.cote-explorer__help')).toContainText('Corton-Charlemagne');
  expect(await boxOf(map)).toEqual(opened);
});

const onTouchScreen = test.extend({ hasTouch: true });

onTouchScreen(
  'the explorer is moved by dragging, and by two fingers spread and drawn together',
  async ({ page, errors }) => {
    const map = await exploreAt(page, 390, 844);
    const place = map.locator('[data-id=clos-de-la-roche]');
    const { left, top, width, height } = await boxOf(map);
    const [x, y] = [left + width / 2, top + height / 2];
    const opened = await scaleOf(page);

    const before = await boxOf(place);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 30);
    await page.mouse.move(x + 60, y + 90);
    await page.mouse.up();
    await expect.poll(async () => Math.round((await boxOf(place)).left - before.left)).toBe(60);
    expect((await boxOf(place)).top - before.top).toBeCloseTo(90, 0);
    expect(await scaleOf(page)).toBe(opened);

    const session = await page.context().newCDPSession(page);
    /** Two fingers on the map, each so many pixels from its middle. */
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-apart, apart].map((off, id) => ({ x: x + off, y, id })),
      });
    const pinch = async (from: number, to: number): Promise<void> => {
      await fingers('touchStart', from);
      await fingers('touchMove', (from + to) / 2);
      await fingers('touchMove', to);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await pinch(40, 120);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3 * opened);
    await pinch(120, 60);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5 * opened);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(errors).toEqual([]);
  },
);

test('at 400% most of the explorer is map, and its row of controls stands whole above it', async ({ page }) => {
  const map = await boxOf(await exploreAt(page, 320, 256, '/atlas'));
  expect(map.height).toBeGreaterThan(128);
  const help = await boxOf(explorer(page).locator('[aria-live]'));
  expect(help.width * help.height).toBeLessThan(4);
  for (const control of await boxesOf(explorer(page).locator('button, select'))) {
    expect(control.right).toBeLessThanOrEqual(320);
    expect(control.bottom).toBeLessThanOrEqual(map.top);
  }
});

test('a shared address opens the explorer on its place, with the outline that was lifted, and the way back closes it', async ({
  page,
}) => {
  // The map is there at once, without a flight.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/atlas/en');
  await explore(page);
  await page.keyboard.press('4');
  await expect(explorer(page).locator('[data-chosen]')).toHaveAttribute('data-id', 'musigny');
  await explorer(page).getByRole('button', { name: 'Lift its outline' }).click();
  const lifted = explorer(page).locator('[data-ghost=musigny]');
  await expect(lifted).toBeFocused();
  const { left, width } = await boxOf(lifted);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(lifted)).left).toBeGreaterThan(left + 5);
  expect((await boxOf(lifted)).width).toBeCloseTo(width, 0);
  await expect(page).toHaveURL(/\.musigny\.musigny_/);
  await page.reload();
  await expect(explorer(page).locator('[data-chosen]')).toHaveAttribute('data-id', 'musigny');
  await expect(lifted).toBeAttached();
  await page.goBack();
  await expect(explorer(page)).toHaveCount(0);
  // One that only names a cru shows it as its number among the nine does.
  await page.goto('/atlas/en?explore=richebourg');
  await expect(explorer(page).locator('[data-chosen]')).toHaveAttribute('data-id', 'richebourg');
  const named = await scaleOf(page);
  await page.keyboard.press('6');
  expect(await scaleOf(page)).toBe(named);
});

test('a map that is turned in flight arrives where it flew to, and has the focus when an outline is put back', async ({
  page,
}) => {
  const map = explorer(page).locator('[role=application]');
  /** The place in the middle of the map, turned north up on Musigny. */
  const middle = async (reducedMotion: 'reduce' | 'no-preference'): Promise<() => number[]> => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/atlas/en');
    await explore(page);
    await page.keyboard.press('4');
    await page.keyboard.press('n');
    return () => /=(-?\d+)_(-?\d+)_\d+_n\.musigny$/.exec(page.url())?.slice(1).map(Number) ?? [];
  };
  const still = await middle('reduce');
  await expect.poll(still).toHaveLength(2);
  const [x = 0, y = 0] = still();
  const flown = await middle('no-preference');
  await expect.poll(() => Math.hypot((flown()[0] ?? 0) - x, (flown()[1] ?? 0) - y)).toBeLessThan(60);
  await explorer(page)
    .getByRole('button', { name: words('atlas.explore.lift', 'en') })
    .click();
  await explorer(page)
    .getByRole('button', { name: words('atlas.explore.back', 'en') })
    .click();
  await expect(map).toBeFocused();
});

test('where its map cannot be loaded the explorer says so beside its button, and can be opened again', async ({
  page,
}) => {
  await page.goto('/atlas/en');
  await page.route('**/cote.*.json', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: words('atlas.explore.open', 'en') }).click();
  await expect(page.getByText(words('atlas.explore.unfetched', 'en'))).toBeVisible();
  await explore(page);
});
