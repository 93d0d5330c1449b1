import type { ClientDirective } from 'astro';
import { asksForSearch, isPlainClick } from '#islands/search-keys.ts';

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
    preload(link?.dataset.needs?.split(' ') ?? []);
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

/** Asks for the island's data and styles while its code is on the way. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'fetch';
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as,
        href,
        crossOrigin: as === 'fetch' ? '' : null,
      }),
    );
  }
}

export default search;
