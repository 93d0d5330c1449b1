import { asksForSearch, isPlainClick } from '#search/search-keys.client.ts';

/** Calls back whenever the search is asked for: by a press on its link, or by a key. Returns a function that stops that. */
export function watchSearch(link: HTMLAnchorElement, onAsk: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  link.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onAsk();
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      onAsk();
    },
    { signal },
  );
  return () => {
    listeners.abort();
  };
}

/** Tells on the link, and below the header in words, that the search is on its way, until it is there. */
export function setBusy(link: HTMLAnchorElement, isBusy: boolean): void {
  // Firefox has no `ariaBusy` before 119.
  if (isBusy) link.setAttribute('aria-busy', 'true');
  else link.removeAttribute('aria-busy');
  const status = document.querySelector('#search-status');
  if (status) status.textContent = isBusy ? (link.dataset.waiting ?? '') : '';
}
