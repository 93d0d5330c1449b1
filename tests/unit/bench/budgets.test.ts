import { describe, expect, it } from 'vitest';
import { budgets, missed } from '../../../tools/bench/budgets.ts';

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
});
