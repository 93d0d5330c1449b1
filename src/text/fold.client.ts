import { MARGIN_FROM } from '#config/interaction.ts';

/**
 * Folds glossary and sources on screens without a margin. They come unfolded, for readers without script, and are
 * unfolded for a link that leads into them and for paper.
 */
export function fold(): void {
  const lists = document.querySelectorAll<HTMLDetailsElement>('.sources details');
  const narrow = window.matchMedia(`screen and (not ${MARGIN_FROM})`);
  const set = (): void => {
    for (const list of lists) {
      list.open = !narrow.matches;
      const summary = list.querySelector('summary');
      if (summary) summary.tabIndex = narrow.matches ? 0 : -1;
    }
    unfold(document.querySelector(':target'));
  };
  set();
  narrow.addEventListener('change', set);
  window.addEventListener('beforeprint', () => {
    for (const list of lists) list.open = true;
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    // Links of a map are SVG, which have no `hash`.
    if (link) unfold(document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  });
}

/** Opens the list that holds an element. */
export function unfold(element: Element | null): void {
  const list = element?.closest('details');
  if (list) list.open = true;
}
