import { onOutcome } from '#pictures/picture-state.client.ts';

/** Eager plates, and drawings of maps and charts. Lazy plates look after themselves (`LazyImage`). */
const IMAGES = 'main img:not([loading]), main img[src$=".svg"]';

/**
 * Logs each picture that failed, also before this script ran, and puts the specified box in its place where it said
 * something (docs/behaviour.md 2.9).
 */
export function imageFailure(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) {
    onOutcome(image, (outcome) => {
      if (outcome === 'failed' && image.alt !== '') (image.closest('picture') ?? image).replaceWith(box());
    });
  }
}

function box(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'image-unavailable';
  element.textContent = document.body.dataset.unavailable ?? '';
  return element;
}
