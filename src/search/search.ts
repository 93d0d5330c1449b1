import type { ClientDirective } from 'astro';
import { asksForSearch, isPlainClick } from '#search/search-keys.ts';

/**
 * `client:search` hydrates the search sheet when it is asked for: by its link, by a key, or by an address with
 * `?q=`. Before that it costs this listener. Where its code cannot be fetched the link leads to the index page.
 */
const search: ClientDirective = (load, _options, element) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const link = element.querySelector('a');

  const start = (): void => {
    listeners.abort();
    preloadFile(element);
    void load().then((hydrate) => hydrate());
  };
  link?.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      start();
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      start();
    },
    { signal },
  );
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    if (link) location.assign(link.href);
  });
  if (new URLSearchParams(location.search).has('q')) start();
};

/** Asks for the file that the search reads while the island's code is on the way. Its address is one of the island's properties. */
function preloadFile(island: HTMLElement): void {
  const href = /[^"]+\.json/.exec(island.getAttribute('props') ?? '')?.[0];
  if (href === undefined) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}

export default search;
