import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#routing/paths.ts';
import { siteFolder } from '../support/built-site.ts';
import { slugs } from '../support/content.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';
import { missingWebKit, openWebKit, type WebKit } from './driver.ts';

/** The main behaviours in WebKitGTK, the engine of Safari. */
if (missingWebKit !== undefined) console.warn(`Not run: WebKitGTK is not installed. ${missingWebKit}`);

const ENTER = '\uE007';
const ESCAPE = '\uE00C';
const MENU = '.language';

describe.skipIf(missingWebKit !== undefined)('in WebKitGTK', () => {
  let server: StaticServer;
  let browser: WebKit;

  beforeAll(async () => {
    server = await startStaticServer({ folder: siteFolder });
    browser = await openWebKit();
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const goTo = (path: string) => browser.goTo(server.origin + path);
  const becomes = (expression: string, value: unknown = true) =>
    expect.poll(() => browser.ask(expression), { timeout: 10_000 }).toBe(value);

  it('the loading screen covers the first view and goes', async () => {
    await goTo(pathTo({ id: 'home' }, 'en'));
    await becomes(`document.documentElement.classList.contains('first-view')`);
    await becomes(`getComputedStyle(document.querySelector('.loading-screen')).visibility`, 'hidden');
  });

  it('the language menu opens by click and by keyboard, closes from outside and on Escape', async () => {
    await goTo(pathTo({ id: 'philosophy' }, 'en'));
    const isOpen = `document.querySelector('${MENU}').open`;
    await browser.click(`${MENU} > summary`);
    await becomes(isOpen);
    await browser.click('.hero h1');
    await becomes(isOpen, false);
    await browser.type(`${MENU} > summary`, ENTER);
    await becomes(isOpen);
    await browser.type(`${MENU} > summary`, ESCAPE);
    await becomes(isOpen, false);
  });

  it('the switcher leads to the same page in French', async () => {
    await goTo(pathTo({ id: 'philosophy' }, 'en'));
    await browser.click(`${MENU} > summary`);
    await browser.click(`${MENU} a[hreflang="fr"]`);
    await becomes(`location.pathname.replace(/\\/$/, '')`, pathTo({ id: 'philosophy' }, 'fr'));
  });

  it('a lazy picture is fetched when its place comes near', async () => {
    await goTo(pathTo({ id: 'philosophy' }, 'en'));
    await becomes(`document.querySelector('.lazy-image').dataset.state`, 'waiting');
    await becomes(`document.querySelector('.lazy-image img').naturalWidth`, 0);
    await browser.ask(`document.querySelector('.lazy-image').scrollIntoView()`);
    await becomes(`document.querySelector('.lazy-image').dataset.state`, 'loaded');
    await becomes(`document.querySelector('.lazy-image img').naturalWidth > 0`);
  });

  it('the sitemap tool comes alive and copies its text', async () => {
    await goTo(pathTo({ id: 'sitemap' }, 'en'));
    await becomes(`document.querySelector('astro-island[component-export=SitemapTool]').hasAttribute('ssr')`, false);
    await browser.click('.sitemap-tool button:nth-of-type(3)');
    await becomes(`document.querySelector('.sitemap-tool').textContent.includes('Copied!')`);
  });

  it('a term of the glossary opens its definition', async () => {
    await goTo(pathTo({ id: 'vineyard', params: { slug: slugs[0] ?? '' } }, 'en'));
    await browser.click('a[href^="#term-"]');
    await becomes(`document.querySelector(':popover-open') !== null`);
  });
});
