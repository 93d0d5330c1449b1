/** Changing the language keeps the place: both versions of a page have the same fragments and queries. */
export function keepPlace(): void {
  document.querySelector('#header')?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    link.hash = location.hash;
    link.search = location.search;
  });
}
