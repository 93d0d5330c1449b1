import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What a component asked the browser to observe, and a way to answer as the browser would. */
interface ObserverStandIn {
  readonly options: IntersectionObserverInit;
  readonly observed: ReadonlySet<Element>;
  readonly report: (isIntersecting: boolean) => void;
}

/**
 * Stands in for the browser's IntersectionObserver, which happy-dom has no layout to drive.
 * Returns the observers that were made, in order; undone by `vi.unstubAllGlobals()`.
 */
export function standInForIntersectionObserver(): readonly ObserverStandIn[] {
  const made: ObserverStandIn[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #observed = new Set<Element>();

      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void, options = {}) {
        const report = (isIntersecting: boolean): void => {
          act(() => {
            callback([{ isIntersecting }]);
          });
        };
        made.push({ options, observed: this.#observed, report });
      }

      observe(element: Element): void {
        this.#observed.add(element);
      }

      unobserve(element: Element): void {
        this.#observed.delete(element);
      }

      disconnect(): void {
        this.#observed.clear();
      }
    },
  );
  return made;
}
