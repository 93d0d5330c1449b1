import type { ClientDirective } from 'astro';
import { copyOf } from '#island/replay.ts';
import { LISTENING } from '#island/listening.ts';

const CONTROLS = 'button, select, input';

/**
 * `client:touch` hydrates an island when one of its controls is pressed or focused, or at once when the address
 * has a fragment that names nothing on the page, which the island then makes. `client:touch="kept-pages:"` also does so
 * at once where the browser has a store of that name. What is chosen or pressed while
 * its code is fetched is kept and dispatched again once the island listens. An island whose code cannot be
 * fetched stays the markup it is; nothing is logged.
 */
const touch: ClientDirective = (load, { value: store }, element) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const kept: Event[] = [];
  let isFetching = false;

  const start = (): void => {
    if (isFetching) return;
    isFetching = true;
    void load().then((hydrate) => hydrate());
  };
  const onEvent = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest(CONTROLS))) return;
    if (event.type === 'click' || event.type === 'change') kept.push(event);
    start();
  };

  for (const type of ['pointerdown', 'focusin', 'click', 'change']) element.addEventListener(type, onEvent, { signal });
  element.addEventListener(LISTENING, () => {
    listeners.abort();
    for (const event of kept) event.target?.dispatchEvent(copyOf(event));
  });
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    listeners.abort();
  });
  // A browser that keeps nothing has no `caches`, or refuses them.
  if (typeof store === 'string' && 'caches' in window) {
    caches.has(store).then(
      (isThere) => {
        if (isThere) start();
      },
      () => undefined,
    );
  }
  if (location.hash !== '' && document.querySelector(':target') === null) start();
};

export default touch;
