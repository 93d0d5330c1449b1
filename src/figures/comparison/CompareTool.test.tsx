import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CompareTool } from '#figures/comparison/CompareTool.tsx';
import type { ComparedCru, Comparison } from '#figures/comparison/types.ts';

const cru = (slug: string, name: string): ComparedCru => ({
  slug,
  name,
  href: `/${slug}`,
  ipa: '[a]',
  profile: [],
  outline: { box: { x: 0, y: 0, width: 10, height: 10 }, inside: [5, 5] },
  told: {
    area: { name, words: `${slug.length} ha`, size: slug.length, held: '' },
    altitude: undefined,
    keep: undefined,
  },
  whole: name,
});

const comparison: Comparison = {
  crus: [cru('alpha', 'Alpha'), cru('beta', 'Beta'), cru('gamma', 'Gamma')],
  facts: [
    {
      owner: 'holding',
      label: 'Share',
      values: [null, ['9 %'], ['4 %']],
      bars: {
        head: 'Share',
        words: [null, '9 %', '4 %'],
        spans: [null, [0, 90], [0, 40]],
      },
    },
    { owner: 'wine', label: 'Grape', values: [['red'], ['red'], ['white']] },
    { owner: 'whole', label: 'Owners', values: [['Nobody'], null, null] },
  ],
  keeping: '',
  neighbours: [],
  hollow: '',
  mapNote: [],
  pairs: [
    ['alpha', 'beta'],
    ['beta', 'gamma'],
  ],
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
const announced = () => screen.getAllByRole('status')[0]?.textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('the figures of all crus are put in order, those without a figure last in both directions, and back from north to south', () => {
  show();
  const order = () => screen.getAllByRole('status')[1]?.textContent;
  expect(order()).toBe('compare.tool.table.north');
  sort();
  expect(order()).toBe('compare.tool.table.largest');
  expect(rows()).toEqual(['Beta 9 %', 'Gamma 4 %', 'Alpha compare.tool.unpublished']);
  sort();
  expect(order()).toBe('compare.tool.table.smallest');
  expect(rows()).toEqual(['Gamma 4 %', 'Beta 9 %', 'Alpha compare.tool.unpublished']);
  fireEvent.click(screen.getByRole('button', { name: 'compare.tool.table.north' }));
  expect(rows()[0]).toBe('Alpha compare.tool.unpublished');
});

it('two crus side by side have what tells them apart in sentences and in the table, and what they share in a sentence', () => {
  const { container } = show();
  expect(container.querySelector('[data-sentences]')?.textContent).toBe('compare.tool.say.area');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Share', 'Owners']);
  expect(screen.getByText('9 %', { selector: 'td' })).toBeTruthy();
  expect(container.querySelector('[data-shared]')?.textContent).toBe('compare.tool.shared grape red.');
});

it('a cru that is pressed takes the place of the one chosen longest ago, in the address, and is announced', () => {
  const { container } = show();
  expect(announced()).toBe('');
  choose('Gamma');
  expect(location.hash).toBe('#beta--gamma');
  choose('Alpha');
  expect(container.querySelector('[data-side-by-side]')?.id).toBe('alpha--gamma');
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent.slice(0, 5))).toEqual([
    'Alpha',
    'Gamma',
  ]);
  expect(announced()).toBe('compare.tool.announced');
});

it('a cru that is pressed again stays, and gives way last', () => {
  show();
  choose('Alpha');
  choose('Gamma');
  expect(location.hash).toBe('#alpha--gamma');
});
