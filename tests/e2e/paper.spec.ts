import { expect, test, timeFor } from '../support/e2e.ts';
import { kinds } from '../support/site-pages.ts';

const CSS_PX_PER_PT = 96 / 72;
/** Names on maps may be smaller than what is read line by line. */
const LEAST = { text: 9, names: 8 };

test('no text on paper is smaller than 9 pt, and no name on a map smaller than 8 pt', async ({ page }) => {
  timeFor(kinds, 10_000);
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of kinds) {
    await page.goto(path);
    const small = await page.evaluate(
      ([least, pxPerPt]) => {
        const found = new Set<string>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const element = text.parentElement;
          const words = text.textContent?.trim() ?? '';
          // Marks of notes stand above their line.
          if (!element?.checkVisibility() || words === '' || element.closest('sup')) continue;
          // Words for screen readers only.
          if (element.closest('.sr-only')) continue;
          const drawing = element instanceof SVGElement ? element.closest('svg') : null;
          const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
          const size = (Number.parseFloat(getComputedStyle(element).fontSize) * scale) / pxPerPt;
          if (size < (drawing ? least.names : least.text) - 0.01)
            found.add(
              `${size.toFixed(1)} pt: ${element.closest('[class]')?.getAttribute('class')?.slice(0, 50)} ${words.slice(0, 40)}`,
            );
        }
        return [...found];
      },
      [LEAST, CSS_PX_PER_PT] as const,
    );
    expect.soft(small, path).toEqual([]);
  }
});
