import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { HarvestYears } from '#vintages/HarvestYears.tsx';

const messages = {
  'harvests.walk.year': 'A year',
  'harvests.walk.range': 'Year',
  'harvests.walk.previous': 'Before',
  'harvests.walk.next': 'After',
  'harvests.walk.hint': 'Any year.',
  'harvests.walk.outside': 'From {first} to {last}.',
  'harvests.walk.seasons': 'The season of {year}',
  'harvests.walk.dated-early': '{year}: {date}, {days} before, number {rank} of {count}.',
  'harvests.walk.dated-late': '{year}: {date}, {days} after, number {rank} of {count}.',
  'harvests.walk.early': '{year}: {days} ahead, number {rank} of {count}.',
  'harvests.walk.late': '{year}: {days} behind, number {rank} of {count}.',
};

/** 1581 to 1584: 10, 30 and 20 September, and 20 September again but for the leap day. */
const days = [253, 273, 263, 264];

/** With the list of the page, where a line has the mark of its source. */
const show = () =>
  render(
    <>
      <HarvestYears locale="en" messages={messages} first={1581} days={days} datedFrom={1583} seasons={2025} />
      <p data-year-text="1584">
        A note.<sup className="citation">7</sup>
      </p>
    </>,
  );

const status = (): string => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');

beforeEach(() => {
  history.replaceState(null, '', '/harvests/en');
});

it.each([
  ['1583', '1583: 20 September, 0.3 days before, number 2 of 4.'],
  // No day is named before the calendar is certain.
  ['1581', '1581: 10.3 days ahead, number 1 of 4.'],
  ['1582', '1582: 9.8 days behind, number 4 of 4.'],
  ['2024', 'From 1581 to 1584. The season of 2024'],
  ['2026', 'From 1581 to 1584.'],
  ['19', 'Any year.'],
])('the harvests tell of %s: "%s"', (year, told) => {
  show();
  fireEvent.input(screen.getByRole('spinbutton'), { target: { value: year } });
  expect(status()).toContain(told);
});

it.each([
  ['1583', '1583, 20 September'],
  ['1581', '1581'],
])('the stroke of %s is named "%s"', (year, name) => {
  show();
  fireEvent.input(screen.getByRole('spinbutton'), { target: { value: year } });
  const names = [...document.querySelectorAll('svg text')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
  expect(names).toEqual([name, name]);
});

it('the years are walked by buttons, which stop at the ends', () => {
  history.replaceState(null, '', '?year=1583');
  show();
  fireEvent.click(screen.getByText('After'));
  fireEvent.click(screen.getByText('After'));
  expect(status()).toMatch(/A note\.$/);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1584');
});
