import type { ClientDirective } from 'astro';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';
import { onOutcome, type PictureState } from '#pictures/picture-state.ts';

/**
 * `client:near`, for lazy pictures (docs/behaviour.md 2.9). Browsers ask for a `loading="lazy"` picture a
 * screen or two ahead: this holds it back until the specified share of its place lies within the specified
 * margin, and then follows it. Neither the picture nor the box in the place of one that failed waits for the
 * island, which is hydrated only when it has something to do: for a picture that failed, once the
 * connection is back.
 */
const near: ClientDirective = (load, _options, element) => {
  const place = element.querySelector<HTMLElement>('.lazy-image');
  const image = place?.querySelector('img');
  if (!place || !image) return;

  const setState = (state: PictureState): void => {
    place.dataset.state = state;
    if (state === 'failed') window.addEventListener('online', hydrate, { once: true });
  };
  const show = (): void => {
    setState('loading');
    onOutcome(image, setState);
  };
  const hydrate = (): void => {
    setState('loading');
    void load().then((hydrateIsland) => hydrateIsland());
  };
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    setState('failed');
  });

  // Without it the browser's own distance applies.
  if (!('IntersectionObserver' in window)) {
    show();
    return;
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
};

export default near;
