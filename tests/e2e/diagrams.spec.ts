import { pathTo } from '#routes/paths.ts';
import { expect, test } from '../support/e2e.ts';

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
