/**
 * The small script of every page. Each effect is complete in its own file and needs no other; each runs in a
 * microtask of its own, so that a fault in one stops no other.
 */
import { backToTop } from '#frame/back-to-top.ts';
import { currentYear } from '#frame/current-year.ts';
import { fadeIn } from '#frame/fade-in.ts';
import { fold } from '#text/fold.client.ts';
import { glossary } from '#text/glossary.client.ts';
import { headerState } from '#frame/header.ts';
import { imageFailure } from '#pictures/image-failure.client.ts';
import { keepPlace } from '#frame/keep-place.ts';
import { marginNotes } from '#text/margin-notes.client.ts';
import { nextPage } from '#frame/next-page.ts';
import { onceShown } from '#frame/once-shown.ts';
import { parallax } from '#frame/parallax.ts';
import { plates } from '#pictures/plates.client.ts';
import { scrollArrow } from '#frame/scroll-arrow.ts';

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
