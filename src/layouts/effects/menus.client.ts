/**
 * Closes the menus of the header (`<details data-menu>`, which the browser opens) at a press or focus outside, by Escape,
 * which returns the focus to the button, and when the page is left, because a page that comes back from the back/forward
 * cache looks as it did. It needs no menu to be there yet.
 */
export function watchMenus(): void {
  const close = (event: Event): void => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (event.type === 'keydown' && !isEscape) return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
      if (!isEscape && menu.contains(event.target as Node)) continue;
      menu.open = false;
      if (isEscape) menu.querySelector('summary')?.focus();
    }
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'pagehide']) addEventListener(type, close);
}
