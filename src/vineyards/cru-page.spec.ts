import jsQR from 'jsqr';
import sharp from 'sharp';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { builtPages } from '../../tests/support/built-site.ts';
import { boxesOf, boxOf, expect, scrollTo, test, timeFor } from '../../tests/support/e2e.ts';
import { inEachFace, setFace } from '../../tests/support/faces.ts';
import { crowded, sheetsOf } from '../../tests/support/fit.ts';

const CSS_PX_PER_MM = 96 / 25.4;

/** As narrow as A4 and as low as Letter: what fits on it fits on both. */
const A4_AND_LETTER = { width: '210mm', height: '11in' };

const clos = pathTo({ id: 'vineyard', params: { slug: 'clos-de-la-roche' } }, 'en');

/** The Grands Crus of a language, visited in one tab, which fetches and compiles shared files once. */
for (const locale of localeCodes) {
  const crus = builtPages.filter((built) => built.page.id === 'vineyard' && built.locale === locale);

  test(`Grands Crus (${locale}) show title, whole plate, caption and label on one screen, and are printed on two sides of paper at most`, async ({
    page,
  }) => {
    timeFor(crus, 20_000);
    for (const { path } of crus) {
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
      await page.goto(path);
      const image = page.locator('.hero img');
      for (const part of ['h1', '.hero img', '.hero figcaption', '.cru-fact-card'])
        await expect.soft(page.locator(part).first(), `${path}: ${part}`).toBeInViewport({ ratio: 1 });
      // No tail of the name comes near the plate.
      const name = await boxOf(page.locator('h1'));
      expect
        .soft(
          name.height - parseFloat(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).lineHeight)),
          path,
        )
        .toBeGreaterThan(16);
      const shapes = await image.evaluate((element: HTMLImageElement) => {
        const { width, height } = element.getBoundingClientRect();
        return { shown: width / height, drawn: element.naturalWidth / element.naturalHeight };
      });
      const [subtitle, label] = await boxesOf(page.locator('.hero :is([data-tagline], .cru-fact-card)'));
      expect.soft((label?.top ?? 0) - (subtitle?.bottom ?? 0), `${path}: above the label`).toBeGreaterThanOrEqual(23.5);
      // A twentieth may be cut, so that plate and label end on one line.
      expect.soft(Math.abs(shapes.shown / shapes.drawn - 1), `${path}: shape of the plate`).toBeLessThan(0.06);

      await page.emulateMedia({ media: 'print' });
      // Each source begins a line, so that its number is found.
      expect.soft(await crowded(page.locator('.sources ol > li')), path).toEqual([]);
      const { height } = await boxOf(image);
      expect.soft(height / CSS_PX_PER_MM, `${path}: height of the plate in mm`).toBeGreaterThanOrEqual(44.9);
      // Letter is the lower sheet, where a face that runs wider shows first.
      for (const [face, formats] of [
        ['own', ['A4', 'Letter']],
        ['fallback', ['Letter']],
      ] as const) {
        await setFace(page, face);
        for (const format of formats)
          expect.soft(sheetsOf(await page.pdf({ format })), `${path}: ${format}, ${face}`).toBeLessThanOrEqual(2);
      }
    }
  });

  test(`tasting sheets (${locale}) are one side of A4 or Letter, and their QR codes lead to the vineyard pages`, async ({
    page,
  }) => {
    timeFor(crus, 20_000);
    for (const { path, page: target } of crus) {
      if (target.id !== 'vineyard') continue;
      await page.goto(pathTo({ id: 'tasting', params: target.params }, locale));
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      const shot = sharp(await page.locator('[role=img] svg').screenshot()).ensureAlpha();
      const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
      expect.soft(read, `QR code for ${path}`).toBe(canonical);
      expect.soft(canonical).toMatch(new RegExp(`^https?://.+${path}$`));
      expect.soft(sheetsOf(await page.pdf(A4_AND_LETTER)), `tasting sheet of ${path}: sheets`).toBe(1);
      // The map is as high as wide, and its names stand apart.
      await page.emulateMedia({ media: 'print' });
      const frame = page.locator('[data-map-frame]');
      const { width, height } = await boxOf(frame);
      expect.soft(height / width, `tasting sheet of ${path}: map`).toBeGreaterThan(0.9);
      expect.soft(await crowded(page.locator('[data-view=tasting] tspan'), frame, 0.22), path).toEqual([]);
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
    }
  });
}

// The longest line above a name, and the name that the fallback would set on one line.
for (const slug of ['corton-renardes', 'corton-charlemagne']) {
  test(`name and phrases at the head of ${slug} are as high in the fallback face, so that nothing below them moves`, async ({
    page,
  }) => {
    await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'fr'));
    const head = page.locator('.hero > :is(p:first-child, h1)');
    const heights = await inEachFace(page, [390, 412, 768, 820, 1024, 1280, 1366, 1440], async () =>
      (await boxesOf(head)).map(({ height }) => height),
    );
    expect(heights.own).toEqual(heights.fallback);
  });
}

test('the caption of the plate stays in its place while the picture moves inside its frame', async ({ page }) => {
  await page.goto(clos);
  const caption = page.locator('.hero figcaption');
  const top = () => caption.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await scrollTo(page, 300);
  await expect(page.locator('.hero picture')).not.toHaveCSS('transform', 'none');
  expect(await top()).toBe(before);
  await expect(caption).toBeInViewport({ ratio: 1 });
  // A press waits until nothing lies over it.
  await caption.click({ trial: true });
});

test('each group of facts stands whole below its head', async ({ page }) => {
  await page.goto(clos);
  const heads = page.locator('.fact-card h3');
  await expect(heads).toHaveCount(2);
  for (const head of await heads.all()) {
    const tops = (await boxesOf(head.locator('+ dl > div'))).map(({ top }) => top);
    expect(Math.min(...tops)).toBeGreaterThan((await boxOf(head)).top);
  }
});

test('what a hyphen links in a heading is parted only where it is longer than the line', async ({ page }) => {
  await page.goto(clos);
  const name = page.getByRole('heading').getByText('Limestone-Marl');
  const lines = (): Promise<number> =>
    name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await lines()).toBe(1);
  await page.setViewportSize({ width: 200, height: 800 });
  expect(await lines()).toBe(2);
});

test('a phone shows area, temperature, keeping and tag on the first screen, and that this is a fan page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(clos);
  for (const words of ['0.665 ha', '15–\u206016 °C', '15–\u206025 years']) {
    await expect(page.locator('.hero ul').getByText(words)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.hero p').first()).toHaveText(/nine, from the north\s+Limestone and marl$/);
  await expect(page.locator('.hero p > :last-child').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByText('An independent guide to Domaine Leroy')).toBeInViewport({
    ratio: 1,
  });
});

test('on the map of a Grand Cru a line leads from the reference of each plot into it, clear of the others', async ({
  page,
}) => {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'fr'));
  const drawn = (part: string) => boxesOf(page.locator(`[data-cru-map] li ${part}`).filter({ visible: true }));
  const [plots, lines] = [await drawn('use'), await drawn('path')];
  expect(plots).toHaveLength(4);
  const reached = plots.filter((plot, index) => {
    const line = lines[index];
    return line && line.left < plot.right && line.right > plot.left && line.top < plot.bottom && line.bottom > plot.top;
  });
  expect(reached).toEqual(plots);
  const around = await page.locator('[data-cru-map] li').evaluateAll((all) => {
    const shown = (one: Element, part: string) =>
      [...one.querySelectorAll(part)].find((found) => found.checkVisibility());
    const grounds = all.map((one) => shown(one, 'use') as SVGUseElement);
    return all.map((one) => {
      const line = shown(one, 'path') as SVGPathElement;
      const { x, y } = line.getPointAtLength(line.getTotalLength()).matrixTransform(line.getScreenCTM() ?? undefined);
      return grounds.flatMap((use, index) => {
        const plot = document.querySelector<SVGPathElement>(use.href.baseVal);
        const fromPlot = use.getScreenCTM()?.multiply(plot?.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix());
        const isNear = [-1, 0, 1].some((off) =>
          plot?.isPointInFill(new DOMPoint(x + off, y + off).matrixTransform(fromPlot?.inverse())),
        );
        return isNear ? [index] : [];
      });
    });
  });
  expect(around).toEqual(plots.map((_, index) => [index]));
});
