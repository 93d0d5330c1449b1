import { FADE_IN_VISIBLE_SHARE } from '#config/interaction.ts';
import { prefersReducedMotion } from '#island/motion.client.ts';

/**
 * Sections marked for fade-in are hidden by this script, not by the style sheet, and appear once
 * the given share of them is in view, or when they fill the same share of the screen: a tall section would
 * leave most of the screen blank until then. On paper and with reduced motion they all show (docs/behaviour.md 2.7).
 */
export function fadeIn(): void {
  const sections = document.querySelectorAll<HTMLElement>('[data-fade-in]');
  if (prefersReducedMotion() || !('IntersectionObserver' in window)) return;

  const show = (entries: IntersectionObserverEntry[], { thresholds: [least = 0] }: IntersectionObserver): void => {
    for (const { isIntersecting, intersectionRatio, target } of entries) {
      if (!isIntersecting || intersectionRatio < least) continue;
      target.removeAttribute('data-hidden');
      for (const observer of observers) observer.unobserve(target);
    }
  };
  const observers = [
    new IntersectionObserver(show, { threshold: FADE_IN_VISIBLE_SHARE }),
    // What reaches into the middle of the screen fills the share between it and the edge.
    new IntersectionObserver(show, { rootMargin: `${-100 * FADE_IN_VISIBLE_SHARE}% 0%` }),
  ];
  for (const section of sections) {
    section.setAttribute('data-hidden', '');
    for (const observer of observers) observer.observe(section);
  }
}
