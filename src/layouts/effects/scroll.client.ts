/** Effects of the scroll position: the header, the hero, and the two links that scroll by themselves. */
import {
  BACK_TO_TOP_ABOVE_PX,
  HEADER_SOLID_ABOVE_PX,
  MARGIN_FROM,
  PARALLAX_FACTOR,
  SCROLL_ARROW_OFFSET_PX,
} from '#site/timings.ts';
import { insteadOf } from '#island/address.client.ts';
import { prefersReducedMotion, scrollBehavior } from '#island/motion.client.ts';

/** Runs an effect now and whenever the scroll position changes, which browsers tell once a frame. */
function onScroll(effect: () => void): void {
  addEventListener('scroll', effect);
  effect();
}

/** The header turns solid once the page is scrolled, and transparent again at the top. */
export function headerState(): void {
  const header = document.querySelector('#header');
  onScroll(() => {
    header?.toggleAttribute('data-solid', scrollY > HEADER_SOLID_ABOVE_PX);
  });
}

/** Shows the back-to-top link after some scrolling, and where it would stand on the text only while the reader goes up. */
export function backToTop(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-back-to-top]');
  const margin = matchMedia(MARGIN_FROM);
  let before = 0;
  onScroll(() => {
    const isWelcome = scrollY < before || margin.matches;
    link?.toggleAttribute('data-visible', isWelcome && scrollY > BACK_TO_TOP_ABOVE_PX);
    before = scrollY;
  });
  insteadOf(link, () => {
    scrollTo({ top: 0, behavior: scrollBehavior() });
    document.querySelector<HTMLElement>('#header a')?.focus({ preventScroll: true });
  });
}

/** The hero's arrow scrolls by the viewport height less a strip; without script it is a link to the text. */
export function scrollArrow(): void {
  insteadOf(document.querySelector('[data-scroll-arrow]'), () => {
    scrollBy({ top: innerHeight - SCROLL_ARROW_OFFSET_PX, behavior: scrollBehavior() });
  });
}

/** The picture of a hero moves by a share of the scroll distance while it can be seen. */
export function parallax(): void {
  const background = document.querySelector<HTMLElement>('.hero picture');
  if (!background) return;
  onScroll(() => {
    const distance = prefersReducedMotion() ? 0 : Math.min(scrollY, innerHeight * 2) * PARALLAX_FACTOR;
    background.style.transform = distance === 0 ? '' : `translate3d(0, ${distance}px, 0)`;
  });
}
