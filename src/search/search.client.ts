import type { ClientDirective } from 'astro';
import { setBusy, watchSearch } from '#search/watch-search.client.ts';

/**
 * `client:search` hydrates the search sheet when it is asked for, or at once for an address with `?q=`. Before that it
 * costs these listeners. Where its code cannot be fetched the link leads to the index page.
 */
const search: ClientDirective = (load, _options, element) => {
  const link = element.querySelector<HTMLAnchorElement>('[data-search]');
  if (!link) return;
  const start = (): void => {
    stop();
    // The sheet takes it back.
    setBusy(link, true);
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'fetch',
        crossOrigin: '',
        href: link.dataset.search ?? '',
      }),
    );
    void load().then((hydrate) => hydrate());
  };
  const stop = watchSearch(link, start);
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    location.assign(link.href);
  });
  if (new URLSearchParams(location.search).has('q')) start();
};

export default search;
