import { READING_LINE_PX } from '#site/timings.ts';

/** Marks the letter of the index that is being read. */
export function markLetter(): void {
  const letters = document.querySelector('[data-letters] ul');
  const sections = [...document.querySelectorAll('[data-letters] ~ section')];
  addEventListener('scroll', () => {
    const read = sections.findLast((section) => section.getBoundingClientRect().top < READING_LINE_PX);
    const link = letters?.querySelector<HTMLElement>(`[href="#${read?.getAttribute('aria-labelledby')}"]`);
    const marked = letters?.querySelector('[aria-current]');
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
  });
}
