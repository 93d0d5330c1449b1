import { addressOf, expect, picturesToCome, test, timeFor } from '../support/e2e.ts';
import { kinds } from '../support/site-pages.ts';

/**
 * What a browser may lack or refuse: the script takes it away before the page has its own. What is lacking together serves
 * different parts.
 */
const LACKS: Readonly<Record<string, string>> = {
  IntersectionObserver: 'delete window.IntersectionObserver',
  'structuredClone, Intl.Segmenter, dialogs and storage': `delete window.structuredClone; delete Intl.Segmenter;
    delete HTMLDialogElement.prototype.showModal; delete window.HTMLDialogElement;
    for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, {
    get() { throw new DOMException('Refused', 'SecurityError'); } })`,
};

/** Files that do not arrive. */
const FAILS: Readonly<Record<string, (path: string) => boolean>> = {
  'faces and pictures': (path) => path.endsWith('.woff2') || path.startsWith('/uploads/'),
  'half of the scripts': (path) => path.endsWith('.js') && path.length % 2 === 0,
  'the other half of the scripts': (path) => path.endsWith('.js') && path.length % 2 === 1,
};

/** What the browser logs of a file that does not arrive; and the lines that the site may log (docs/behaviour.md 6). */
const ALLOWED = /^(?:Failed to load resource|Image unavailable|Page not found)/;

for (const name of [...Object.keys(LACKS), ...Object.keys(FAILS)]) {
  test(`without ${name} every text, link and picture of each kind of page can be reached, and nothing is uncaught`, async ({
    page,
    errors,
  }) => {
    timeFor(kinds, 12_000);
    await page.addInitScript(LACKS[name] ?? '');
    const fails = FAILS[name];
    if (fails)
      await page.route(
        (url) => fails(url.pathname),
        (route) => route.abort(),
      );
    for (const path of kinds) {
      await page.goto(addressOf(path));
      // Each screen in turn, without the observers that may be missing.
      const hidden = await page.evaluate(async () => {
        const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.875) {
          scrollTo({ top, behavior: 'instant' });
          await frames();
        }
        await frames();
        return [...document.querySelectorAll('[data-hidden]')].map((one) => one.outerHTML.slice(0, 200));
      });
      expect.soft(hidden, path).toEqual([]);
      await expect.soft(picturesToCome(page), path).toHaveCount(0);
      // A picture that fails shows its box; none is left as the broken picture of the browser.
      const broken = page.locator('main img').filter({ visible: true });
      await expect
        .soft(async () => {
          const sources = await broken.evaluateAll((all: HTMLImageElement[]) =>
            all
              .filter((one) => one.complete && one.naturalWidth === 0 && !one.closest('[dir=rtl]'))
              .map(({ src }) => src),
          );
          expect(sources, path).toEqual([]);
        })
        .toPass();
    }
    expect(errors.filter((error) => !ALLOWED.test(error))).toEqual([]);
  });
}
