import { FACES_WAIT_MS, LOADING_SCREEN_MS } from '#config/interaction.ts';

/** A key, press or scroll. */
const INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

const root = document.documentElement;

/**
 * Shows the loading screen (docs/behaviour.md 2.1) until its time is over, which counts from the start of the
 * navigation, or until a key, a press or a scroll. The press that ends it opens the menu or the search that it hits and
 * does nothing else. Under the screen the words wait for the faces of the site, so that nothing is set twice and
 * nothing moves.
 */
export function startFirstView(navigation: { readonly activationStart?: number } | undefined): void {
  // A page that was rendered ahead is visited from the moment it is shown.
  const waited = performance.now() - (navigation?.activationStart ?? 0);
  const left = LOADING_SCREEN_MS - waited;
  if (left <= 0) return;
  root.style.setProperty('--loading-screen', `${left}ms`);
  root.classList.add('first-view', 'awaits-faces');

  const listeners = new AbortController();
  const { signal } = listeners;
  const showWords = (): void => {
    root.classList.remove('awaits-faces');
  };
  /** Faces that come later are left to the next page. */
  const stopWaiting = (): void => {
    root.classList.replace('awaits-faces', 'without-faces');
  };
  const end = (event?: Event): void => {
    listeners.abort();
    stopWaiting();
    root.classList.add('screen-ended');
    if (event?.type === 'pointerdown') refuseClick();
  };
  for (const type of INPUT_EVENTS) addEventListener(type, end, { signal, passive: true });
  setTimeout(end, left);
  setTimeout(stopWaiting, FACES_WAIT_MS - waited);

  const askForFaces = (): void => {
    const { fonts } = document;
    // The faces are known once the style sheet is.
    if (fonts.size === 0) requestAnimationFrame(askForFaces);
    else
      Promise.all(['', 'italic '].map((style) => fonts.load(`${style}1em Garamond First`))).then(
        showWords,
        stopWaiting,
      );
  };
  askForFaces();
}

/** The click of the press that is under way reaches nothing of the page but a menu or the search. */
function refuseClick(): void {
  const once = { capture: true, once: true };
  const refuse = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The screen lay over it when the press began, so that a mouse clicks neither.
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-search], summary')?.click();
  };
  addEventListener('click', refuse, once);
  // A press that became a scroll has no click.
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        removeEventListener('click', refuse, true);
      },
      once,
    );
  }
}
