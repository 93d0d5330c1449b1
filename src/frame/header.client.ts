import { HEADER_SOLID_ABOVE_PX } from '#config/interaction.ts';
import { onScroll } from '#frame/on-scroll.client.ts';

/** The header turns solid once the page is scrolled, and transparent again at the top. */
export function headerState(): void {
  const header = document.querySelector('#header');
  onScroll((scrollY) => {
    header?.toggleAttribute('data-solid', scrollY > HEADER_SOLID_ABOVE_PX);
  });
}
