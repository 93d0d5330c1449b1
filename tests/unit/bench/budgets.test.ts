import { describe, expect, it } from 'vitest';
import { budgets, budgetsOf, missed } from '../../../tools/bench/budgets.ts';

describe('a budget', () => {
  it('is kept to the last byte', () => {
    expect(missed({ htmlAndCss: budgets.htmlAndCss, requests: budgets.requests, layoutShift: 0 })).toEqual([]);
  });

  it.each([
    [{ htmlAndCss: 14_601 }, 'htmlAndCss is 14601, budget 14600'],
    [{ scriptBeforeInteraction: 6001 }, 'scriptBeforeInteraction is 6001, budget 6000'],
    [{ layoutShift: 0.0001 }, 'layoutShift is 0.0001, budget 0'],
    [{ thirdPartyRequests: 1 }, 'thirdPartyRequests is 1, budget 0'],
  ])('is missed by %j', (figures, message) => {
    expect(missed(figures)).toEqual([message]);
  });

  it('is larger for further pages, and largest for the atlas', () => {
    const figures = { htmlAndCss: 40_001 };
    expect(missed(figures, budgetsOf({ page: { id: 'vineyard' } }))).toEqual(['htmlAndCss is 40001, budget 14600']);
    expect(missed(figures, budgetsOf({ page: { id: 'harvests' } }))).toEqual(['htmlAndCss is 40001, budget 40000']);
    expect(missed(figures, budgetsOf({ page: { id: 'atlas' } }))).toEqual([]);
    expect(missed(figures, budgetsOf({ page: { id: 'vineyard' }, isFacing: true }))).toEqual([
      'htmlAndCss is 40001, budget 40000',
    ]);
  });

  it('leaves the sitemap tool its script', () => {
    expect(
      missed({ scriptBeforeInteraction: 70_000, thirdPartyRequests: 1 }, budgetsOf({ page: { id: 'sitemap' } })),
    ).toEqual(['thirdPartyRequests is 1, budget 0']);
  });
});
