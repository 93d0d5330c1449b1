import { BACK_TO_TOP_ABOVE_PX } from '#config/interaction.ts';
import { scrollBehavior } from '#island/motion.client.ts';
import { onScroll } from '#frame/on-scroll.client.ts';

/** Shows the back-to-top link after some scrolling; it is a plain link to the top without script. */
export function backToTop(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-back-to-top]');
  if (!link) return;
  onScroll((scrollY) => {
    link.toggleAttribute('data-visible', scrollY > BACK_TO_TOP_ABOVE_PX);
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    document.querySelector<HTMLElement>('#header a')?.focus({ preventScroll: true });
  });
}
