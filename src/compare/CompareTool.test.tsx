import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompareTool } from '#compare/CompareTool.tsx';
import type { ComparedCru, Comparison } from '#compare/comparison.ts';

const cru = (slug: string, name: string): ComparedCru => ({
  slug,
  name,
  href: `/${slug}`,
  plate: { address: `/${slug}`, widths: [320], fallback: `/${slug}.webp`, alt: name },
  outline: { d: 'M0 0l1 1z', box: [0, 0, 10, 10], holdingSide: 4 },
  areaDisputed: false,
  altitude: null,
});

const comparison: Comparison = {
  crus: [cru('alpha', 'Alpha'), cru('beta', 'Beta'), cru('gamma', 'Gamma')],
  facts: [
    { key: 'share', owner: 'holding', label: 'Share', values: [null, ['9 %'], ['4 %']], numbers: [null, 9, 4] },
    { key: 'grape', owner: 'wine', label: 'Grape', values: [['red'], ['red'], ['white']] },
  ],
  pairs: [
    ['alpha', 'beta'],
    ['beta', 'gamma'],
  ],
};

beforeEach(() => {
  location.hash = '';
});

const show = () => render(<CompareTool locale="en" messages={{}} comparison={comparison} nameLang={undefined} />);
const table = () => within(screen.getByRole('region', { name: 'compare.table.label' })).getByRole('table');
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const sort = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const firstPage = () => {
  const page = screen.getAllByRole('table').find((one) => one !== table());
  if (!page) throw new Error('There is no double page.');
  return page;
};
const choose = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('the table of all crus', () => {
  it('puts crus without a figure last, in both directions', () => {
    show();
    sort('Share');
    expect(columns()).toEqual(['Gamma', 'Beta', 'Alpha']);
    sort('Share');
    expect(columns()).toEqual(['Beta', 'Gamma', 'Alpha']);
  });
});

describe('the double page', () => {
  it('shows equal values once', () => {
    show();
    expect(within(firstPage()).getAllByText('red')).toHaveLength(1);
  });

  it('loses its third cru when the third field is emptied', () => {
    show();
    choose('compare.third', 'gamma');
    choose('compare.third', '');
    expect(location.hash).toBe('#alpha--beta');
  });

  it('changes the places of two crus when one is chosen twice', () => {
    show();
    choose('compare.first', 'beta');
    expect(firstPage().id).toBe('beta--alpha');
  });
});
