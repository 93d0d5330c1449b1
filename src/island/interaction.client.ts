import type { ClientDirective } from 'astro';
import type { Parameter } from '#island/dialog-address.client.ts';

/** When `client:interaction` hydrates an island before it is used. */
interface Condition {
  /** When the page is idle. */
  readonly idle?: true;
  /** At once where the address has this parameter. */
  readonly query?: Parameter;
  /** At once where the browser has a store of this name. */
  readonly cache?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: true | Condition;
  }
}

/** Dispatched by an island, from within its markup, once its listeners on the page are in place. */
export const LISTENING = 'island:listening';

const CONTROLS = 'button, select, input, summary';

/** The longest that `idle` waits, in milliseconds. */
const IDLE_WITHIN_MS = 2000;

/**
 * `client:interaction` hydrates an island when one of its controls is pressed or focused or one of its folds opened, or as soon
 * as the address has a fragment that names a part of it, which its controls then show, or nothing on the page, which the
 * island then makes; `client:interaction={{ query: 'year' }}` also on a condition of its own. What is chosen or
 * pressed while its code is fetched is kept and dispatched again once the island listens. An island whose code cannot be
 * fetched stays the markup it is, and so does one that was changed by somebody else, such as a translator of pages: React
 * would put its own words back.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const isAsPrinted = watchPrinted(element);
  const kept: Event[] = [];
  let isFetching = false;

  const stop = (): void => {
    listeners.abort();
  };
  const start = (): void => {
    if (isFetching) return;
    isFetching = true;
    void load().then((hydrate) => {
      if (isAsPrinted()) return hydrate();
      stop();
      return undefined;
    });
  };
  const onEvent = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (event.type !== 'toggle' && control === null) return;
    // The browser opens folds by itself.
    if ((event.type === 'click' && control?.localName !== 'summary') || event.type === 'change') kept.push(event);
    start();
  };

  // Captured, because `toggle` does not bubble.
  for (const type of ['pointerdown', 'focusin', 'click', 'change', 'toggle']) {
    element.addEventListener(type, onEvent, { signal, capture: true });
  }
  element.addEventListener(LISTENING, () => {
    stop();
    element.dataset.listening = '';
    // An event can be dispatched only once: its copy is of the same class and has the same key, pointer and so on.
    for (const event of kept) {
      event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  });
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    stop();
    // An island that has words for it says that a press came to nothing.
    const status = element.querySelector<HTMLElement>('[data-unfetched]');
    if (status && kept.length > 0) status.textContent = status.dataset.unfetched ?? '';
  });
  // Astro hands it on as JSON.
  const { idle, query, cache } = value as Condition;
  if (idle) whenIdle(start);
  if (query && new URLSearchParams(location.search).has(query)) start();
  // A browser that keeps nothing has no `caches`, or refuses them.
  if (cache && 'caches' in window) {
    caches.has(cache).then(
      (isThere) => {
        if (isThere) start();
      },
      () => undefined,
    );
  }
  const followAddress = (): void => {
    const target = document.querySelector(':target');
    if (location.hash !== '' && (target === null || element.contains(target))) start();
  };
  window.addEventListener('hashchange', followAddress, { signal });
  followAddress();
};

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_WITHIN_MS });
  else setTimeout(callback);
}

/**
 * Watches the markup of an island until it is hydrated. The answer is whether it is as it was printed; what stands in a
 * slot may differ, because React leaves it as it is.
 */
function watchPrinted(element: Element): () => boolean {
  // Translators put words into elements that this site does not print; some were there before this script.
  let isAsPrinted = element.querySelector(':scope font') === null;
  const isInSlot = (node: Node): boolean =>
    (node instanceof Element ? node : node.parentElement)?.closest('astro-slot') != null;
  const note = (changes: readonly MutationRecord[]): void => {
    if (changes.some(({ target }) => !isInSlot(target))) isAsPrinted = false;
  };
  const observer = new MutationObserver(note);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return isAsPrinted;
  };
}

export default interaction;
