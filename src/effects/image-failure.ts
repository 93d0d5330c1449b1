/**
 * Puts the specified box in the place of an eager picture that cannot be loaded, also when it failed
 * before this script ran. Lazy pictures look after themselves (`LazyImage`).
 */
export function imageFailure(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-unavailable]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replace(image);
    else
      image.addEventListener(
        'error',
        () => {
          replace(image);
        },
        { once: true },
      );
  }
}

function replace(image: HTMLImageElement): void {
  console.error(`Image unavailable: ${image.currentSrc || image.src}`);
  const box = document.createElement('span');
  box.className = 'image-unavailable';
  box.textContent = image.dataset.unavailable ?? '';
  (image.closest('picture') ?? image).replaceWith(box);
}
