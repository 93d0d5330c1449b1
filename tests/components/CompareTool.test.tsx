import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompareTool } from '#islands/CompareTool.tsx';
import type { ComparedCru, Comparison } from '#model/comparison.ts';

const cru = (slug: string, name: string): ComparedCru => ({
  slug,
  name,
  href: `/${slug}`,
  plate: { address: `/${slug}`, widths: [320], fallback: `/${slug}.webp`, alt: name },
  outline: { d: 'M0 0l1 1z', box: [0, 0, 10, 10], holdingSide: 4 },
  areaDisputed: false,
  altitudeM: [250, 260],
});

const comparison: Comparison = {
  crus: [cru('alpha', 'Alpha'), cru('beta', 'Beta'), cru('gamma', 'Gamma')],
  facts: [
    { key: 'area', owner: 'holding', label: 'Area', values: [['2 ha'], ['1 ha'], ['3 ha']], numbers: [2, 1, 3] },
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

afterEach(() => {
  document.body.replaceChildren();
});

const show = () => render(<CompareTool locale="en" messages={{}} comparison={comparison} nameLang={undefined} />);
const table = () => within(screen.getByRole('region', { name: 'compare.table.label' })).getByRole('table');
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const sort = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sides = () => screen.getAllByRole('table').filter((one) => one !== table());
const firstPage = () => {
  const [page] = sides();
  if (!page) throw new Error('There is no double page.');
  return page;
};
const choose = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('the table of all crus', () => {
  it('is sorted by a fact in figures, and the other way round by the second press', () => {
    show();
    expect(columns()).toEqual(['Alpha', 'Beta', 'Gamma']);
    sort('Area');
    expect(columns()).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(screen.getByRole('button', { name: 'Area' }).closest('th')?.getAttribute('aria-sort')).toBe('ascending');
    sort('Area');
    expect(columns()).toEqual(['Gamma', 'Alpha', 'Beta']);
  });

  it('puts crus without a figure last, in both directions', () => {
    show();
    sort('Share');
    expect(columns()).toEqual(['Gamma', 'Beta', 'Alpha']);
    sort('Share');
    expect(columns()).toEqual(['Beta', 'Gamma', 'Alpha']);
  });
});

describe('the double page', () => {
  it('shows the first pair at first, and equal values once', () => {
    show();
    const page = firstPage();
    expect(sides()).toHaveLength(1);
    expect(page.id).toBe('alpha--beta');
    expect(within(page).getAllByText('red')).toHaveLength(1);
    expect(within(page).getByText('2 ha')).toBeTruthy();
  });

  it('follows the fields and writes the choice to the address', () => {
    show();
    choose('compare.third', 'gamma');
    expect(location.hash).toBe('#alpha--beta--gamma');
    choose('compare.third', '');
    expect(location.hash).toBe('#alpha--beta');
  });

  it('changes the places of two crus when one is chosen twice', () => {
    show();
    choose('compare.first', 'beta');
    expect(firstPage().id).toBe('beta--alpha');
  });

  it('shows what the address names', () => {
    location.hash = '#gamma--alpha--beta';
    show();
    expect(firstPage().id).toBe('gamma--alpha--beta');
  });
});
