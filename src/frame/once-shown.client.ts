/** Not yet among the types of TypeScript: https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering */
declare global {
  interface Document {
    /** Whether the browser renders the page ahead and nobody sees it yet; absent where browsers do not do so. */
    readonly prerendering?: boolean;
  }
}

/** Runs an action at once, or, on a page that the browser rendered ahead, when the page is shown. */
export function onceShown(action: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}
