/**
 * Folds glossary and sources. They come unfolded, for readers without script, and are unfolded for a link that leads into
 * them and for paper. A source that was reached from its mark has the way back to it.
 */
export function foldLists(): void {
  const lists = document.querySelectorAll<HTMLDetailsElement>('.sources details');
  for (const list of lists) list.open = false;
  const unfoldTarget = (): void => {
    unfold(document.querySelector(':target'));
  };
  unfoldTarget();
  addEventListener('hashchange', unfoldTarget);
  addEventListener('beforeprint', () => {
    const folded = [...lists].filter((list) => !list.open);
    for (const list of folded) list.open = true;
    const foldAgain = (): void => {
      for (const list of folded) list.open = false;
    };
    addEventListener('afterprint', foldAgain, { once: true });
  });
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    // Links of a map are SVG, which have no `hash`.
    const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    unfold(place);
    if (place && link.matches('.citation a')) offerWayBack(place, link);
  });
}

/** Opens the list that holds an element. */
export function unfold(element: Element | null): void {
  const list = element?.closest('details');
  if (list) list.open = true;
}

function offerWayBack(source: HTMLElement, mark: HTMLElement): void {
  const words = source.closest<HTMLElement>('[data-back]')?.dataset.back;
  if (words === undefined) return;
  const button = source.querySelector('button') ?? document.createElement('button');
  button.textContent = words;
  button.onclick = () => {
    mark.focus();
  };
  source.append(' ', button);
}
