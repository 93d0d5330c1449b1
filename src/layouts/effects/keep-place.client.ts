/** The parts of a page that have the same name in every language. */
const PARTS = 'main :is(section, h2, h3)[id]';

/** Changing the language keeps the place: all versions of a page have the same fragments and queries. */
export function keepPlace(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel=alternate]') : null;
    if (!link) return;
    link.hash = fragmentInView();
    link.search = location.search;
  });
}

/**
 * The fragment of what is read: that of the address, where it names nothing on the page (a year, a pair of crus) or is in
 * view, otherwise the last part that begins above the middle of the screen.
 */
function fragmentInView(): string {
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  const named = document.getElementById(location.hash.slice(1));
  if (!named && location.hash !== '') return location.hash;
  if (scrollY === 0) return '';
  if (named && topOf(named) >= 0 && topOf(named) < innerHeight) return location.hash;
  const part = [...document.querySelectorAll(PARTS)].findLast((one) => topOf(one) < innerHeight / 2);
  return part ? `#${part.id}` : '';
}
