import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { pathTo } from '#routing/paths.ts';
import { awake, expect, test } from '../support/e2e.ts';
import { everyPath } from '../support/site-pages.ts';

// Sections that wait for their fade-in cannot be seen, so neither can their contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const schemes = ['light', 'dark'] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
  );
}

for (const path of [...everyPath, '/']) {
  test(`axe finds nothing on ${path}, in either colour scheme`, async ({ page }) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

test('axe finds nothing on a page with its menu open', async ({ page, isMobile, menu }) => {
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  const summary = menu.locator('summary');
  await (isMobile ? summary.tap() : summary.click());
  await awake(page, 'HeaderNav');
  expect(await violations(page)).toEqual([]);
});

test('the first stop of the keyboard leads past the header to the text', async ({ page }) => {
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#text')).toBeFocused();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is drawn by colour alone elsewhere keeps its edges', async ({ page }) => {
    await page.goto(pathTo({ id: 'home' }, 'en'));
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const edges = await page.locator('.button, .hero__arrow').evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      }),
    );
    expect(edges).toEqual([true, true]);
    expect(await violations(page)).toEqual([]);
  });
});
