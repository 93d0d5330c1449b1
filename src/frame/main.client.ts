/**
 * The small script of every page. Each effect is complete in itself and needs no other; each runs in a microtask of its
 * own, so that a fault in one stops no other.
 */
import { fadeIn } from '#frame/fade-in.client.ts';
import { keepPlace } from '#frame/keep-place.client.ts';
import { menuStep } from '#frame/menu-step.client.ts';
import { nextPage } from '#frame/next-page.client.ts';
import { onceShown } from '#frame/once-shown.client.ts';
import { backToTop, headerState, parallax, scrollArrow } from '#frame/scroll.client.ts';
import { imageFailure, lazyPictures } from '#pictures/picture-state.client.ts';
import { plates } from '#pictures/plates.client.ts';
import { search } from '#search/search.client.ts';
import { fold } from '#text/fold.client.ts';
import { glossary } from '#text/glossary.client.ts';
import { marginNotes } from '#text/margin-notes.client.ts';

document.documentElement.dataset.scripts = 'run';

/** Raises the pre-rendered year when the visitor's clock is later than the build's. */
function currentYear(): void {
  const element = document.querySelector('[data-year]');
  const now = new Date().getFullYear();
  if (element && now > Number(element.textContent)) element.textContent = String(now);
}

for (const effect of [
  search,
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
  menuStep,
  nextPage,
]) {
  queueMicrotask(effect);
}
