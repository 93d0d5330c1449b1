import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#routing/paths.ts';
import type { PlainRouteId } from '#routing/routes.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';
import { siteFolder } from '../support/built-site.ts';
import type { Engine } from '../support/behaviours.ts';
import { words } from '../support/content.ts';
import { missingWebKit, openWebKit } from './driver.ts';

const path = (id: PlainRouteId): string => pathTo({ id }, 'en');
const say = (key: string): string => words(`offline.${key}`, 'en');

describe.skipIf(missingWebKit !== undefined)('copies of pages in WebKitGTK', () => {
  let server: StaticServer;
  let tab: Engine;

  beforeAll(async () => {
    server = await startStaticServer({ folder: siteFolder });
    tab = await openWebKit();
  });

  afterAll(async () => {
    await tab.close();
    await server.close();
  });

  const text = (selector: string) => tab.ask(`document.querySelector('${selector}')?.textContent.trim() ?? ''`);

  it('pages that were visited are shown when the server is gone, with their line; others lead to the offline page', async () => {
    await tab.goTo(server.origin + path('offline'));
    // The second view of a visit, which no loading screen covers.
    await tab.goTo(server.origin + path('offline'));
    await expect.poll(() => text('main button:not([disabled])')).toBe(say('keep-visited'));
    await tab.click('main button:not([disabled])');
    await expect.poll(() => text('main [role=status]')).toBe(say('keeping'));
    await tab.goTo(server.origin + path('philosophy'));
    await expect.poll(() => tab.ask('caches.match(location.href).then(Boolean)')).toBe(true);
    await server.close();
    await tab.goTo(server.origin + path('philosophy'));
    expect(await text('h1')).toBe(words('philosophy.title', 'en'));
    expect(await text('.kept-copy')).toContain('No network');
    await tab.goTo(server.origin + path('vintages'));
    expect(await text('h1')).toBe(say('title'));
  });
});
