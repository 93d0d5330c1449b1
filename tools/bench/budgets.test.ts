import { expect, it } from 'vitest';
import { budgetsOf, missed } from './budgets.ts';

it.each([
  [{ page: { id: 'home' } }, { htmlAndCss: 14_600, requests: 10, layoutShift: 0 }, []],
  [{ page: { id: 'home' } }, { htmlAndCss: 14_601 }, ['htmlAndCss is 14601, budget 14600']],
  [{ page: { id: 'home' } }, { layoutShift: 0.0001 }, ['layoutShift is 0.0001, budget 0']],
  [{ page: { id: 'home' }, isFacing: true }, { htmlAndCss: 40_001 }, ['htmlAndCss is 40001, budget 40000']],
  [{ page: { id: 'harvests' } }, { htmlAndCss: 40_001 }, ['htmlAndCss is 40001, budget 40000']],
  [{ page: { id: 'atlas' } }, { htmlAndCss: 40_001 }, []],
  // The sitemap tool works from its load on.
  [{ page: { id: 'sitemap' } }, { scriptBeforeInteraction: 70_000 }, []],
] as const)('the budgets of %j against %j', (page, figures, misses) => {
  expect(missed(figures, budgetsOf(page))).toEqual(misses);
});
