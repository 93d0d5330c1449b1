import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { slugs, words } from '../../tests/support/content.ts';
import { addresses, boxesOf, boxOf, expect, test, withoutScript } from '../../tests/support/e2e.ts';
import { setFace } from '../../tests/support/faces.ts';
import { crowded, underNotes } from '../../tests/support/fit.ts';

/** Opens a vineyard page, and gives the first term that its text explains. */
async function openEntry(page: Page): Promise<Record<'term' | 'definition', Locator>> {
  await page.goto(pathTo({ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, 'fr'));
  const term = page.locator('main a.term').first();
  return { term, definition: page.locator((await term.getAttribute('href')) ?? '') };
}

test(
  'a term opens its definition beside the text; Escape gives the focus back, a tap elsewhere closes it too',
  { tag: '@both' },
  async ({ page, isMobile, errors }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    const { term, definition } = await openEntry(page);
    await expect(definition).not.toBeInViewport();
    await term.press('Enter');
    await expect(definition).toBeInViewport({ ratio: 1 });
    await expect(definition).toBeFocused();
    await expect(term).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(definition).not.toBeInViewport();
    await expect(term).toBeFocused();
    if (isMobile) {
      await term.tap();
      await expect(definition).toBeInViewport({ ratio: 1 });
      await page.touchscreen.tap(5, 500);
      await expect(definition).not.toBeInViewport();
    }
    expect(errors).toEqual([]);
  },
);

withoutScript(
  'without script a term shows its definition, whose headword leads back, and the mark of a source leads to it',
  async ({ page }) => {
    const { term, definition } = await openEntry(page);
    await term.click();
    await expect(definition).toBeInViewport({ ratio: 1 });
    await definition.locator('a').click();
    await expect(term).toBeInViewport();
    const mark = page.locator('.citation a').first();
    await mark.click();
    await expect(page.locator((await mark.getAttribute('href')) ?? '')).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.sources li').last()).toBeVisible();
  },
);

test(
  'the lists at the end are folded; a citation unfolds its source, which leads back to it',
  { tag: '@both' },
  async ({ page, errors }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(pathTo({ id: 'philosophy' }, 'en'));
    const sources = page.locator('.sources li');
    await expect(page.locator('.sources summary')).toHaveText(['Glossary', 'Sources']);
    await expect(page.locator('.glossary dd').first()).not.toBeVisible();
    await expect(sources.first()).not.toBeVisible();
    const citation = page.locator('.citation a').first();
    const cited = page.locator((await citation.getAttribute('href')) ?? '');
    await citation.click();
    await expect(cited).toBeInViewport();
    await cited.getByRole('button', { name: 'Back to the text' }).click();
    await expect(citation).toBeFocused();
    await expect(citation).toBeInViewport();
    await page.locator('.glossary summary').press('Enter');
    await expect(page.locator('.glossary dd').first()).toBeVisible();
    // An address that leads to a source.
    await page.goto(pathTo({ id: 'history' }, 'en') + '#source-2');
    await expect(page.locator('#source-2')).toBeInViewport();
    await expect(page.locator('.glossary dd').first()).not.toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('on a phone a mark opens its source over the text, and Escape gives the focus back', async ({ page, errors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A section that is still moving in would carry the mark along.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathTo({ id: 'philosophy' }, 'en'));
  const mark = page.locator('.citation a').first();
  const source = page.locator((await mark.getAttribute('href')) ?? '');
  await expect(source).not.toBeVisible();
  await mark.scrollIntoViewIfNeeded();
  const before = await boxOf(mark);
  await mark.press('Enter');
  await expect(source).toBeInViewport({ ratio: 1 });
  await expect(source).toBeFocused();
  expect((await boxOf(mark)).top).toBe(before.top);
  await page.keyboard.press('Escape');
  await expect(source).not.toBeInViewport();
  await expect(mark).toBeFocused();
  expect(errors).toEqual([]);
});

test('on paper the terms are plain words, and the definitions and the sources are lists', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // The sheet of a Grand Cru leaves its definitions to the index.
  await page.goto(pathTo({ id: 'philosophy' }, 'fr'));
  await expect(page.locator('main a.term').first()).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator('.glossary dd').first()).toBeVisible();
  // Browsers that cannot show a folded list by their styles unfold it, for as long as they print.
  for (const [moment, unfolded] of [
    ['beforeprint', 2],
    ['afterprint', 0],
  ] as const) {
    await page.evaluate((type) => dispatchEvent(new Event(type)), moment);
    await expect(page.locator('.sources details[open]')).toHaveCount(unfolded);
  }
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  await expect(page.locator('.sources li').first()).toBeVisible();
});

test('on a wide screen the source of each mark stands in the margin, and the lists at the end are complete', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo({ id: 'vineyard', params: { slug: 'clos-de-la-roche' } }, 'en'));
  const notes = page.locator('.margin-note').filter({ visible: true });
  await expect(notes.first()).toBeVisible();
  expect(await crowded(notes)).toEqual([]);
  const boxes = (await boxesOf(notes)).sort((one, other) => one.top - other.top);
  const text = await boxOf(page.locator('main .prose p').first());
  expect(boxes.filter(({ left }) => left < text.right)).toEqual([]);
  const cited = await page.locator('main .page__part > .prose:not(.tasting-notes) .citation a').allTextContents();
  const printed = (await notes.allTextContents()).map((note) => /^\d+/.exec(note)?.[0]);
  expect(printed).toEqual(expect.arrayContaining([...new Set(cited)]));
  const marks = await addresses(page.locator('main .citation a'));
  await page.locator('.sources:not(.glossary) summary').click();
  for (const mark of new Set(marks)) await expect(page.locator(mark ?? '')).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(notes).toHaveCount(0);
});

const annotated = [
  ...(['home', 'labels', 'vineyards', 'vintages', 'harvests'] as const).map((id) => ({ id })),
  { id: 'vineyard', params: { slug: 'clos-de-vougeot' } } as const,
];
for (const path of annotated.flatMap((page) => [pathTo(page, 'en'), pathTo(page, 'fr')]))
  test(`notes in the margin count up from 1, near their marks, whole, and not for what is folded away (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const notes = page.locator('.margin-note[data-source]').filter({ visible: true });
    await expect(notes.first()).toBeVisible();
    const numbers = (await notes.allTextContents()).map((note) => parseInt(note));
    const boxes = await boxesOf(notes);
    // Where they stand beside each other they are read by columns, row by row.
    const rows = await notes.evaluateAll((all) =>
      all.map((note) => (note.closest('[data-notes]') ?? note).getBoundingClientRect().top),
    );
    const placed = numbers
      .map((number, n) => ({
        number,
        row: Math.round(rows[n] ?? 0),
        top: boxes[n]?.top ?? 0,
        left: Math.round(boxes[n]?.left ?? 0),
      }))
      .sort((one, other) => one.row - other.row || one.left - other.left || one.top - other.top);
    expect(placed.map(({ number }) => number)).toEqual(placed.map((_, index) => index + 1));
    const marks = page.locator('main .citation a').filter({ visible: true });
    for (const { number, top } of placed) {
      const mark = marks.getByText(String(number), { exact: true }).first();
      const line = (await boxOf(mark)).top;
      expect(top, `note ${number}`).toBeGreaterThan(line - 100);
      // Those of a part that takes the room of the notes follow it.
      const isWide = (one: Element) => one.closest('.col-span-full, .section-card, [data-wide]') !== null;
      if (!(await mark.evaluate(isWide))) expect(top, `note ${number}`).toBeLessThan(line + 300);
    }
    // Those that crowd each other show their beginnings.
    const cut = (all: HTMLElement[]) =>
      all.filter((note) => note.dataset.lines === 'all' && note.scrollHeight > note.clientHeight + 1).length;
    expect(await notes.evaluateAll(cut)).toBe(0);
  });

test('notes in the margin keep apart when their face comes late and the page stays as long', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  await expect(page.locator('.margin-note').first()).toBeVisible();
  await page.unroute('**/*.woff2');
  await setFace(page, 'own');
  expect(await underNotes(page)).toEqual([]);
});

test('the years of the vintages alternate beside their text, and only notes stand in the margin of the notes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo({ id: 'vintages' }, 'en'));
  const notes = page.locator('.margin-note').filter({ visible: true });
  await expect(notes.first()).toBeVisible();
  const margin = (await boxOf(notes.first())).left;
  const years = await boxesOf(page.locator('.vintage header'));
  const texts = await boxesOf(page.locator('.vintage h3 + .prose'));
  const isBefore = years.map(({ left }, year) => left < (texts[2 * year]?.left ?? 0));
  expect(isBefore).toEqual([true, false]);
  // The list of what the page tells has one edge, and begins below the subtitle.
  const list = page.locator('.hero nav');
  const words = await boxesOf(list.locator('a > :last-child'));
  expect(new Set(words.map(({ left }) => Math.round(left))).size).toBe(1);
  expect((await boxOf(list)).top - (await boxOf(page.locator('[data-tagline]'))).bottom).toBeLessThan(48);
  const parts = await boxesOf(page.locator('.vintage > *'));
  expect(parts.filter(({ right }) => right > margin)).toEqual([]);
});

test('what the drawn labels are stands between what their letters mean and the notes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo({ id: 'labels' }, 'en'));
  const notes = page.locator('[data-notes] .margin-note');
  await expect(notes.first()).toBeVisible();
  const caption = await boxOf(page.getByText(words('labels.plate.note', 'en')));
  for (const list of await boxesOf(page.locator('.label-notes'))) expect(list.bottom).toBeLessThanOrEqual(caption.top);
  // What is said of one letter begins on one level, and so do a letter and the line that stands for words.
  const items = await boxesOf(page.locator('.label-notes li'));
  expect(items).toHaveLength(9);
  for (const [index, { top }] of items.entries())
    expect(Math.abs(top - (items[index % 3]?.top ?? NaN))).toBeLessThan(2);
  const [blank, letter] = await boxesOf(page.locator('.keyed:has(> .grow) > *'));
  expect(Math.abs((blank?.bottom ?? 0) - ((letter?.top ?? NaN) + (letter?.bottom ?? NaN)) / 2)).toBeLessThan(2);
  for (const note of await boxesOf(notes)) expect(note.top).toBeGreaterThanOrEqual(caption.bottom);
  // The button of the table keeps clear of the text below it.
  const disclosure = page.locator('.prose details > summary, details[data-wide] > summary').last();
  const after = await boxOf(page.getByText('A dash stands where'));
  expect(after.top - (await boxOf(disclosure)).bottom).toBeGreaterThanOrEqual(12);
});

test('a mark of a source takes a press on 24 px, and marks that touch leave each other theirs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathTo({ id: 'labels' }, 'en'));
  const marks = page.locator('main .citation a').filter({ visible: true });
  expect(await marks.count()).toBeGreaterThan(20);
  // A press waits until nothing lies over the mark.
  for (const mark of await marks.all()) await mark.click({ trial: true });
  const small = await marks.evaluateAll((all) =>
    all.filter((mark) => {
      const { width, height } = getComputedStyle(mark, '::before');
      const isBetween = !mark.matches(':first-child, :last-child');
      return parseFloat(height) < 24 || (parseFloat(width) < 24 && !isBetween);
    }),
  );
  expect(small).toEqual([]);
});
