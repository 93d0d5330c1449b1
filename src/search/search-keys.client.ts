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
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping = target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashOn();
}

/** Whether a click follows a link in this tab, with no key held. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
