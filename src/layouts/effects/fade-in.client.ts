import { prefersReducedMotion } from '#island/motion.client.ts';
import { FADE_IN_VISIBLE_SHARE } from '#site/timings.ts';

/**
 * Sections marked for fade-in are hidden by this script, not by the style sheet, and appear once the given share of them
 * is in view. One that is taller than the screen is not hidden: its share would be a void. On paper and with reduced motion
 * they all show (docs/behaviour.md 2.7).
 */
export function fadeIn(): void {
  if (prefersReducedMotion() || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio < FADE_IN_VISIBLE_SHARE) continue;
        target.removeAttribute('data-hidden');
        observer.unobserve(target);
      }
    },
    { threshold: FADE_IN_VISIBLE_SHARE },
  );
  // All are measured before the first is hidden: the page is laid out once.
  const sections = [...document.querySelectorAll<HTMLElement>('[data-fade-in]')];
  for (const section of sections.filter(({ offsetHeight }) => offsetHeight <= innerHeight)) {
    section.setAttribute('data-hidden', '');
    observer.observe(section);
  }
}
