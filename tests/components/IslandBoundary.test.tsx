import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';

interface BrokenProps {
  readonly fault: unknown;
}

function Broken({ fault }: BrokenProps): never {
  throw fault;
}

beforeEach(() => {
  // React reports every caught error by itself; the tests ask what the visitor sees.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('IslandBoundary', () => {
  it('stays out of sight while nothing is wrong', () => {
    render(
      <IslandBoundary>
        <p>Well</p>
      </IslandBoundary>,
    );
    expect(screen.getByText('Well')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [new Error('the cellar is locked'), 'the cellar is locked'],
    ['404', '404'],
  ])('shows the specified words with the message of %o', (fault, message) => {
    render(
      <IslandBoundary>
        <Broken fault={fault} />
      </IslandBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toBe(`Unexpected Application Error! ${message}`);
  });

  it('leaves what lies beside the broken island usable', () => {
    render(
      <>
        <a href="/en">Home</a>
        <IslandBoundary>
          <Broken fault={new Error('no')} />
        </IslandBoundary>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  });
});
