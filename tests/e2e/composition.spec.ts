import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { expect, test } from '../support/e2e.ts';

for (const locale of localeCodes) {
  test(`the vineyard of every vintage (${locale}) stands before its cellar, as it is read`, async ({ page }) => {
    await page.goto(pathTo({ id: 'vintages' }, locale));
    const lefts = await page
      .locator('.vintage__texts')
      .evaluateAll((texts) =>
        texts.map(({ children }) => [...children].map((text) => text.getBoundingClientRect().left)),
      );
    expect(lefts).toHaveLength(2);
    for (const [vineyard = 0, cellar = 0] of lefts) expect(vineyard).toBeLessThan(cellar);
  });
}
