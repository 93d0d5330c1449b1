import { isPlainClick } from '#island/address.client.ts';
import { isAtStep } from '#island/dialog-address.client.ts';

/**
 * The menu of small screens is a step of the history (docs/behaviour.md 2.14). What is followed from it takes the place of
 * that step.
 */
export function menuHistory(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.nav-mobile');
  if (!menu) return;
  let undo: (() => void) | undefined;
  menu.addEventListener('toggle', () => {
    undo?.();
    undo = undefined;
    if (!menu.open) return;
    import('#island/dialog.client.ts').then(
      (dialog) => {
        if (!menu.open) return;
        undo ??= dialog.takeStep('menu', () => {
          menu.open = false;
        });
      },
      () => undefined,
    );
  });
  // On the window, after what the switcher does to its links (keep-place.client.ts).
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !menu.contains(link) || !isPlainClick(event) || !isAtStep('menu')) return;
    event.preventDefault();
    location.replace(link.href);
  });
  if (isAtStep('menu')) menu.open = true;
}
