import { expect, test } from '../support/e2e.ts';
import { builtPages } from '../support/built-site.ts';
import { setFace } from '../support/faces.ts';

/** Sheets of a PDF: its page objects, less the tree that holds them. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path, page: target } of builtPages) {
  if (target.id !== 'vineyard') continue;
  test(`${path} is printed on one sheet of A4 or Letter`, async ({ page }) => {
    await page.goto(path);
    // Letter is the lower sheet, where a face that runs wider shows first.
    for (const [face, formats] of [
      ['own', ['A4', 'Letter']],
      ['fallback', ['Letter']],
    ] as const) {
      await setFace(page, face);
      for (const format of formats) {
        expect.soft(sheetsOf(await page.pdf({ format })), `${format}, ${face} face`).toBe(1);
      }
    }
  });
}
