import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';
import { askAgain, onOutcome, type PictureState } from '#pictures/picture-state.client.ts';

/**
 * Brings a lazy picture (docs/behaviour.md 2.9). Browsers ask for a `loading="lazy"` picture a screen or two ahead: this
 * holds it back until the specified share of its place lies within the specified margin, and then follows it; the state
 * of the place tells what shows. A picture that failed is asked for again whenever the connection comes back. Returns a
 * function that stops all that.
 */
export function watchPicture(place: HTMLElement): () => void {
  const listeners = new AbortController();
  const image = place.querySelector('img');
  if (!image) return () => undefined;

  const setState = (state: PictureState): void => {
    place.dataset.state = state;
    if (state === 'failed') window.addEventListener('online', retry, { once: true, signal: listeners.signal });
  };
  const retry = (): void => {
    setState('loading');
    askAgain(image, setState);
  };
  const show = (): void => {
    setState('loading');
    onOutcome(image, setState);
  };

  // Without it the browser's own distance applies.
  if (!('IntersectionObserver' in window)) {
    show();
    return () => {
      listeners.abort();
    };
  }
  setState('waiting');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      show();
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px`, threshold: LAZY_IMAGE_VISIBLE_SHARE },
  );
  observer.observe(place);
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}

/** Watches every lazy picture of the page. */
export function lazyPictures(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-lazy-picture]')) watchPicture(place);
}
