import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from '#islands/LazyImage.tsx';
import { pictureSources } from '#model/picture.ts';

const picture = {
  address: '/uploads/plates/cellar',
  widths: [480, 720, 960, 1600],
  fallback: '/uploads/plates/cellar-960.webp',
  sizes: '100vw',
  alt: 'A vaulted cellar',
  width: 1600,
  height: 900,
};
const island = <LazyImage picture={picture} unavailable="Image unavailable" />;

// happy-dom fetches no pictures and calls them complete.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const image = () => screen.getByRole('img', { name: picture.alt });
const state = () => document.querySelector('.lazy-image')?.getAttribute('data-state');

/** What the server prints, with the picture put in its place as `client:near` does. */
function placeWithPicture(): HTMLElement {
  const { container, unmount } = render(island);
  const held = container.querySelector('picture')?.cloneNode(true);
  unmount();
  const root = document.createElement('div');
  root.innerHTML = renderToString(island);
  document.body.append(root);
  if (held) root.querySelector('.lazy-image')?.append(held);
  return root;
}

/** Gives the picture in the page the state in which the browser has it. */
function settled(naturalWidth: number): HTMLElement {
  const found = image();
  Object.defineProperties(found, {
    complete: { value: true },
    currentSrc: { value: picture.fallback },
    naturalWidth: { value: naturalWidth },
  });
  return found;
}

async function adopt(root: HTMLElement): Promise<void> {
  await act(() => {
    hydrateRoot(root, island);
    return Promise.resolve();
  });
}

describe('the sources of a picture', () => {
  it('keep the widest drawings from phones in either scheme, and from no other screen', () => {
    const offered = pictureSources(picture).map(({ media = '', srcset }) => [
      media.includes('min-width'),
      srcset.match(/\d+(?=w)/g)?.map(Number),
    ]);
    expect(offered).toEqual([
      [true, picture.widths],
      [true, picture.widths],
      [false, [480, 720, 960]],
      [false, [480, 720, 960]],
    ]);
  });
});

describe('LazyImage', () => {
  it('is printed as an empty place, so that nothing is fetched', () => {
    const html = renderToString(island);
    expect(html).toContain('data-state="waiting"');
    expect(html).not.toContain('img');
  });

  it('shows the picture in every width and scheme, once it is loaded', () => {
    const { container } = render(island);
    expect(image().getAttribute('src')).toBe(picture.fallback);
    expect([...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual(
      pictureSources(picture).map(({ media = '', srcset }) => [media, srcset]),
    );
    expect(state()).toBe('loading');
    fireEvent.load(image());
    expect(state()).toBe('loaded');
  });

  it('puts the specified words in its place when it cannot be loaded, and logs it once', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(island);
    fireEvent.error(image());
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('.image-unavailable')?.textContent).toBe('Image unavailable');
    expect(log.mock.calls).toEqual([[expect.stringContaining(picture.fallback)]]);
  });

  it('adopts a picture that the page has loaded already', async () => {
    const root = placeWithPicture();
    const before = settled(960);
    await adopt(root);
    expect(image()).toBe(before);
    expect(state()).toBe('loaded');
  });

  it('adopts a picture that is still loading', async () => {
    const root = placeWithPicture();
    const before = image();
    await adopt(root);
    expect(image()).toBe(before);
    fireEvent.load(before);
    expect(state()).toBe('loaded');
  });

  it('puts the words in the place of a picture that failed before it came alive', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = placeWithPicture();
    settled(0);
    await adopt(root);
    expect(root.textContent).toBe('Image unavailable');
    expect(log.mock.calls.filter(([text]) => String(text).startsWith('Image unavailable'))).toHaveLength(1);
  });
});
