/** What becomes of the pictures of a page: when lazy ones come, and what stands in the place of those that failed. */
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';

type Outcome = 'loaded' | 'failed';

/** Eager plates, and drawings of maps and charts. */
const EAGER = 'main img:not([loading]), main img[src$=".svg"]';

/**
 * Calls back once with what becomes of a picture, at once if it is known. A failure is logged (docs/behaviour.md 6.2), for
 * eager pictures as for lazy ones.
 */
function onOutcome(
  image: HTMLImageElement,
  callback: (outcome: Outcome) => void,
  isKnown = image.complete && image.currentSrc !== '',
): void {
  const report = (): void => {
    image.onload = image.onerror = null;
    const outcome = image.naturalWidth > 0 ? 'loaded' : 'failed';
    if (outcome === 'failed') console.error(`Image unavailable: ${image.currentSrc || image.src}`);
    callback(outcome);
  };
  if (isKnown) report();
  else image.onload = image.onerror = report;
}

/**
 * Puts the specified box in the place of each eager picture that failed, also before this script ran, and said something
 * (docs/behaviour.md 2.9).
 */
export function imageFailure(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(EAGER)) {
    onOutcome(image, (outcome) => {
      if (outcome === 'loaded' || image.alt === '') return;
      const box = document.createElement('span');
      box.className = 'image-unavailable';
      box.textContent = document.body.dataset.unavailable ?? '';
      (image.closest('picture') ?? image).replaceWith(box);
    });
  }
}

/**
 * Brings the lazy pictures (docs/behaviour.md 2.9). Browsers ask for a `loading="lazy"` picture a screen or two ahead: each
 * is held back until the specified share of its place lies within the specified margin, and then followed; the state of
 * its place tells what shows. One that failed is asked for again whenever the connection comes back.
 */
export function lazyPictures(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-lazy-picture]')) watchPicture(place);
}

function watchPicture(place: HTMLElement): void {
  const image = place.querySelector('img');
  if (!image) return;
  const settle = (outcome: Outcome): void => {
    place.dataset.state = outcome;
    if (outcome === 'failed') addEventListener('online', askAgain, { once: true });
  };
  const show = (): void => {
    place.dataset.state = 'loading';
    onOutcome(image, settle);
  };
  const askAgain = (): void => {
    place.dataset.state = 'loading';
    onOutcome(image, settle, false);
    image.setAttribute('src', image.src);
  };

  place.dataset.state = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      show();
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px`, threshold: LAZY_IMAGE_VISIBLE_SHARE },
  );
  observer.observe(place);
}
