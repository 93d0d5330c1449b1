import type { Page } from 'playwright/test';
import { perLocale } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import type { PlainRouteId } from '#routing/routes.ts';
import { serviceWorker } from '../../tools/builder/offline/worker.ts';
import { changingSite, type ChangingSite } from '../support/changing-site.ts';
import { deployment, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { awake, expect, test as base } from '../support/e2e.ts';

const path = (id: PlainRouteId): string => pathTo({ id }, 'en');
const say = (key: string): string => words(`offline.${key}`, 'en');
const cru = pathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'en');

/** The site on a port of its own, where it can be changed and taken off the network. */
const test = base.extend<{ site: ChangingSite }>({
  site: async ({ baseURL }, use) => {
    const site = await changingSite(new URL(baseURL ?? '').origin);
    await use(site);
    await site.close();
  },
});

/** What the browser keeps of the site: the scopes of workers and the names of stores. */
function kept(page: Page): Promise<{ workers: string[]; stores: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    stores: await caches.keys(),
  }));
}

const line = (page: Page) => page.locator('.kept-copy');
const nothing = { workers: [], stores: [] };

test('who does not ask keeps nothing, the offline page visited or not', async ({ page, site }) => {
  await page.goto(site.origin + path('philosophy'));
  await page.goto(site.origin + path('offline'));
  await awake(page, 'OfflineTool');
  await expect(page.getByText(say('none'))).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
});

test('the whole site can be kept, and every plate is then there without network', async ({ page, site }) => {
  await page.goto(site.origin + path('offline'));
  const button = page.getByRole('button', { name: /^Keep the whole site \(\d+\.\d MB\)$/ });
  await button.click();
  const status = page.locator('[role=status]').filter({ hasText: 'files kept' });
  await expect(status).toHaveText(/^(\d+) of \1 files kept$/, { timeout: 30_000 });
  site.isOnline = false;
  await page.goto(site.origin + cru);
  await expect(line(page)).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('a full device and a browser that keeps nothing are told of', async ({ page, site }) => {
  await page.addInitScript(() => {
    let count = 0;
    const put = Object.getOwnPropertyDescriptor(Cache.prototype, 'put')?.value as (
      this: Cache,
      ...args: Parameters<Cache['put']>
    ) => Promise<void>;
    Cache.prototype.put = function (...args) {
      count += 1;
      if (count > 20) return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
      return put.call(this, ...args);
    };
  });
  await page.goto(site.origin + path('offline'));
  await page.getByRole('button', { name: /^Keep the whole site/ }).click();
  await expect(page.getByText('This device has no more room')).toBeVisible();

  // Firefox has no service worker in private windows; others refuse the storage.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      value: { open: () => Promise.reject(new DOMException('', 'SecurityError')), has: () => Promise.resolve(false) },
    });
  });
  await page.reload();
  await page.getByRole('button', { name: say('keep-visited') }).click();
  await expect(page.getByText(say('refused'))).toBeVisible();
});

test('a build that offers no copies removes those kept and the worker', async ({ page, site }) => {
  await page.goto(site.origin + path('offline'));
  await page.getByRole('button', { name: say('keep-visited') }).click();
  await expect.poll(async () => (await kept(page)).stores.length).toBe(2);
  const empty = perLocale(() => '');
  process.env.SITE_OFFLINE = 'no';
  const farewell = await serviceWorker(
    { ...deployment, base: '' },
    { offline: empty, pages: perLocale(() => []), line: empty },
    '',
  );
  delete process.env.SITE_OFFLINE;
  expect(farewell).not.toBe(readSite('service-worker.js'));
  site.edit = (address, text) => (address === '/service-worker.js' ? farewell : text);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => kept(page)).toEqual(nothing);
});
