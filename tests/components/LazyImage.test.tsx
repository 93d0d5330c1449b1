import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';
import { LazyImage } from '#islands/LazyImage.tsx';
import { pictureSources } from '#islands/picture.ts';
import { standInForIntersectionObserver } from '../support/intersection.ts';

const picture = {
  address: '/uploads/plates/cellar',
  widths: [480, 960],
  fallback: '/uploads/plates/cellar-960.webp',
  sizes: '100vw',
  alt: 'A vaulted cellar',
  width: 960,
  height: 540,
};

let observers: ReturnType<typeof standInForIntersectionObserver>;

beforeEach(() => {
  observers = standInForIntersectionObserver();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(container: HTMLElement): Element | null {
  return container.querySelector('.lazy-image');
}

function show() {
  const { container } = render(<LazyImage picture={picture} unavailable="Image unavailable" />);
  return { container, image: () => screen.queryByRole('img', { name: picture.alt }) };
}

describe('LazyImage', () => {
  it('waits as a placeholder, watched with the specified margin and share', () => {
    const { container, image } = show();
    expect(image()).toBeNull();
    expect(place(container)?.getAttribute('data-state')).toBe('waiting');
    expect(observers[0]?.options).toEqual({
      rootMargin: `${LAZY_IMAGE_MARGIN_PX}px`,
      threshold: LAZY_IMAGE_VISIBLE_SHARE,
    });
    expect([...(observers[0]?.observed ?? [])]).toEqual([place(container)]);
  });

  it('keeps waiting while its place is out of reach', () => {
    const { image } = show();
    observers[0]?.report(false);
    expect(image()).toBeNull();
  });

  it('fetches the picture when its place comes near, and stops watching', () => {
    const { container, image } = show();
    observers[0]?.report(true);
    expect(place(container)?.getAttribute('data-state')).toBe('loading');
    expect(image()?.getAttribute('src')).toBe(picture.fallback);
    expect([...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual(
      pictureSources(picture).map(({ media = '', srcset }) => [media, srcset]),
    );
    expect(observers[0]?.observed.size).toBe(0);
  });

  it('shows the picture once it is loaded', () => {
    const { container } = show();
    observers[0]?.report(true);
    fireEvent.load(screen.getByRole('img'));
    expect(place(container)?.getAttribute('data-state')).toBe('loaded');
  });

  it('puts the specified words in its place when it cannot be loaded, and logs it once', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container, image } = show();
    observers[0]?.report(true);
    fireEvent.error(screen.getByRole('img'));
    expect(image()).toBeNull();
    expect(container.querySelector('.image-unavailable')?.textContent).toBe('Image unavailable');
    expect(log.mock.calls).toEqual([[expect.stringContaining(picture.fallback)]]);
  });
});
