import { localeCodes, type Locale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { slugs } from '../support/content.ts';
import { boxesOf, boxOf, expect, test } from '../support/e2e.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';

// Sections that fade in would move away from a press, or while they are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first lines of a text, with an initial. */
const OPENING = '.prose--opening';

/** What breaks the text: drawings, diagrams, quotations, cards, lists of facts, large dates, and the end of the page. */
const BREAKS = `${OPENING}, main :is(figure, picture, .section > dl, .label, .notes-card, .card, .vintage__year, .timeline__year), footer`;

/** The pages of the first edition in one language. */
const specifiedPaths = (locale: Locale): string[] => [
  ...(['home', 'philosophy', 'history', 'vineyards', 'vintages'] as const).map((id) => pathTo({ id }, locale)),
  ...slugs.map((slug) => pathTo({ id: 'vineyard', params: { slug } }, locale)),
];

/** Presses the middle of something, whatever lies over it there: the link of a card covers the card. */
const OVER_IT = { force: true };

test('the vineyard of every vintage stands before its cellar, as it is read', async ({ page }) => {
  await page.goto(pathTo({ id: 'vintages' }, 'fr'));
  const vintages = await page.locator('.vintage__texts').all();
  expect(vintages).toHaveLength(2);
  for (const vintage of vintages) {
    const [vineyard, cellar] = await boxesOf(vintage.locator('> div'));
    expect(vineyard?.left).toBeLessThan(cellar?.left ?? 0);
  }
});

test('the bunch on the cover of Vintages is shown to its lowest berries, whatever the height of the screen', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(pathTo({ id: 'vintages' }, 'en'));
    const shown = await page.locator('.hero__plate img').evaluate((image: HTMLImageElement) => {
      const whole = (image.offsetWidth * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
      const across = parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100;
      return 1 - ((whole - image.offsetHeight) * (1 - across)) / whole;
    });
    // The berries end at 92 % of the plate's height.
    expect(shown, `${width} × ${height}`).toBeGreaterThan(0.92);
  }
});

test('on a tablet the map of the nine fills the column of text, and texts of a vintage begin where others do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  const text = await boxOf(page.locator('.section .prose').first());
  const map = await boxOf(page.locator('.cote-map img:visible'));
  expect(map.x).toBeCloseTo(text.x, 0);
  expect(map.width).toBeGreaterThan(0.8 * text.width);

  await page.goto(pathTo({ id: 'vintages' }, 'fr'));
  const texts = await boxesOf(page.locator('.section .prose, .vintage__texts'));
  expect(new Set(texts.map(({ left }) => Math.round(left))).size).toBe(1);
});

test('the ladder of altitudes stands on the foot of the map and reaches the right edge of the page', async ({
  page,
}) => {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'clos-de-vougeot' } }, 'fr'));
  for (const width of [820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const map = await boxOf(page.locator('.cru-sheet__map'));
    const ladder = await boxOf(page.locator('.cru-sheet__slope'));
    const label = await boxOf(page.locator('.label--wide'));
    expect(ladder.y).toBeCloseTo(map.y, 0);
    // The words below the scale are 60 px high.
    expect(ladder.height - 60).toBeCloseTo(map.height, 0);
    expect(ladder.right).toBeCloseTo(label.right, 0);
  }
});

test('at the end of the slope the words of the map follow it on a phone, and both sides of the diptych have one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'corton-charlemagne' } }, 'en'));
  const words = await boxOf(page.locator('.cru-sheet figcaption'));
  const section = await boxOf(page.locator('.cru-sheet__slope'));
  expect(words.y + words.height).toBeLessThanOrEqual(section.y);
  const [north, all] = await boxesOf(page.locator('.neighbours strong'));
  expect(all?.top).toBeCloseTo(north?.top ?? 0, 0);
});

test('on a tablet the words of a map stand beside it on the sheet for notes', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto(pathTo({ id: 'notes', params: { slug: 'chambertin' } }, 'fr'));
  const map = await boxOf(page.locator('.cru-sheet__map'));
  expect((await boxOf(page.locator('.cru-sheet figcaption'))).left).toBeGreaterThan(map.right);
});

test('the small drawings of a cru stand on the paper without a frame', async ({ page }) => {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'clos-de-vougeot' } }, 'en'));
  await expect(page.locator('.tail-piece .lazy-image').first()).toHaveCSS('border-top-width', '0px');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const locale of localeCodes) {
    test(`no page has 1,200 px of nothing but text (${locale})`, async ({ page }) => {
      for (const path of specifiedPaths(locale)) {
        await page.goto(path);
        await expect(page.locator('.sources [open]')).toHaveCount(0);
        const runs = await page.evaluate(
          async ([breaks, opening]) => {
            await document.fonts.ready;
            const boxes = [...document.querySelectorAll(breaks)]
              .filter((one) => one.checkVisibility())
              .map((one) => {
                const { top, bottom } = one.getBoundingClientRect();
                return { top, bottom: one.matches(opening) ? top : bottom };
              })
              .sort((a, b) => a.top - b.top);
            let end = 0;
            return boxes.map(({ top, bottom }) => {
              const run = Math.round(top - end);
              end = Math.max(end, bottom);
              return run;
            });
          },
          [BREAKS, OPENING] as const,
        );
        expect.soft(Math.max(...runs), path).toBeLessThanOrEqual(1200);
        // Plate, cards and drawings were found.
        expect(runs.length).toBeGreaterThan(5);
      }
    });
  }
});

test.describe('the vineyards on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of localeCodes) {
    test(`take at most eight screens (${locale}), a Grand Cru a row, the others a line that unfolds`, async ({
      page,
    }) => {
      await page.goto(pathTo({ id: 'vineyards' }, locale));
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      expect(screens).toBeLessThanOrEqual(8);

      const cru = page.locator('.cru-card').first();
      expect((await boxOf(cru)).height).toBeLessThan(150);

      const volnay = page.locator('.card', { has: page.getByRole('heading', { name: 'Volnay' }) });
      const note = volnay.getByText('Milieu');
      await expect(note).toBeHidden();
      await volnay.getByRole('heading').click(OVER_IT);
      await expect(note).toBeVisible();

      // Anywhere on the card of a Grand Cru leads to its page.
      await cru.getByRole('heading').click(OVER_IT);
      await expect(page).toHaveURL(new RegExp(pathTo({ id: 'vineyard', params: { slug: 'chambertin' } }, locale)));
    });
  }
});

test('the notes of the lower ranks stand open on a wide screen, and no press is needed', async ({ page }) => {
  await page.goto(pathTo({ id: 'vineyards' }, 'en'));
  await expect(page.locator('.fold summary').first()).toBeHidden();
  await expect(page.getByText('called du Milieu')).toBeVisible();
  const columns = (tier: string) =>
    page
      .locator(`section[aria-labelledby="${tier}"] ul`)
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [1440, 3],
    [820, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const tier of ['grand-cru', 'premier-cru']) expect(await columns(tier)).toBe(count);
  }
});

test('the home page says how much, has a drawing beside its paragraph, leads to the nine and to three pages', async ({
  page,
}) => {
  await page.goto(pathTo({ id: 'home' }, 'en'));
  const work = await boxOf(page.locator('.prose', { hasText: 'the shoots are not trimmed' }));
  const shoot = await boxOf(page.locator('.vignette', { hasText: 'A shoot tied' }));
  expect(shoot.right).toBeLessThan(work.x);
  expect(Math.abs(shoot.y - work.y)).toBeLessThan(2);

  const about = page.locator('.section').first();
  await expect(about.locator('dd')).toHaveText(['about 23 ha', '46 parcels', '9 Grands Crus', 'about 40,000']);
  await expect(about.locator('.prose p')).toHaveCount(5);
  const nine = page.getByRole('region', { name: 'The Nine Grands Crus' }).getByRole('link');
  await expect(nine).toHaveCount(9);
  const doors = page.getByRole('navigation', { name: 'Three more pages' }).getByRole('link');
  await expect(doors).toHaveText(['History', 'Philosophy', 'Vintages']);
  // A press on the plate is a press on the link.
  await page.getByRole('navigation', { name: 'Three more pages' }).locator('figure').first().click(OVER_IT);
  await expect(page).toHaveURL(new RegExp(pathTo({ id: 'history' }, 'en')));
});

test('on a wide screen drawings stand at the left of the paragraphs that speak of them, so that most notes have room at the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['history', 'philosophy'] as const) {
    await page.goto(pathTo({ id }, 'fr'));
    await expect.poll(() => page.locator('[data-margin]').count()).toBeGreaterThan(20);
  }
  const horns = await boxOf(page.locator('.prose', { hasText: 'On emplit de bouse' }));
  const horn = await boxOf(page.locator('.vignette').first());
  expect(horn.right).toBeLessThan(horns.x);
  expect(Math.abs(horn.y - horns.y)).toBeLessThan(2);
});

test('a drawing taller than its paragraph leaves no gap in the text', async ({ page }) => {
  for (const id of ['history', 'philosophy'] as const) {
    await page.goto(pathTo({ id }, 'en'));
    const gaps = await page.locator('.section .prose').evaluateAll((texts) =>
      texts
        .filter((text) => text.matches('.prose ~ .prose'))
        .map((text) => {
          const before = [...(text.parentElement?.querySelectorAll('.prose') ?? [])];
          const above = before[before.indexOf(text) - 1];
          // A heading has a distance of its own.
          const heading = text.querySelector(':scope > h3:first-child');
          const distance = heading ? parseFloat(getComputedStyle(heading).marginTop) : 0;
          return text.getBoundingClientRect().top - distance - (above?.getBoundingClientRect().bottom ?? NaN);
        }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps.filter((gap) => !(gap < 8))).toEqual([]);
  }
});

test('what the site is, the figures of the estate, names with a hyphen and the areas of a row each keep their line', async ({
  page,
}) => {
  const lines = (selector: string): Promise<number[]> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      }),
    );
  for (const locale of localeCodes) {
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathTo({ id: 'home' }, locale));
      expect(await lines('.header p')).toEqual([1]);
      expect(await lines('.section dd')).toEqual([1, 1, 1, 1]);
      expect(await lines('.hero__subtitle span')).toEqual([1, 1]);
    }
  }
  await page.goto(pathTo({ id: 'vineyards' }, 'en'));
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heads = page.locator('.card:not(.cru-card) > div:first-child');
    const uneven = await heads.evaluateAll((all) =>
      all
        .filter((head) => {
          const [name, area] = [...head.children].map((child) => child.getBoundingClientRect());
          return !name || !area || area.left < name.right || Math.abs(area.bottom - name.bottom) > 6;
        })
        .map((head) => head.textContent),
    );
    expect(uneven).toEqual([]);
  }
});

test('no line ends within a word in the head of the table of decades and over the list of the not-found page', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, selector] of [
      [pathTo({ id: 'harvests' }, 'en'), '[aria-labelledby="decades"] thead th'],
      [UNKNOWN_PATH, 'main nav h2 [lang]'],
    ] as const) {
      await page.goto(path);
      const broken = await page.locator(selector).evaluateAll((elements) =>
        elements.flatMap((element) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
          return [...text.data.matchAll(/\S+/g)]
            .filter(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length !== 1;
            })
            .map(([word]) => word);
        }),
      );
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the words of the diagrams are at least 11 px high on phone, tablet and desktop', async ({ page }) => {
  for (const id of ['harvests', 'compare'] as const) {
    await page.goto(pathTo({ id }, 'fr'));
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await page.locator('main svg text').evaluateAll((texts) =>
        texts
          .filter((text): text is SVGTextElement => text instanceof SVGTextElement && text.checkVisibility())
          .map((text) => {
            const { a, b } = text.getScreenCTM() ?? new DOMMatrix([0, 0, 0, 0, 0, 0]);
            return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          }),
      );
      expect(sizes.length).toBeGreaterThan(5);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  }
});
