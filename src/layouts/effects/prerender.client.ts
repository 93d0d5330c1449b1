import { HOVER_INTENT_MS } from '#site/timings.ts';

declare global {
  /** https://wicg.github.io/netinfo/#savedata-attribute; absent from Firefox and Safari. */
  interface Navigator {
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Links that open something over the page by script, or save a file. */
const OTHER_LINKS = '[data-plate], [data-search], [data-search-dialog] a, [download]';

/**
 * Marks the link on which the pointer rests. The speculation rules of the page let the browser render what the marked
 * link leads to before it is pressed (docs/behaviour.md 2.12); one page at a time, and none for visitors who save data or
 * keep the pages they visit, because their service worker cannot tell a visit from a page that nobody saw.
 */
export function prerenderOnHover(): void {
  const keepsPages = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (keepsPages || navigator.connection?.saveData) return;
  let timer = 0;
  let marked: HTMLAnchorElement | undefined;
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !leadsToPage(link)) return;
    timer = window.setTimeout(() => {
      marked?.classList.remove('prerender');
      link.classList.add('prerender');
      marked = link;
    }, HOVER_INTENT_MS);
  });
  // A page that waits is shown at once: to picture the old one first would hold it back.
  if (HTMLScriptElement.supports('speculationrules')) {
    addEventListener('pageswap', ({ activation, viewTransition }) => {
      if (marked && activation?.entry.url === marked.href) viewTransition?.skipTransition();
    });
  }
  // A finger that scrolls leaves the link as well.
  addEventListener('pointerout', () => {
    clearTimeout(timer);
  });
}

/** Whether a link leads to another page of the site, and not to a file or a place on this page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = link;
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    !/\.\w+$/.test(pathname) &&
    !link.matches(OTHER_LINKS)
  );
}
