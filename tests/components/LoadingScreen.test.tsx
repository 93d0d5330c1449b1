import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoadingScreen } from '#islands/LoadingScreen.tsx';

const printed = (
  <LoadingScreen label="Loading...">
    <svg data-testid="mark" />
  </LoadingScreen>
);

describe('LoadingScreen', () => {
  it('is printed with a logo, a spinner and the specified words', () => {
    document.body.innerHTML = renderToString(printed);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('status').contains(screen.getByTestId('mark'))).toBe(true);
    expect(document.querySelector('.loading-screen__spinner')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('goes when its island comes alive', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(printed);
    document.body.replaceChildren(place);
    const root = await act(() => hydrateRoot(place, printed));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => {
      root.unmount();
    });
  });
});
