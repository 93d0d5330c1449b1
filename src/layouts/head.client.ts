/** Runs in the head of every page, before the page is painted; `headScript` makes it short and prints it there. */
import { startFirstView } from '#layouts/effects/first-view.client.ts';
import { watchMenus } from '#layouts/effects/menus.client.ts';

/** Not yet among the types of TypeScript: https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering */
declare global {
  interface Document {
    /** Whether the browser renders the page ahead and nobody sees it yet; absent where browsers do not do so. */
    readonly prerendering?: boolean;
  }
}

const root = document.documentElement;

watchMenus();

// Lazy pictures and controls wait for the scripts of the page (`main.client.ts` says when they run). Where those did not arrive,
// the page does without.
root.classList.add('has-scripts');
addEventListener('load', () => {
  if (root.dataset.scripts !== 'run') root.classList.remove('has-scripts');
});

/** Starts the first page view of a visit. Going back or forward is not an initial load. */
function startVisit(): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly activationStart?: number;
    })[];
    const visited = sessionStorage.getItem('visited');
    sessionStorage.setItem('visited', 'yes');
    if (navigation?.type === 'back_forward') return;
    if (visited === null) startFirstView(navigation);
  } catch {
    // Storage is refused: show no loading screen rather than one on every page.
  }
}

// A page that the browser rendered ahead is visited only when it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', startVisit, { once: true });
else startVisit();
