const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * At the first sign of life, fetches (without running) the scripts of islands that will wake near
 * the viewport, so that no picture waits for a framework when its place comes into view.
 */
export function warmIslands(): void {
  const islands = document.querySelectorAll('astro-island[client="near"]');
  if (islands.length === 0) return;
  const listeners = new AbortController();
  const warm = (): void => {
    listeners.abort();
    const addresses = new Set(
      [...islands].flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]),
    );
    for (const address of addresses) {
      if (address === null) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
  };
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, warm, { signal: listeners.signal, passive: true });
  }
}
