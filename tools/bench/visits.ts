import { launch, type BrowserContext, type LaunchOptions } from 'puppeteer-core';
import type { RouteId } from '#routes/routes.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { serveSite, sitePages } from './site.ts';

/** The path of the first page with an id, in English. */
export function addressInEnglish(id: RouteId): string {
  const found = sitePages().find(({ page, locale }) => page.id === id && locale === 'en');
  if (!found) throw new Error(`No page has the id "${id}".`);
  return found.path;
}

/** Serves the built site to a browser, in which `measure` makes visits, each with an empty profile. */
export async function visits<Result>(
  { args = [], ...options }: LaunchOptions,
  measure: (
    visit: <Times>(make: (context: BrowserContext) => Promise<Times>) => Promise<Times>,
    origin: string,
  ) => Promise<Result>,
): Promise<Result> {
  const site = await serveSite();
  const all = [...browserArguments, ...site.trust, ...args];
  const browser = await launch({ executablePath: findBrowser(), headless: true, ...options, args: all });
  const visit = async <Times>(make: (context: BrowserContext) => Promise<Times>): Promise<Times> => {
    const context = await browser.createBrowserContext();
    return make(context).finally(() => context.close());
  };
  return measure(visit, site.origin).finally(() => Promise.all([browser.close(), site.close()]));
}
