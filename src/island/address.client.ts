/** Shows another address without a step in the history. A browser that refuses, as after too many, keeps the old one. */
export function writeAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The page works all the same.
  }
}

/** Whether a click follows a link in this tab, with no key held. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Does something in the place of following a link in this tab. */
export function insteadOf(link: HTMLAnchorElement | null, action: () => void): void {
  link?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    action();
  });
}
