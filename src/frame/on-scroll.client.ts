/** Calls back with the scroll position now and, at most once a frame, whenever it changes. */
export function onScroll(callback: (scrollY: number) => void): void {
  let waiting = false;
  const run = (): void => {
    waiting = false;
    callback(window.scrollY);
  };
  window.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(run);
    },
    { passive: true },
  );
  run();
}
