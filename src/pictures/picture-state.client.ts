/** Lazy pictures wait until they are near the viewport; `failed` may become `loading` again (docs/behaviour.md 2.9). */
export type PictureState = 'waiting' | 'loading' | 'loaded' | 'failed';

type Outcome = Extract<PictureState, 'loaded' | 'failed'>;

/**
 * Calls back once with what becomes of a picture, at once if it is known. A failure is logged
 * (docs/behaviour.md 6.2). This is the only place that tells and logs it, for eager pictures as for lazy ones.
 */
export function onOutcome(image: HTMLImageElement, callback: (outcome: Outcome) => void): void {
  if (image.complete && image.currentSrc !== '') report(image, callback);
  else onNextOutcome(image, callback);
}

/** Asks for a picture that failed once more, and calls back with what becomes of it then. */
export function askAgain(image: HTMLImageElement, callback: (outcome: Outcome) => void): void {
  onNextOutcome(image, callback);
  image.setAttribute('src', image.src);
}

function onNextOutcome(image: HTMLImageElement, callback: (outcome: Outcome) => void): void {
  image.onload = image.onerror = () => {
    image.onload = image.onerror = null;
    report(image, callback);
  };
}

function report(image: HTMLImageElement, callback: (outcome: Outcome) => void): void {
  const outcome = image.naturalWidth > 0 ? 'loaded' : 'failed';
  if (outcome === 'failed') console.error(`Image unavailable: ${image.currentSrc || image.src}`);
  callback(outcome);
}
