/**
 * The small script of every page. Each effect is complete in its own file and needs no other; each runs in a
 * microtask of its own, so that a fault in one stops no other.
 */
import { backToTop } from '#effects/back-to-top.ts';
import { currentYear } from '#effects/current-year.ts';
import { fadeIn } from '#effects/fade-in.ts';
import { fold } from '#effects/fold.ts';
import { glossary } from '#effects/glossary.ts';
import { headerState } from '#effects/header.ts';
import { imageFailure } from '#effects/image-failure.ts';
import { keepPlace } from '#effects/keep-place.ts';
import { marginNotes } from '#effects/margin-notes.ts';
import { nextPage } from '#effects/next-page.ts';
import { onceShown } from '#effects/once-shown.ts';
import { parallax } from '#effects/parallax.ts';
import { plates } from '#effects/plates.ts';
import { scrollArrow } from '#effects/scroll-arrow.ts';

for (const effect of [
  headerState,
  backToTop,
  scrollArrow,
  parallax,
  fadeIn,
  () => {
    // It logs, and a page that nobody saw logs nothing.
    onceShown(imageFailure);
  },
  fold,
  glossary,
  marginNotes,
  currentYear,
  keepPlace,
  plates,
  nextPage,
]) {
  queueMicrotask(effect);
}
