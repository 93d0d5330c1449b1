import { PARALLAX_FACTOR } from '#config/interaction.ts';
import { prefersReducedMotion } from '#island/motion.client.ts';
import { onScroll } from '#frame/on-scroll.client.ts';

/** Hero backgrounds move by a share of the scroll distance while they can be seen. */
export function parallax(): void {
  const backgrounds = document.querySelectorAll<HTMLElement>('[data-parallax]');
  if (backgrounds.length === 0) return;
  onScroll((scrollY) => {
    const distance = prefersReducedMotion() ? 0 : Math.min(scrollY, window.innerHeight * 2) * PARALLAX_FACTOR;
    for (const background of backgrounds) {
      background.style.transform = distance === 0 ? '' : `translate3d(0, ${distance}px, 0)`;
    }
  });
}
