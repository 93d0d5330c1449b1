import { expect, settle, test } from '../support/e2e.ts';
import { setFace } from '../support/faces.ts';

/**
 * A handful of views as they were last seen and found good, in `tests/e2e/looks`. The tolerance lets
 * another release of the browser draw its letters a little differently; a section that moved, a colour
 * or a face that changed is beyond it. `npm run looks:accept` takes the pictures afresh: look at them
 * before they are committed.
 */
const TOLERANCE = { threshold: 0.06, maxDiffPixelRatio: 0.001 };

interface View {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly media?: 'print';
  /** What the view is about; the top of the page without it. */
  readonly at?: string;
}

const views: readonly View[] = [
  { name: 'home', path: '/en', width: 1440 },
  { name: 'accueil-telephone', path: '/fr', width: 390 },
  { name: 'cru', path: '/vignoble/richebourg', width: 1440, at: 'main h2' },
  { name: 'cru-phone', path: '/vineyard/corton-charlemagne/en', width: 390, at: 'main h2' },
  { name: 'cru-print', path: '/vineyard/musigny/en', width: 794, media: 'print' },
  { name: 'vineyards', path: '/vineyards/en', width: 768, at: '.card' },
  { name: 'millesimes-sombre', path: '/millesimes', width: 1440, colorScheme: 'dark', at: '.vintage' },
  { name: 'history-dark', path: '/history/en', width: 390, colorScheme: 'dark' },
  { name: 'tool', path: '/sitemap/en', width: 768 },
];

for (const { name, path, width, colorScheme = 'light', media = 'screen', at } of views) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`${path} looks as it was found good`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, media, reducedMotion: 'reduce' });
      await page.goto(path);
      await setFace(page, 'own');
      if (at !== undefined) {
        await page
          .locator(at)
          .first()
          .evaluate((element) => {
            element.scrollIntoView({ behavior: 'instant' });
          });
        await settle(page);
      }
      // Plates have a test of their own, and the tool's text carries the day: here they only take their place.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('picture img, .sitemap-tool__text { visibility: hidden }');
        document.adoptedStyleSheets.push(sheet);
      });
      await expect(page).toHaveScreenshot(`${name}.png`, { ...TOLERANCE, animations: 'disabled' });
    });
  });
}
