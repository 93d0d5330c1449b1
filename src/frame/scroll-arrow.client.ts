import { SCROLL_ARROW_OFFSET_PX } from '#config/interaction.ts';
import { scrollBehavior } from '#island/motion.client.ts';

/** The hero's arrow scrolls by the viewport height less a strip; without script it is a link to the text. */
export function scrollArrow(): void {
  document.querySelector('[data-scroll-arrow]')?.addEventListener('click', (event) => {
    event.preventDefault();
    window.scrollBy({ top: window.innerHeight - SCROLL_ARROW_OFFSET_PX, behavior: scrollBehavior() });
  });
}
