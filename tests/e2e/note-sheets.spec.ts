import jsQR from 'jsqr';
import { pathTo } from '#routing/paths.ts';
import { expect, test } from '../support/e2e.ts';
import { builtPages } from '../support/built-site.ts';
import { sheetsOf } from '../support/paper.ts';

for (const { path, page: target, locale } of builtPages) {
  if (target.id !== 'vineyard') continue;
  const notes = pathTo({ id: 'notes', params: target.params }, locale);

  test(`${notes} is one side of A4 or Letter, and its QR code leads to the vineyard page`, async ({ page }) => {
    await page.goto(notes);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const shot = await page.locator('[role=img] svg').screenshot();
    const { data, width, height } = await page.evaluate(
      async (png) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        return { data: [...pixels], width: bitmap.width, height: bitmap.height };
      },
      [...shot],
    );
    expect(jsQR(Uint8ClampedArray.from(data), width, height)?.data).toBe(canonical);
    expect(canonical).toMatch(new RegExp(`^https?://.+${path}$`));
    for (const format of ['A4', 'Letter']) expect.soft(sheetsOf(await page.pdf({ format })), format).toBe(1);
  });
}
