import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HarvestYears } from '#islands/HarvestYears.tsx';

const messages = {
  'harvests.walk.year': 'A year',
  'harvests.walk.range': 'Year',
  'harvests.walk.previous': 'Before',
  'harvests.walk.next': 'After',
  'harvests.walk.hint': 'Any year.',
  'harvests.walk.outside': 'From {first} to {last}.',
  'harvests.walk.dated': '{year}: {date}, number {rank} of {count}.',
  'harvests.walk.early': '{year}: {days} days ahead, number {rank} of {count}.',
  'harvests.walk.late': '{year}: {days} days behind, number {rank} of {count}.',
};

/** 1581 to 1584: 10, 30 and 20 September, and 20 September again but for the leap day. */
const days = [253, 273, 263, 264];

const show = () =>
  render(
    <HarvestYears
      locale="en"
      messages={messages}
      first={1581}
      days={days}
      datedFrom={1583}
      notes={{ 1584: 'A note.' }}
    />,
  );

const status = (): string => screen.getByRole('status').textContent;
const type = (value: string): void => {
  fireEvent.input(screen.getByRole('spinbutton'), { target: { value } });
};

beforeEach(() => {
  history.replaceState(null, '', '/harvests/en');
});

describe('the years of the harvests', () => {
  it('give date and rank of a number that is typed, and keep it in the address', () => {
    show();
    expect(status()).toBe('Any year.');
    type('1583');
    expect(status().replaceAll('\u00a0', ' ')).toContain('1583: 20 September, number 2 of 4.');
    expect(location.hash).toBe('#1583');
  });

  it('name no day before the calendar is certain', () => {
    show();
    type('1581');
    expect(status()).toContain('1581: 10.3 days ahead, number 1 of 4.');
    type('1582');
    expect(status()).toContain('1582: 9.8 days behind, number 4 of 4.');
  });

  it('are walked by the control over the plot and by the buttons, which stop at the ends', () => {
    show();
    fireEvent.input(screen.getByRole('slider'), { target: { value: '1583' } });
    expect(status()).toContain('1583');
    fireEvent.click(screen.getByText('After'));
    fireEvent.click(screen.getByText('After'));
    expect(status()).toContain('1584');
    expect(status()).toContain('A note.');
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1584');
  });

  it('begin with the year of the address', () => {
    history.replaceState(null, '', '#1582');
    show();
    expect(status()).toContain('1582');
  });

  it('say which years there are when another is asked for', () => {
    show();
    type('2024');
    expect(status()).toBe('From 1581 to 1584.');
  });
});
