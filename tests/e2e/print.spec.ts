import { expect, test } from '../support/e2e.ts';
import { builtPages } from '../support/built-site.ts';
import { setFace } from '../support/faces.ts';
import { sheetsOf } from '../support/paper.ts';

const CSS_PX_PER_MM = 96 / 25.4;
const CSS_PX_PER_PT = 96 / 72;

for (const { path, page: target } of builtPages) {
  if (target.id !== 'vineyard') continue;
  test(`${path} is printed on one side of A4 or Letter, with a plate 45 mm high and text of 8 pt`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const { plate, text } = await page.evaluate(() => ({
      plate: document.querySelector('.hero .plate img')?.getBoundingClientRect().height ?? 0,
      text: [...document.querySelectorAll('.prose p')].map((one) => parseFloat(getComputedStyle(one).fontSize)),
    }));
    expect(plate / CSS_PX_PER_MM, 'height of the plate in mm').toBeGreaterThanOrEqual(44.9);
    expect(Math.min(...text) / CSS_PX_PER_PT, 'size of the text in pt').toBeGreaterThanOrEqual(7.99);
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
