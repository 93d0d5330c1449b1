import { expect, it } from 'vitest';
import type { RouteId } from '#routes/routes.ts';
import { budgetsOf, missed } from '../../tools/bench/budgets.ts';
import { pageSize } from '../../tools/bench/page-parts.ts';
import { builtPages, deployment, readSite } from '../support/built-site.ts';

const read = (address: string): string => readSite(address.slice(deployment.base.length));

it('keeps the title page and the document of every page within their budgets', () => {
  const over = builtPages.flatMap(({ page, path }) => {
    const figures = pageSize(readSite(`${path}/index.html`), read);
    return missed({ ...figures }, budgetsOf({ page })).map((miss) => `${path}: ${miss}`);
  });
  expect(over).toEqual([]);
});

it('names the figure of a page that is over its budget', () => {
  const figures = { titlePage: 14_601, document: 31_000, scriptBeforeInteraction: 70_000, layoutShift: 0.0001 };
  const misses = (id: RouteId): string[] => missed(figures, budgetsOf({ page: { id } }));
  expect(misses('compare')).toEqual([
    'titlePage is 14601, budget 14600',
    'scriptBeforeInteraction is 70000, budget 6500',
    'layoutShift is 0.0001, budget 0',
  ]);
  expect(misses('history')).toContain('document is 31000, budget 25000');
  expect(misses('sitemap').join()).not.toContain('script');
});
