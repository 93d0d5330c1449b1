import type { DialogName } from '#island/dialog-address.client.ts';
import { insteadOf } from '#island/address.client.ts';

/** The parameter of the address that holds the query: `?q=musigny`. */
export const QUERY = 'q' satisfies DialogName;

/** Where the visitor's choice about the key "/" is kept (WCAG 2.2, 2.1.4: a single key can be turned off). */
export const SLASH = 'search-slash';

/** Whether the key "/" opens the search. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH) !== 'off';
  } catch {
    return true;
  }
}

/** Whether a key asks for the search, outside of fields: Ctrl-K or ⌘K, or "/". Ctrl-Shift-K is the browser's. */
function asksForSearch({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey || (target instanceof Element && target.closest('input, select, textarea, [contenteditable]')))
    return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && isSlashOn();
}

/** Calls back whenever the search is asked for: by a press on its link, or by a key. */
export function watchSearch(link: HTMLAnchorElement, onAsk: () => void): void {
  insteadOf(link, onAsk);
  addEventListener('keydown', (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    onAsk();
  });
}

/** Tells on the link, and below the header in words, that the search is on its way, until it is there. */
export function setBusy(link: HTMLAnchorElement, isBusy: boolean): void {
  // Firefox has no `ariaBusy` before 119.
  if (isBusy) link.setAttribute('aria-busy', 'true');
  else link.removeAttribute('aria-busy');
  const status = document.querySelector('#search-status');
  if (status) status.textContent = isBusy ? (link.dataset.waiting ?? '') : '';
}
