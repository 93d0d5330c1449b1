import { isPlainClick } from '#island/address.client.ts';
import { MARGIN_FROM } from '#site/timings.ts';
import { unfold } from '#text/fold-lists.client.ts';

/**
 * Opens the definition of a term, and where no margin holds it the source of a mark, beside it. Without script, or in a
 * browser without popovers, the link leads to the list; a definition is then shown over the foot of the window by the
 * style sheet.
 */
export function notePopovers(): void {
  const hasMargin = matchMedia(MARGIN_FROM);
  for (const mark of document.querySelectorAll<HTMLAnchorElement>('a.term, .citation a')) {
    mark.addEventListener('click', (event) => {
      const entry = document.getElementById(mark.hash.slice(1));
      if (!isPlainClick(event) || !entry || !('showPopover' in entry)) return;
      if (hasMargin.matches && !mark.classList.contains('term')) return;
      event.preventDefault();
      open(entry, mark);
    });
  }
  for (const headword of document.querySelectorAll('[data-glossary] > div a')) {
    headword.addEventListener('click', (event) => {
      const definition = headword.closest<HTMLElement>('[popover]');
      if (!definition) return;
      event.preventDefault();
      definition.hidePopover();
    });
  }
}

/** The focus goes along, so that the entry is read out, and returns to the mark with Escape. */
function open(entry: HTMLElement, mark: HTMLElement): void {
  unfold(entry);
  entry.popover = 'auto';
  entry.showPopover({ source: mark });
  // Back in its place in the list.
  entry.ontoggle = ({ newState }) => {
    if (newState === 'closed') entry.popover = null;
  };
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
}
