import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { LoadingScreen } from '#islands/LoadingScreen.tsx';

const printed = (
  <LoadingScreen label="Loading...">
    <svg data-testid="mark" />
  </LoadingScreen>
);

describe('LoadingScreen', () => {
  it('is printed with a logo, a spinner and the specified words', () => {
    render(printed);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('status').contains(screen.getByTestId('mark'))).toBe(true);
    expect(document.querySelector('.loading-screen__spinner')?.getAttribute('aria-hidden')).toBe('true');
  });

  describe('once hydrated', () => {
    beforeEach(() => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(printed);
      render(printed, { container, hydrate: true });
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
