import { readFileSync } from 'node:fs';
import { slugs } from '../support/content.ts';
import { axeFaults } from '../support/axe.ts';
import { boxAround, polygonsToPlane, type LonLat } from '#atlas/plane.ts';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { boxesOf, boxOf, expect, test } from '../support/e2e.ts';

test('the pictures that hang from the map of Home are targets of at least 44 px beside the ends of their lines', async ({
  page,
}) => {
  await page.goto('/en');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const rows = page.locator('section[aria-labelledby=nine] li');
    await rows.first().scrollIntoViewIfNeeded();
    const boxes = await boxesOf(rows);
    expect(boxes).toHaveLength(9);
    for (const box of boxes) expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const map = await boxOf(page.locator('svg.cote-map').filter({ visible: true }));
    const along = width < 1024 ? 'top' : 'left';
    const [first, last] = [boxes[0], boxes[8]];
    const inOrder = along === 'top' ? (first?.top ?? 0) < (last?.top ?? 0) : (first?.left ?? 0) > (last?.left ?? 0);
    expect(inOrder).toBe(true);
    expect(Math.min(...boxes.map((box) => box[along]))).toBeGreaterThan(map[along] - 60);
  }
});

test('the map can be skipped, and no name of the sheets touches another or leaves the frame', async ({ page }) => {
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/atlas');
    await page.evaluate(() => document.fonts.ready);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('.cote-atlas__sheet')]
        .filter((one) => one.checkVisibility())
        .flatMap((sheet) => {
          const frame = sheet.getBoundingClientRect();
          const names = [...sheet.querySelectorAll('text')].flatMap((one) => {
            const lines = [...one.querySelectorAll('tspan')];
            return (lines.length > 0 ? lines : [one]).map((line) => {
              const { left, right, top, bottom, height } = line.getBoundingClientRect();
              return { text: one.textContent, left, right, top: top + height * 0.3, bottom: bottom - height * 0.25 };
            });
          });
          return names
            .filter(
              (name, index) =>
                name.left < frame.left ||
                name.right > frame.right ||
                name.top < frame.top ||
                name.bottom > frame.bottom ||
                names.some(
                  (other, place) =>
                    place !== index &&
                    other.left < name.right &&
                    name.left < other.right &&
                    other.top < name.bottom &&
                    name.top < other.bottom,
                ),
            )
            .map(({ text }) => text);
        }),
    );
    expect.soft(faults, String(width)).toEqual([]);
    // The frame stands on the columns of the page.
    const [frame, text] = [await boxOf(page.locator('.cote-atlas')), await boxOf(page.locator('main h1'))];
    expect.soft(frame.left).toBeCloseTo(text.left, 0);
    expect.soft(frame.left + frame.right).toBeCloseTo(width, 0);
  }
  await page.locator('a[href="#reading"]').first().focus();
  await expect(page.locator('a[href="#reading"]').first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#reading')).toBeInViewport();
});

test('the sheets of the map keep one scale on paper, on a tablet and on a phone, and letters have 12 or 14 px', async ({
  page,
}) => {
  await page.goto('/atlas/en');
  const sheets = page.locator('.cote-atlas__sheet').filter({ visible: true });
  for (const [width, media, least] of [
    [360, 'screen', 12],
    [820, 'screen', 12],
    [1200, 'screen', 14],
    [700, 'print', 9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    const drawn = await sheets.evaluateAll((all) =>
      all.map((svg) => {
        const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
        return { scale, letters: Number(svg.getAttribute('font-size')) * scale };
      }),
    );
    expect(drawn, `${width}, ${media}`).toHaveLength(3);
    for (const { scale, letters } of drawn) {
      expect(scale / (drawn[0]?.scale ?? 0), `${width}, ${media}`).toBeCloseTo(1, 1);
      expect(letters, `${width}, ${media}`).toBeGreaterThanOrEqual(least);
    }
    // Above the foot of a Letter page, whose printed part is 252 mm high.
    if (media === 'print') expect((await boxOf(page.locator('.cote-atlas'))).height).toBeLessThan((252 / 25.4) * 96);
  }
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

  const section = page.locator('figure:has(img[src$="hill-of-corton.svg"])');
  await section.scrollIntoViewIfNeeded();
  const frame = await boxOf(section.locator('svg'));
  const words = await section
    .locator('svg text')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, height } = one.getBoundingClientRect();
        return { text: one.textContent, left, right, top, height };
      }),
    );
  expect(words.length).toBeGreaterThan(5);
  for (const one of words) {
    expect.soft(one.left, one.text).toBeGreaterThanOrEqual(frame.left);
    expect.soft(one.right, one.text).toBeLessThanOrEqual(frame.right);
    const touching = words.filter(
      (other) =>
        other !== one &&
        other.left < one.right &&
        one.left < other.right &&
        Math.abs(other.top - one.top) < one.height / 2,
    );
    expect.soft(touching, one.text).toEqual([]);
  }
});

/** Names of the map that touch a line, another name or the frame. */
function touchedNames(): string[] {
  const frame = document.querySelector('[data-map-frame]');
  const view = [...document.querySelectorAll('[data-view]')].find((one) => getComputedStyle(one).display !== 'none');
  if (!frame || !(view instanceof SVGSVGElement)) return ['there is no map'];
  const { left, top, right, bottom, width, height } = frame.getBoundingClientRect();
  const names = [...view.querySelectorAll('tspan')]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
  const unitPx = Number(/scale\(([\d.]+)\)/.exec(view.querySelector('g')?.getAttribute('transform') ?? '')?.[1]);
  const paths = [...view.querySelectorAll('use')].map((use) =>
    document.querySelector<SVGPathElement>(use.getAttribute('href') ?? ''),
  );
  const lines = paths.filter((path) => path !== null && !path.id.endsWith('-land')) as SVGPathElement[];
  for (const line of lines) {
    line.style.vectorEffect = 'none';
    line.style.strokeWidth = String(2 / unitPx);
  }
  const isOnLine = (x: number, y: number): boolean => {
    const point = new DOMPoint((x - left - width / 2) / unitPx, (y - top - height / 2) / unitPx);
    return lines.some((line) => line.isPointInStroke(point));
  };
  return names.flatMap(({ text, box }, index) => {
    // Letters fill the middle of their box; above and below is the room of the line.
    const [head, foot] = [box.top + box.height * 0.25, box.bottom - box.height * 0.2];
    const touched =
      box.left < left ||
      box.right > right ||
      head < top ||
      foot > bottom ||
      names.some(
        (other, place) =>
          place !== index &&
          box.left < other.box.right &&
          other.box.left < box.right &&
          head < other.box.bottom - other.box.height * 0.2 &&
          other.box.top + other.box.height * 0.25 < foot,
      );
    for (let y = head; y <= foot; y += 2)
      for (let x = box.left; x <= box.right; x += 2) if (isOnLine(x, y)) return [`${text} is crossed`];
    return touched ? [`${text} touches a name or the frame`] : [];
  });
}

for (const width of [360, 820, 1440])
  test(`names on the maps of the Grands Crus touch no line and no other name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of slugs) {
      await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'en'));
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(touchedNames), slug).toEqual([]);
    }
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

for (const locale of localeCodes)
  test(`the nine maps are as wide and as high as each other, each with a line of caption and then its licence (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const frames = new Set<string>();
    for (const slug of slugs) {
      await page.goto(pathTo({ id: 'vineyard', params: { slug } }, locale));
      await page.evaluate(() => document.fonts.ready);
      const { left, width, height } = await boxOf(page.locator('[data-map-frame]'));
      frames.add([left, width, height].map(Math.round).join(' '));
      const lines = await page
        .locator('[data-cru-map] figcaption p')
        .evaluateAll((all) =>
          all.map((one) =>
            Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)),
          ),
        );
      expect.soft(lines, slug).toEqual([1, 1]);
    }
    expect([...frames]).toHaveLength(1);
  });

for (const locale of localeCodes)
  test(`the address of a plot shows its line and its place on the map, without a fault that axe finds (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, locale)}#plot-an-57`);
    const line = page.locator('#plot-an-57');
    await expect(line).toBeInViewport();
    await expect(page.locator('[data-map-frame]')).toBeInViewport({ ratio: 0.8 });
    await expect(line.locator('text').filter({ visible: true })).toHaveText('AN 57');
    expect(await axeFaults(page)).toEqual([]);
  });

test('a plot on the map is named when it is pointed at, and its link is reached by keyboard', async ({ page }) => {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'en'));
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
