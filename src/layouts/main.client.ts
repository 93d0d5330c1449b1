/**
 * The small script of every page. Each effect is complete in itself and needs no other; each runs in a microtask of its
 * own, so that a fault in one stops no other.
 */
import { fadeIn } from '#layouts/effects/fade-in.client.ts';
import { keepPlace } from '#layouts/effects/keep-place.client.ts';
import { layOutSections } from '#layouts/effects/lay-out-sections.client.ts';
import { menuHistory } from '#layouts/effects/menu-history.client.ts';
import { prerenderOnHover } from '#layouts/effects/prerender.client.ts';
import { backToTop, headerState, parallax, scrollArrow } from '#layouts/effects/scroll.client.ts';
import { imageFailure, lazyPictures } from '#pictures/picture-state.client.ts';
import { openPlates } from '#pictures/open-plates.client.ts';
import { startSearch } from '#search/search.client.ts';
import { MARGIN_FROM } from '#site/timings.ts';
import { foldLists } from '#text/fold-lists.client.ts';
import { notePopovers } from '#text/note-popovers.client.ts';

document.documentElement.dataset.scripts = 'run';

/** Raises the pre-rendered year when the visitor's clock is later than the build's. */
function currentYear(): void {
  const element = document.querySelector('[data-year]');
  const now = String(new Date().getFullYear());
  if (element && now > element.textContent) element.textContent = now;
}

/** There is a margin on wide screens alone. What fills it is fetched there; the lists at the end of the page are complete. */
function margin(): void {
  const screen = matchMedia(MARGIN_FROM);
  const fill = (): void => {
    if (!screen.matches) return;
    screen.onchange = null;
    import('#text/margin-notes.client.ts').then(
      (notes) => {
        notes.marginNotes();
      },
      () => undefined,
    );
  };
  screen.onchange = fill;
  fill();
}

/** Whether a section is taller than the screen, and is not to fade in, is known when it is laid out. */
function sections(): void {
  layOutSections(fadeIn);
}

for (const effect of [
  startSearch,
  lazyPictures,
  headerState,
  backToTop,
  scrollArrow,
  parallax,
  sections,
  imageFailure,
  foldLists,
  notePopovers,
  margin,
  currentYear,
  keepPlace,
  openPlates,
  menuHistory,
  prerenderOnHover,
]) {
  queueMicrotask(effect);
}
