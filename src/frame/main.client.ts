/**
 * The small script of every page. Each effect is complete in its own file and needs no other; each runs in a
 * microtask of its own, so that a fault in one stops no other.
 */
import { backToTop } from '#frame/back-to-top.client.ts';
import { currentYear } from '#frame/current-year.client.ts';
import { fadeIn } from '#frame/fade-in.client.ts';
import { lazyPictures } from '#pictures/watch-picture.client.ts';
import { fold } from '#text/fold.client.ts';
import { glossary } from '#text/glossary.client.ts';
import { headerState } from '#frame/header.client.ts';
import { imageFailure } from '#pictures/image-failure.client.ts';
import { keepPlace } from '#frame/keep-place.client.ts';
import { marginNotes } from '#text/margin-notes.client.ts';
import { nextPage } from '#frame/next-page.client.ts';
import { onceShown } from '#frame/once-shown.client.ts';
import { parallax } from '#frame/parallax.client.ts';
import { plates } from '#pictures/plates.client.ts';
import { scrollArrow } from '#frame/scroll-arrow.client.ts';

document.documentElement.dataset.scripts = 'run';

for (const effect of [
  lazyPictures,
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
