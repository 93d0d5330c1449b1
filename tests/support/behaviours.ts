import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';
import { builtPages, siteFolder } from './built-site.ts';
import { changingSite, type ChangingSite } from './changing-site.ts';
import { slugs, words } from './content.ts';

/** One tab of a browser, as far as the main behaviours need it. */
export interface Engine {
  readonly goTo: (address: string) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly ask: (expression: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<unknown>;
  /** Focuses an element and presses a key. */
  readonly press: (selector: string, key: 'Enter' | 'Escape') => Promise<unknown>;
  /** What the pages logged as errors so far, where the driver can tell. */
  readonly errors?: string[];
  readonly close: () => Promise<void>;
}

const WAIT_MS = 10_000;
const MENU = '.language';

const home: PageRef = { id: 'home' };
const philosophy: PageRef = { id: 'philosophy' };
const cru: PageRef = { id: 'vineyard', params: { slug: slugs[0] ?? '' } };

/** Tries the main behaviours in an engine other than Chromium. `missing` says what has to be installed for it. */
export function describeBehaviours(name: string, missing: string | undefined, open: () => Promise<Engine>): void {
  if (missing !== undefined) console.warn(`Not run: ${name} is not installed. ${missing}`);

  describe.skipIf(missing !== undefined)(`in ${name}`, () => {
    let server: StaticServer;
    let site: ChangingSite;
    let tab: Engine;

    beforeAll(async () => {
      server = await startStaticServer({ folder: siteFolder });
      site = await changingSite(server.origin);
      tab = await open();
    });

    afterEach(() => {
      expect(tab.errors ?? []).toEqual([]);
    });

    afterAll(async () => {
      await tab.close();
      await site.close();
      await server.close();
    });

    const goTo = (page: PageRef) => tab.goTo(site.origin + pathTo(page, 'en'));
    const becomes = (expression: string, value: unknown = true, message = expression) =>
      expect.poll(() => tab.ask(expression), { timeout: WAIT_MS, message }).toBe(value);

    it('the loading screen covers the first view and goes', async () => {
      await goTo(home);
      await becomes(`document.documentElement.classList.contains('first-view')`);
      await becomes(`document.querySelector('.loading-screen').checkVisibility({ visibilityProperty: true })`, false);
      await goTo(home);
      expect(await tab.ask(`document.documentElement.classList.contains('first-view')`)).toBe(false);
    });

    it('the language menu opens by click and by keyboard, closes from outside and on Escape, which returns the focus', async () => {
      await goTo(philosophy);
      const isOpen = `document.querySelector('${MENU}').open`;
      await tab.click(`${MENU} > summary`);
      await becomes(isOpen);
      await tab.click('.hero h1');
      await becomes(isOpen, false);
      await tab.press(`${MENU} > summary`, 'Enter');
      await becomes(isOpen);
      await tab.press(`${MENU} a`, 'Escape');
      await becomes(isOpen, false);
      await becomes('document.activeElement.localName', 'summary');
    });

    it.each([home, philosophy, cru])('the switcher leads from $id to the same page in French', async (page) => {
      await goTo(page);
      await tab.click(`${MENU} > summary`);
      await tab.click(`${MENU} a[hreflang="fr"]`);
      await becomes(`location.pathname.replace(/\\/$/, '')`, pathTo(page, 'fr'));
      await becomes('document.documentElement.lang', 'fr');
    });

    it('a lazy picture is fetched when its place comes near', async () => {
      await goTo(philosophy);
      await becomes(`document.querySelector('.lazy-image').dataset.state`, 'waiting');
      await becomes(`document.querySelector('.lazy-image img').naturalWidth`, 0);
      await tab.ask(`document.querySelector('.lazy-image').scrollIntoView()`);
      await becomes(`document.querySelector('.lazy-image').dataset.state`, 'loaded');
      await becomes(`document.querySelector('.lazy-image img').naturalWidth > 0`);
    });

    it('a term of the glossary opens its definition, and Escape closes it', async () => {
      await goTo(cru);
      const term = 'a[href^="#term-"]';
      // Its section fades in once it is on the screen.
      await tab.ask(`document.querySelector('${term}').scrollIntoView()`);
      await becomes(`document.querySelector('${term}').checkVisibility({ opacityProperty: true })`);
      await tab.click(term);
      await becomes(`document.querySelector(':popover-open') !== null`);
      await tab.press(term, 'Escape');
      await becomes(`document.querySelector(':popover-open') === null`);
    });

    it('every page shows its heading', async () => {
      for (const { path } of builtPages) {
        await tab.goTo(site.origin + path);
        await becomes(`document.querySelector('h1').checkVisibility()`, true, path);
        expect(tab.errors ?? [], path).toEqual([]);
      }
    }, 300_000);

    it('what the policy forbids is refused, and noticed where the driver can tell', async () => {
      await goTo(home);
      await tab.ask(`document.head.appendChild(document.createElement('style')).append('body { display: none }')`);
      expect(await tab.ask('document.body.checkVisibility()')).toBe(true);
      await expect.poll(() => tab.errors?.splice(0).join() ?? 'style-src').toContain('style-src');
    });

    // Last, because from here on a service worker answers. The page was seen before, and is followed by its link: for an
    // address typed, WebKit may show the page as it still stands in the history of the tab.
    it('visited pages are shown when the host fails, is silent or gone, and the offline page for others', async () => {
      const text = (selector: string) => `document.querySelector('${selector}')?.textContent.trim()`;
      await goTo({ id: 'offline' });
      await becomes(text('main button:not([disabled])'), words('offline.keep-visited', 'en'));
      await tab.ask(`document.querySelector('main button').scrollIntoView({ block: 'center' })`);
      await tab.click('main button:not([disabled])');
      await becomes(text('main [role=status]'), words('offline.keeping', 'en'));
      await tab.click(`header a[href$="${pathTo(philosophy, 'en')}"]`);
      await becomes(text('h1'), words('philosophy.title', 'en'));
      await becomes('caches.match(location.href).then(Boolean)');
      for (const answer of [{ status: 503, html: 'Service unavailable' }, 'silence', 'nothing'] as const) {
        if (answer === 'nothing') site.isOnline = false;
        // The picture of the page may be in the browser's memory and so not among the copies: a visit ends once it came.
        else site.instead = (path) => (answer === 'silence' && /\.\w+$/.test(path) ? undefined : answer);
        await goTo(philosophy);
        await becomes(text('h1'), words('philosophy.title', 'en'));
        expect(await tab.ask(text('.kept-copy'))).toContain('No connection');
        site.hangUp();
      }
      await goTo({ id: 'vineyards' });
      await becomes(text('h1'), words('offline.title', 'en'));
      tab.errors?.splice(0);
    });
  });
}
