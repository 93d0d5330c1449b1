import { expect, it } from 'vitest';
import { budgetsOf, missed } from './budgets.ts';

it.each([
  [{ page: { id: 'home' } }, { titlePage: 14_600, document: 25_000, requests: 10, layoutShift: 0 }, []],
  [{ page: { id: 'home' } }, { titlePage: 14_601 }, ['titlePage is 14601, budget 14600']],
  [{ page: { id: 'home' } }, { layoutShift: 0.0001 }, ['layoutShift is 0.0001, budget 0']],
  [{ page: { id: 'history' } }, { document: 25_001 }, ['document is 25001, budget 25000']],
  [{ page: { id: 'atlas' } }, { document: 32_000 }, []],
  [{ page: { id: 'compare' } }, { document: 32_001 }, ['document is 32001, budget 32000']],
  // The sitemap tool works from its load on.
  [{ page: { id: 'sitemap' } }, { scriptBeforeInteraction: 70_000 }, []],
] as const)('the budgets of %j against %j', (page, figures, misses) => {
  expect(missed(figures, budgetsOf(page))).toEqual(misses);
});
