import { inTurns } from '../../tools/in-turns.ts';
import { missed } from '../../tools/bench/budgets.ts';
import { everyPage, serveSite, type SitePage } from '../../tools/bench/site.ts';
import { firstView } from '../../tools/bench/sizes.ts';
import { expect, test } from '../support/e2e.ts';

/** One page of each kind: the longer language, and of the Grands Crus and their further pages the longest name. */
function samples(): SitePage[] {
  const french = everyPage().filter(({ locale, page }) => locale === 'fr' && page.id !== 'home');
  const kinds = new Map(french.map((page) => [`${page.page.id} ${page.isFacing ?? false}`, page]));
  return [...kinds.values()];
}

test('the first view of each kind of page keeps within its budgets on a phone', async ({ browser }) => {
  const site = await serveSite();
  const views = await inTurns(samples(), 8, (page) => firstView(browser, site.origin, page));
  await site.close();
  expect(views.length).toBeGreaterThan(10);
  expect(
    views.flatMap(({ path, limits, ...figures }) => missed(figures, limits).map((miss) => `${path}: ${miss}`)),
  ).toEqual([]);
});
