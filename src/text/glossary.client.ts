import { unfold } from '#text/fold.client.ts';

/**
 * Opens the definition of a term beside it. Without script, or in a browser without popovers, the
 * link leads to the definition, which the style sheet shows over the foot of the window.
 */
export function glossary(): void {
  for (const definition of document.querySelectorAll<HTMLElement>('[data-glossary] > div')) {
    const term = document.querySelector<HTMLElement>(`a[href="#${definition.id}"]`);
    const headword = definition.querySelector('a');
    if (!term || !headword || !('showPopover' in definition)) continue;
    term.addEventListener('click', (event) => {
      event.preventDefault();
      open(definition, term);
    });
    headword.addEventListener('click', (event) => {
      if (definition.popover === null) return;
      event.preventDefault();
      definition.hidePopover();
    });
    definition.addEventListener('toggle', ({ newState }) => {
      // Back in its place in the list.
      if (newState === 'closed') definition.popover = null;
    });
  }
}

/** The focus goes along, so that the definition is read out, and returns to the term with Escape. */
function open(definition: HTMLElement, term: HTMLElement): void {
  unfold(definition);
  definition.popover = 'auto';
  definition.showPopover({ source: term });
  definition.tabIndex = -1;
  definition.focus({ preventScroll: true });
}
