import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IslandBoundary, useLanguage } from '#island/Island.tsx';

function Broken({ fault }: { readonly fault: unknown }): never {
  throw fault;
}

beforeEach(() => {
  // React reports every caught error by itself; the tests ask what the visitor sees.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [new Error('the cellar is locked'), 'the cellar is locked'],
  ['404', '404'],
])(
  'a broken island shows the specified words with the message of %o and leaves its neighbours usable',
  (fault, message) => {
    render(
      <>
        <a href="/en">Home</a>
        <IslandBoundary>
          <Broken fault={fault} />
        </IslandBoundary>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe(`Unexpected Application Error! ${message}`);
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  },
);

it('useLanguage throws the specified message outside its provider', () => {
  const Words = () => <p>{useLanguage().locale}</p>;
  expect(() => render(<Words />)).toThrow('useLanguage must be used within a LanguageProvider');
});
