import { LOADING_SCREEN_MS } from '#site/timings.ts';

/** A key, press or scroll. */
const INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

const root = document.documentElement;

/**
 * Shows the loading screen (docs/behaviour.md 2.1) until its time is over, which counts from the start of the
 * navigation, or until a key, a press or a scroll, which the page obeys. Under the screen the words may still change to
 * the faces of the site; faces that come later are left to the next page.
 */
export function startFirstView(navigation: { readonly activationStart?: number } | undefined): void {
  // A page that was rendered ahead is visited from the moment it is shown.
  const left = LOADING_SCREEN_MS - performance.now() + (navigation?.activationStart ?? 0);
  if (left <= 0) return;
  root.style.setProperty('--loading-screen', `${left}ms`);
  root.classList.add('first-view');
  // The place of a part depends on all heights above it: on the way to one nothing is laid out later.
  if (location.hash === '') root.classList.add('from-top');

  const listeners = new AbortController();
  const end = (): void => {
    listeners.abort();
    root.classList.add('screen-ended');
    // The faces are known once the style sheet is.
    const { fonts } = document;
    const areThere = fonts.size > 0 && ['', 'italic '].every((style) => fonts.check(`${style}1em Garamond First`));
    if (!areThere) root.classList.add('without-faces');
  };
  for (const type of INPUT_EVENTS) addEventListener(type, end, { signal: listeners.signal, passive: true });
  setTimeout(end, left);
}
