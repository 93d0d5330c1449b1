import { FADE_IN_VISIBLE_SHARE } from '#config/interaction.ts';
import { prefersReducedMotion } from '#effects/motion.ts';

/** The observer reports at each of these shares: fine steps, because tall sections show little of themselves. */
const SHARES_REPORTED = Array.from({ length: 21 }, (_, step) => (step * FADE_IN_VISIBLE_SHARE) / 20);

/**
 * Sections marked for fade-in are hidden by this script, not by the style sheet, and appear once
 * the given share of them (or, for tall ones, of the viewport) is in view. On paper, with reduced motion and in
 * browsers that cannot observe it they all show (docs/behaviour.md 2.7).
 */
export function fadeIn(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-fade-in]')];
  if (prefersReducedMotion() || sections.length === 0 || !('IntersectionObserver' in window)) return;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isSeen(entry)) continue;
        entry.target.removeAttribute('data-hidden');
        observer.unobserve(entry.target);
      }
    },
    { threshold: SHARES_REPORTED },
  );
  for (const section of sections) {
    section.setAttribute('data-hidden', '');
    observer.observe(section);
  }
}

/**
 * A section of more than five screens could never show a fifth of itself; a fifth of the screen
 * stands for it.
 */
function isSeen({
  boundingClientRect,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (intersectionRatio >= FADE_IN_VISIBLE_SHARE) return true;
  const viewportHeight = rootBounds?.height ?? window.innerHeight;
  const reachable = boundingClientRect.height * FADE_IN_VISIBLE_SHARE <= viewportHeight;
  return !reachable && intersectionRect.height >= viewportHeight * FADE_IN_VISIBLE_SHARE;
}
