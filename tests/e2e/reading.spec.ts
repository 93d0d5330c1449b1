import { expect, lookAtPictures, scrollThrough, test } from '../support/e2e.ts';
import { everyPath } from '../support/site-pages.ts';

/** The error pages are asked for by their file names here; what the not-found page logs has its own test. */
const quietPaths = [...everyPath.filter((path) => path !== '/404.html'), '/'];

for (const path of quietPaths) {
  test(`${path} is read through without an error, a foreign request or a cookie`, async ({ page, context, watch }) => {
    await page.goto(path);
    await scrollThrough(page);
    await lookAtPictures(page);
    expect(watch.errors).toEqual([]);
    expect(watch.foreignRequests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
}
