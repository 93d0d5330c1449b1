import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from '#islands/LazyImage.tsx';

const ADDRESS = 'http://localhost/cellar.webp';
const island = (
  <LazyImage unavailable="Image unavailable">
    <picture>
      <img src={ADDRESS} alt="A vaulted cellar" loading="lazy" />
    </picture>
  </LazyImage>
);

const logged = vi.fn();

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function place(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.lazy-image');
  if (!found) throw new Error('The island has no place for its picture.');
  return found;
}

function image(): HTMLImageElement {
  const found = place().querySelector('img');
  if (!found) throw new Error('The place holds no picture.');
  return found;
}

/** Hydrates the printed island as `client:near` does: loading, after a failure and with the connection back. */
function hydrate(): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(island);
  place().dataset.state = 'loading';
  render(island, { container, hydrate: true });
}

/** What the browser says of the picture. */
function settle(outcome: 'load' | 'error'): void {
  Object.defineProperty(image(), 'naturalWidth', { value: outcome === 'load' ? 960 : 0, configurable: true });
  fireEvent(image(), new Event(outcome));
}

describe('LazyImage', () => {
  it('asks for a failed picture again, keeps the element and shows the picture once it is loaded', () => {
    const asked = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
    hydrate();
    const before = image();
    expect(asked.mock.calls).toContainEqual(['src', ADDRESS]);
    expect(place().dataset.state).toBe('loading');
    settle('load');
    expect(place().dataset.state).toBe('loaded');
    expect(image()).toBe(before);
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows the failure when the second attempt fails too, logs it, and tries again with the connection', () => {
    hydrate();
    settle('error');
    expect(place().dataset.state).toBe('failed');
    expect(place().textContent).toBe('Image unavailable');
    expect(logged.mock.calls).toEqual([[`Image unavailable: ${ADDRESS}`]]);
    fireEvent(window, new Event('online'));
    expect(place().dataset.state).toBe('loading');
    settle('load');
    expect(place().dataset.state).toBe('loaded');
  });

  it('does not ask for a picture again that is loaded', () => {
    hydrate();
    settle('load');
    fireEvent(window, new Event('online'));
    expect(place().dataset.state).toBe('loaded');
  });
});
