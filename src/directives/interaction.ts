import type { ClientDirective } from 'astro';

/** Value of `client:interaction`. */
export interface InteractionOptions {
  /** Listen on the whole page rather than on the island. */
  readonly target?: 'page';
  /** Stop listening after this time. */
  readonly withinMs?: number;
}

const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const PAGE_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Wakes an island when somebody reaches for it. Nothing is lost before that: what these islands
 * hold works by itself (links, native disclosures), and so it does when the script cannot load.
 */
const interaction: ClientDirective = (load, options, element) => {
  const { target, withinMs } = (typeof options.value === 'object' ? options.value : {}) as InteractionOptions;
  const listeners = new AbortController();
  const settings = { signal: listeners.signal, passive: true } as const;

  // What cannot load is not missed, so it is not logged either.
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
  });
  const wake = (): void => {
    listeners.abort();
    load()
      .then((hydrate) => hydrate())
      .catch(() => undefined);
  };

  const source = target === 'page' ? window : element;
  for (const event of target === 'page' ? PAGE_EVENTS : EVENTS) {
    source.addEventListener(event, wake, settings);
  }
  if (withinMs !== undefined) {
    setTimeout(() => {
      listeners.abort();
    }, withinMs);
  }
};

export default interaction;
