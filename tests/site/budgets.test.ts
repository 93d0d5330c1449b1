import { expect, it } from 'vitest';
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
