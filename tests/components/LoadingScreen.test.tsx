import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  describe('once hydrated', () => {
    let root: Root;

    beforeEach(async () => {
      const place = document.createElement('div');
      place.innerHTML = renderToString(printed);
      document.body.replaceChildren(place);
      root = await act(() => hydrateRoot(place, printed));
    });

    afterEach(() => {
      act(() => {
        root.unmount();
      });
    });

    it('stays until something ends it', () => {
      expect(screen.getByRole('status')).toBeDefined();
      fireEvent.pointerMove(document.body);
      expect(screen.getByRole('status')).toBeDefined();
    });

    it.each(['keydown', 'pointerdown', 'wheel', 'touchmove'])('is ended by %s', (type) => {
      fireEvent(document.body, new Event(type, { bubbles: true }));
      expect(screen.queryByRole('status')).toBeNull();
    });
  });
});
