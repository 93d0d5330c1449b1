import { nearestPaths } from '#site/nearest-paths.ts';

/**
 * Logs the attempted path, once (docs/behaviour.md 6.1), and leaves of the list of all pages those whose addresses are most
 * like the one that was tried, the nearest first; a cru has the same name in both languages, and stands there once.
 */
export function suggestPages(): void {
  console.error('Page not found:', window.location.pathname);
  const list = document.querySelector<HTMLElement>('[data-nearest]');
  const base = list?.dataset.nearest ?? '';
  const items = [...(list?.querySelectorAll('li') ?? [])];
  const pathOf = (item: Element): string => item.querySelector('a')?.pathname.slice(base.length) ?? '';
  const nearest = nearestPaths(location.pathname.slice(base.length), items.map(pathOf));
  if (nearest.length > 0) {
    const found = nearest.flatMap((path) => items.find((item) => pathOf(item) === path) ?? []);
    const names = found.map(({ textContent }) => textContent);
    list?.replaceChildren(...found.filter((_, index) => names.indexOf(names[index] ?? '') === index));
  }
}
