/**
 * Gives the header's native `<details>` the manners of menus: they close on Escape (the focus goes back
 * to the summary), on a press or focus outside, on following a link, and when the page is left, so that
 * a page restored from the back/forward cache shows them closed. Opening is the browser's own, which
 * works without script.
 */
export function menus(): void {
  const header = document.querySelector('[data-header]');
  const openMenus = (): HTMLDetailsElement[] => [
    ...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
  ];
  const close = (menu: HTMLDetailsElement): void => {
    menu.open = false;
  };
  const closeFromOutside = ({ target }: Event): void => {
    openMenus()
      .filter((menu) => !(target instanceof Node && menu.contains(target)))
      .forEach(close);
  };

  document.addEventListener('pointerdown', closeFromOutside, { passive: true });
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      close(menu);
      menu.querySelector('summary')?.focus();
    }
  });
  header?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) openMenus().forEach(close);
  });
  window.addEventListener('pagehide', () => {
    openMenus().forEach(close);
  });
}
