import { useEffect, type RefObject } from 'react';

/**
 * Gives a native `<details>` the manners of a menu: it closes on Escape (focus goes back to the
 * summary), on a press or focus outside, on following a link, and when the page is left, so that a
 * page restored from the back/forward cache shows it closed. Opening stays the browser's own, which
 * works before this script and without it.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const close = () => {
      details.open = false;
    };
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) close();
    };

    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    window.addEventListener('pagehide', close, { signal });
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      },
      { signal },
    );
    return () => {
      listeners.abort();
    };
  }, [ref]);
}
