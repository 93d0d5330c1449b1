/** Where the visitor's choice about the key "/" is kept (WCAG 2.2, 2.1.4: a single key can be turned off). */
const SLASH = 'search-slash';

/** Whether the key "/" opens the search sheet. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH) !== 'off';
  } catch {
    return true;
  }
}

export function turnSlash(on: boolean): void {
  try {
    localStorage.setItem(SLASH, on ? 'on' : 'off');
  } catch {
    // Storage is refused: the choice lasts for this page.
  }
}

/** Whether a key asks for the search: Ctrl-K or ⌘K, or "/" outside of fields. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping = target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashOn();
}

/** Whether a click follows a link in this tab, with no key held. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

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
