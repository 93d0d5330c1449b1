import { expect, test } from '../support/e2e.ts';
import { builtPages } from '../support/built-site.ts';
import { faces } from '../support/faces.ts';

/** Pages of a PDF: its page objects, less the tree that holds them. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path, page: target } of builtPages) {
  if (target.id !== 'vineyard') continue;
  for (const [face, choose] of Object.entries(faces)) {
    test.describe(face, () => {
      test.use({ bypassCSP: true });

      test(`${path} is printed in ${face} on one side of A4 or Letter`, async ({ page }) => {
        await choose(page);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
        expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
      });
    });
  }
}
