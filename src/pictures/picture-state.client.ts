/** When the lazy pictures of a page come, and how those that failed are replaced. */
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#site/timings.ts';

type Outcome = 'loaded' | 'failed';

/** Plates of the first screen, the drawings of maps and charts, and what a list shows large. */
const WITHOUT_PLACE = 'main img:not([data-lazy-picture] *)';

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

/** Watches all pictures outside of lazy places, also those that failed before this script ran. */
export function imageFailure(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(WITHOUT_PLACE)) replaceFailed(image);
}

/**
 * Puts the specified box in the place of a picture that cannot be shown (docs/behaviour.md 2.9), in its proportions, so
 * that what lies over it stays in place.
 */
export function replaceFailed(image: HTMLImageElement): void {
  onOutcome(image, (outcome) => {
    if (outcome === 'loaded') return;
    const box = document.createElement('span');
    box.className = 'image-unavailable';
    box.style.aspectRatio = `${image.getAttribute('width') ?? 'auto'} / ${image.getAttribute('height') ?? 'auto'}`;
    box.textContent = document.body.dataset.unavailable ?? '';
    (image.closest('picture') ?? image).replaceWith(box);
  });
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
    // A browser asks for a lazy picture only a frame later: it never does where a visitor has scrolled past it by then.
    image.loading = 'eager';
    onOutcome(image, settle);
  };
  const askAgain = (): void => {
    place.dataset.state = 'loading';
    onOutcome(image, settle, false);
    image.setAttribute('src', image.src);
  };

  if (!('IntersectionObserver' in window)) {
    show();
    return;
  }
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
