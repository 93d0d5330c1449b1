import type { ClientDirective } from 'astro';
import { copyOf } from '#island/replay.ts';
import { LISTENING } from '#island/listening.ts';

/** What islands answer to, and the opening of a `<details>`. */
const EVENTS = ['toggle', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'pagehide'] as const;

/**
 * `client:interaction="details[open]"` hydrates an island at the first interaction with the page while what
 * the selector names is on the screen: before, the island would have nothing to do. Events that come while
 * its code is fetched are kept and dispatched again once the island listens, so that no key or press is lost
 * to a slow line. An island whose code cannot be fetched stays the markup it is, which works without
 * script; nothing is logged.
 */
const interaction: ClientDirective = (load, { value: selector }, element) => {
  const listeners = new AbortController();
  const kept: Event[] = [];
  let isFetching = false;

  const isShown = (): boolean => {
    const shown = element.querySelector(selector);
    return shown !== null && getComputedStyle(shown).visibility === 'visible';
  };
  const stop = (): void => {
    listeners.abort();
  };
  const onInteraction = (event: Event): void => {
    // Scripts open and close other folds of the page while nobody acts (text/fold.client.ts).
    if (event.type === 'toggle' && !element.contains(event.target as Node)) return;
    if (!isShown()) {
      kept.length = 0;
      return;
    }
    // The island reads for itself what is open. A `toggle` comes late, and after a press it would undo that press.
    if (event.type !== 'toggle') kept.push(event);
    if (isFetching) return;
    isFetching = true;
    void load().then(async (hydrate) => {
      if (isShown()) await hydrate();
      else isFetching = false;
    });
  };

  // Captured, because `toggle` does not bubble.
  const { signal } = listeners;
  for (const type of EVENTS) window.addEventListener(type, onInteraction, { signal, capture: true, passive: true });
  element.addEventListener(LISTENING, () => {
    stop();
    for (const event of kept) event.target?.dispatchEvent(copyOf(event));
  });
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    stop();
  });
};

export default interaction;
