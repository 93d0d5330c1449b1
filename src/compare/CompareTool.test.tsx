import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CompareTool } from '#compare/CompareTool.tsx';
import type { ComparedCru, Comparison } from '#compare/comparison.ts';

const cru = (slug: string, name: string): ComparedCru => ({
  slug,
  name,
  href: `/${slug}`,
  ipa: '[a]',
  outline: { d: 'M0 0l1 1z', box: [0, 0, 10, 10], inside: [5, 5], angle: 0, plots: 'M0 0l1 1z' },
  altitude: null,
});

const comparison: Comparison = {
  crus: [cru('alpha', 'Alpha'), cru('beta', 'Beta'), cru('gamma', 'Gamma')],
  facts: [
    {
      key: 'share',
      owner: 'holding',
      label: 'Share',
      values: [null, ['9 %'], ['4 %']],
      figure: { head: 'Share', words: [null, '9 %', '4 %'], spans: [null, [0, 90], [0, 40]] },
    },
    { key: 'grape', owner: 'wine', label: 'Grape', values: [['red'], ['red'], ['white']] },
    { key: 'owners', owner: 'whole', label: 'Owners', values: [['Nobody'], null, null], opens: true },
  ],
  keeping: '',
  pairs: [
    ['alpha', 'beta'],
    ['beta', 'gamma'],
  ],
  ground: { address: '/ground.svg', box: [0, 0, 10, 10] },
};

beforeEach(() => {
  location.hash = '';
});

const show = () => render(<CompareTool locale="en" messages={{}} comparison={comparison} />);
const column = () => within(screen.getByRole('region', { name: 'Share' }));
const rows = () =>
  column()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sort = () => fireEvent.click(column().getByRole('button'));
const choose = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('the figures of all crus are put in order, those without a figure last in both directions, and back from north to south', () => {
  show();
  sort();
  expect(rows()).toEqual(['Beta 9 %', 'Gamma 4 %', 'Alpha compare.unpublished']);
  sort();
  expect(rows()).toEqual(['Gamma 4 %', 'Beta 9 %', 'Alpha compare.unpublished']);
  fireEvent.click(screen.getByRole('button', { name: 'compare.table.north' }));
  expect(rows()[0]).toBe('Alpha compare.unpublished');
});

it('two crus side by side have what tells them apart in the table, what they share in a sentence, and lists in rows that open', () => {
  const { container } = show();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Share']);
  expect(screen.getByText('9 %', { selector: 'td' })).toBeTruthy();
  expect(container.querySelector('[data-shared]')?.textContent).toBe('compare.shared.two grape red.');
  expect(container.querySelector('details')?.textContent).toContain('Nobody');
});

it('two crus remain when the third field is emptied', () => {
  show();
  choose('compare.third', 'gamma');
  choose('compare.third', '');
  expect(location.hash).toBe('#alpha--beta');
});

it('two crus change places when one is chosen twice', () => {
  const { container } = show();
  choose('compare.first', 'beta');
  expect(container.querySelector('[data-side-by-side]')?.id).toBe('beta--alpha');
});
