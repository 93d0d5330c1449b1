import type { Page } from 'playwright/test';
import { HOVER_INTENT_MS } from '#site/timings.ts';
import { bookPath } from '#site/book.ts';
import { facingPathTo, pathTo } from '#site/paths.ts';
import type { PlainRouteId } from '#site/routes.ts';
import { selfDestroyingWorker } from '#offline/build-worker.ts';
import { changingSite, type ChangingSite } from '../../tests/support/changing-site.ts';
import { deployment, readSite } from '../../tests/support/built-site.ts';
import { words } from '../../tests/support/content.ts';
import { awake, expect, holdBack, secondSiteBuilt, test as base } from '../../tests/support/e2e.ts';
import { UNKNOWN_PATH } from '../../tests/support/site-pages.ts';

const path = (id: PlainRouteId): string => pathTo({ id }, 'en');
const say = (key: string): string => words(`offline.${key}`, 'en');
const cru = pathTo({ id: 'vineyard', params: { slug: 'musigny' } }, 'en');

/** A page that is not of this site: a hotel's, a host's fallback. */
const LOG_IN = { status: 200, html: '<!doctype html><title>Log in</title><h1>Welcome, guest</h1>' };

/** The site on a port of its own, which can be changed and taken off the network. */
const test = base.extend<{ readonly site: ChangingSite }>({
  site: async ({ baseURL }, use) => {
    const site = await changingSite(new URL(baseURL ?? '').origin);
    await use(site);
    await site.close();
  },
});

/** The same on the second site of the tests, which hangs under a path. */
const testBelow = test.extend({
  baseURL: async ({ baseURL }, use) => use((await secondSiteBuilt()) ?? baseURL),
});

/** What the browser keeps of the site: the scopes of workers and the names of stores. */
function kept(page: Page): Promise<{ workers: string[]; stores: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    stores: await caches.keys(),
  }));
}

/** The kept text of the page that is open, which may be written after the page is shown. */
function copyOf(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? '');
}

/** Whether every style sheet and script that the open page names can be fetched. */
function isComplete(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const named = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      'link[rel=stylesheet], link[rel=preload], script[src]',
    );
    const addresses = [...named].map((element) => ('src' in element ? element.src : element.href));
    return (await Promise.all(addresses.map(async (address) => (await fetch(address)).ok))).every(Boolean);
  });
}

async function keepVisited(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: say('keep-visited') }).click();
  await expect(page.getByText(say('keeping'))).toBeVisible();
}

const line = (page: Page) => page.locator('.kept-copy');
const nothing = { workers: [], stores: [] };

test('who does not ask keeps nothing, the offline page visited or not', async ({ page, site }) => {
  await page.goto(site.origin + path('philosophy'));
  await page.goto(site.origin + path('offline'));
  await expect(page.getByText(say('none'))).toBeVisible();
  await page.getByRole('button', { name: say('keep-visited') }).focus();
  await awake(page);
  await expect(page.getByText(say('none'))).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
});

testBelow(
  'below a path, visited pages are there without network, complete and with a line, until they are removed',
  async ({ page, site, baseURL }) => {
    const folder = new URL(baseURL ?? '').pathname.replace(/\/$/, '');
    const to = (address: string): string => site.origin + folder + address;
    await keepVisited(page, to(path('offline')));
    expect((await kept(page)).workers).toEqual([`${folder}/`]);
    await page.goto(to(path('philosophy')));
    await expect(line(page)).toHaveCount(0);
    await expect.poll(() => copyOf(page)).toContain('<h1');
    // A link that is only pointed at is no visit.
    await page.locator(`footer a[href="${folder}${path('labels')}"]`).hover();
    // Timers of a page run in order.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 2 * HOVER_INTENT_MS);
    await expect(page.locator('.prerender')).toHaveCount(0);

    site.isOnline = false;
    await page.reload();
    // The day as the site writes it: 22 November 2026.
    await expect(line(page)).toHaveText(/^No connection: .* \d+ \p{Lu}\p{Ll}+ \d{4}$/u);
    expect(await isComplete(page)).toBe(true);

    // The offline page in the place of one that was not visited, with its list and its script.
    await page.goto(to(path('labels')));
    await expect(page.locator('h1')).toHaveText(say('title'));
    await expect(line(page)).toHaveText(say('instead'));
    await awake(page);
    expect(await isComplete(page)).toBe(true);
    await expect(page.locator('main h4').first()).toHaveText(/^English, pages: \d+$/);
    await page
      .locator('main')
      .getByRole('link', { name: words('philosophy.title', 'en') })
      .click();
    await expect(line(page)).toBeVisible();

    site.isOnline = true;
    await page.goto(to(path('offline')));
    await page.getByRole('button', { name: say('forget') }).click();
    await expect(page.getByText(say('none'))).toBeVisible();
    // The worker of the open page serves it still, and keeps nothing more.
    await page.evaluate(() => fetch(document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''));
    expect(await kept(page)).toEqual(nothing);
  },
);

test('after a deploy pages are new, and each copy keeps to the files of its own edition', async ({ page, site }) => {
  const { origin } = site;
  await keepVisited(page, origin + path('offline'));
  for (const id of ['philosophy', 'history', 'vintages'] as const) {
    await page.goto(origin + path(id));
    await expect.poll(() => copyOf(page)).toContain('<h1');
  }
  // The second edition has a new worker and names a file of its own, which the host of the history page does not have yet.
  site.edit = (address, text) =>
    address === '/service-worker.js'
      ? `${text}\n// 2`
      : text
          .replace('<h1', '<h1 data-edition="2"')
          .replace(
            '</head>',
            address === path('history') ? '<script src="/_astro/late.00000002.js"></script>$&' : '$&',
          );
  await page.goto(origin + path('philosophy'));
  await expect(page.locator('h1[data-edition="2"]')).toBeVisible();
  await expect.poll(() => copyOf(page)).toContain('data-edition');
  await page.goto(origin + path('history'));
  await expect(page.locator('h1[data-edition="2"]')).toBeVisible();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting;
    await new Promise((done) => {
      if (!worker || worker.state === 'activated') done(undefined);
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'activated') done(undefined);
      });
    });
  });

  site.isOnline = false;
  const editions = { philosophy: 1, history: 0, vintages: 0 };
  for (const [id, second] of Object.entries(editions)) {
    await page.goto(origin + path(id as PlainRouteId));
    await expect(line(page)).toBeVisible();
    await expect(page.locator('h1[data-edition="2"]')).toHaveCount(second);
    expect(await isComplete(page)).toBe(true);
  }
});

test('the whole site can be kept in either language, with all its parts', async ({ page, site, violations }) => {
  await page.goto(site.origin + path('offline'));
  const button = page.getByRole('button', { name: /^Keep the whole site in English \(\d+\.\d MB\)$/ });
  await expect(page.getByRole('button', { name: /^Keep the whole site in French \(\d+\.\d MB\)$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  const status = page.locator('[role=status]').filter({ hasText: 'files kept' });
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveText(/^(\d+) of \1 files kept$/, { timeout: 30_000 });
  site.isOnline = false;
  await page.goto(site.origin + cru);
  await expect(line(page)).toBeVisible();
  await expect(page.locator('main img').first()).not.toHaveJSProperty('naturalWidth', 0);
  const tasting = pathTo({ id: 'tasting', params: { slug: 'musigny' } }, 'en');
  const facing = facingPathTo({ id: 'philosophy' }, 'en') ?? UNKNOWN_PATH;
  for (const address of ['/data/weather-meursault.csv?never-kept', facing, tasting, path('vineyards')]) {
    await page.goto(site.origin + address);
    await expect(line(page), address).toContainText('No connection');
  }
  await expect(page.locator('.cote-panorama img').first()).not.toHaveJSProperty('naturalWidth', 0);
  // On a dense desktop screen a larger tile is asked for.
  expect(await page.evaluate(async () => (await fetch('/uploads/cote/1-800-dark.webp')).ok)).toBe(true);
  const plate = await page.goto(`${site.origin}/uploads/plates/musigny-2400.avif`);
  expect(plate?.headers()['content-type']).toBe('image/avif');
  await page.goto(site.origin + path('data'));
  violations.length = 0; // Chromium styles its page around the picture, against the policy that was kept with it.
  for (const file of [bookPath('en'), '/data/holdings.csv']) {
    const download = page.waitForEvent('download');
    await page.evaluate((address) => {
      location.assign(address);
    }, site.origin + file);
    expect(await (await download).failure(), file).toBeNull();
  }
  await page.goto(site.origin + cru);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('richebourg');
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveText('Richebourg');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Richebourg');
  await expect(line(page)).toBeVisible();
  await page.goto(`${site.origin}${path('labels')}?title=1987+Domaine+Leroy+Musigny`);
  await expect(page.locator('.examiner [role=status]')).toContainText(words('examiner.verdict.cannot', 'en'));
  await page.goto(site.origin + path('atlas'));
  await page.getByRole('button', { name: words('atlas.explore.open', 'en') }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toContainText('Musigny');
});

test('a device without room keeps what it has, says so, and shows every page; the offline page says so when its list of files is answered with a page', async ({
  page,
  site,
  errors,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 600_000 });
  await page.goto(site.origin + path('offline'));
  const keepAll = page.getByRole('button', { name: /^Keep the whole site in English/ });
  await keepAll.click();
  await expect(page.getByText(say('full'))).toBeVisible();
  await expect(page.getByText(say('full'))).toHaveText(/\d+ of \d+ files kept$/);
  await page.goto(site.origin + path('philosophy'));
  await expect(page.locator('h1')).toHaveText(words('philosophy.title', 'en'));

  // Not even for the first page.
  await page.goto(site.origin + path('offline'));
  await page.getByRole('button', { name: say('forget') }).click();
  await expect(page.getByText(say('none'))).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await page.getByRole('button', { name: say('keep-visited') }).click();
  await expect(page.getByText(say('full'))).toBeVisible();

  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  site.instead = (asked) => (asked === '/offline.json' ? LOG_IN : undefined);
  await keepAll.click();
  await expect(page.getByText(say('failed'))).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page is shown from its copy when the host fails or is silent; what is not of this site is never kept', async ({
  page,
  site,
}) => {
  await keepVisited(page, site.origin + path('offline'));
  const [address, history] = [site.origin + path('philosophy'), site.origin + path('history')];
  await page.goto(address);
  await expect.poll(() => copyOf(page)).toContain('<h1');
  site.instead = () => LOG_IN;
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText('Welcome, guest');
  for (const answer of [{ status: 503, html: 'Service unavailable' }, 'silence'] as const) {
    site.instead = () => answer;
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText(words('philosophy.title', 'en'));
    await expect(line(page)).toBeVisible();
  }

  // A half-finished deploy: the page names a script that the host answers with a page.
  site.instead = (asked) => (asked === '/_astro/new.00000003.js' ? LOG_IN : undefined);
  site.edit = (_, text) => text.replace('</head>', '<script src="/_astro/new.00000003.js"></script>$&');
  await page.goto(history);
  await expect(page.locator('h1')).toBeVisible();
  const pagesAmongFiles = await page.evaluate(async () => {
    const store = await caches.open((await caches.keys()).find((name) => name.startsWith('kept-files')) ?? '');
    return (await store.matchAll()).filter(({ headers }) => headers.get('content-type')?.includes('html')).length;
  });
  expect(pagesAmongFiles).toBe(0);
  site.isOnline = false;
  await page.goto(history);
  await expect(page.locator('h1')).toHaveText(say('title'));
});

test('a file that was kept as a page in earlier editions is fetched again, and a page comes from the network when the storage fails', async ({
  page,
  context,
  site,
}) => {
  await keepVisited(page, site.origin + path('offline'));
  await page.goto(site.origin + path('philosophy'));
  await expect.poll(() => copyOf(page)).toContain('<h1');
  const type = await page.evaluate(async () => {
    const store = await caches.open((await caches.keys()).find((name) => name.startsWith('kept-files')) ?? '');
    const script = document.querySelector<HTMLScriptElement>('script[src*="/_astro/"]')?.src ?? '';
    await store.put(script, new Response('<h1>Not found</h1>', { headers: { 'content-type': 'text/html' } }));
    return (await fetch(script)).headers.get('content-type');
  });
  expect(type).toContain('javascript');

  await context.serviceWorkers()[0]?.evaluate(() => {
    CacheStorage.prototype.match = () => Promise.reject(new Error('The storage is broken.'));
  });
  await page.reload();
  await expect(page.locator('h1')).toHaveText(words('philosophy.title', 'en'));
  expect(await isComplete(page)).toBe(true);
});

test('keeping the whole site ends when another tab removes the copies', async ({ page, context, site }) => {
  await keepVisited(page, site.origin + path('offline'));
  const other = await context.newPage();
  await other.goto(site.origin + path('offline'));
  const release = await holdBack(other, '**/uploads/**');
  await other.getByRole('button', { name: /^Keep the whole site in English/ }).click();
  await expect(other.getByText(/^\d+ of \d+ files kept/)).toBeVisible();
  await page.getByRole('button', { name: say('forget') }).click();
  await expect(page.getByText(say('none'))).toBeVisible();
  release();
  await expect(other.getByText(say('forgotten'))).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
});

test('looking at what is kept makes no store', async ({ page, site }) => {
  await keepVisited(page, site.origin + path('offline'));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    for (const name of await caches.keys()) if (name.startsWith('kept-files:')) await caches.delete(name);
  });
  await page.reload();
  await expect(page.getByText(say('none'))).toBeHidden();
  expect((await kept(page)).stores).toEqual(['kept-pages:']);
});

test('a build that offers no copies removes those kept and the worker, and an open tab says so', async ({
  page,
  site,
}) => {
  await keepVisited(page, site.origin + path('offline'));
  expect((await kept(page)).stores.length).toBe(2);
  const farewell = selfDestroyingWorker({ ...deployment, base: '' });
  expect(farewell).not.toBe(readSite('service-worker.js'));
  site.edit = (address, text) => (address === '/service-worker.js' ? farewell : text);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => kept(page)).toEqual(nothing);

  await page.goto(site.origin + path('offline'));
  await page.getByRole('button', { name: say('keep-visited') }).click();
  await expect(page.getByText(say('not-offered'))).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(nothing);
});
