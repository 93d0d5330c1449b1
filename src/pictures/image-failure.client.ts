import { onOutcome } from '#pictures/picture-state.client.ts';

/**
 * Puts the specified box in the place of an eager picture that failed, also before this script ran
 * (docs/behaviour.md 2.9). Lazy pictures are islands (`LazyImage`).
 */
export function imageFailure(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-unavailable]')) {
    onOutcome(image, (outcome) => {
      if (outcome === 'failed') (image.closest('picture') ?? image).replaceWith(box(image.dataset.unavailable ?? ''));
    });
  }
}

function box(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'image-unavailable';
  element.textContent = text;
  return element;
}
