import { FADE_IN_VISIBLE_SHARE } from '#config/interaction.ts';
import { prefersReducedMotion } from '#island/motion.client.ts';

/**
 * Sections marked for fade-in are hidden by this script, not by the style sheet, and appear once the given share of them
 * is in view, or half a screen of one so tall that its share does not fit. On paper and with reduced motion they
 * all show (docs/behaviour.md 2.7).
 */
export function fadeIn(): void {
  const sections = document.querySelectorAll<HTMLElement>('[data-fade-in]');
  if (prefersReducedMotion() || !('IntersectionObserver' in window)) return;

  for (const section of sections) {
    const threshold = Math.min(FADE_IN_VISIBLE_SHARE, innerHeight / 2 / section.offsetHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold))
          return;
        section.removeAttribute('data-hidden');
        observer.disconnect();
      },
      { threshold },
    );
    section.setAttribute('data-hidden', '');
    observer.observe(section);
  }
}
