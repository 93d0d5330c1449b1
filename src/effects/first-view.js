// Runs in the head, before the page is painted.
{
  const root = document.documentElement;

  // Lazy pictures wait for the script of the islands, which brings each when it is near. Where that script did
  // not arrive, the browser's own lazy loading brings them.
  root.classList.add('awaits-islands');
  addEventListener('load', () => {
    if (!customElements.get('astro-island')) root.classList.remove('awaits-islands');
  });

  // Marks the first page view of a visit, on which the loading screen shows. Going back or forward is not an
  // initial load.
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    const visited = sessionStorage.getItem('visited');
    sessionStorage.setItem('visited', 'yes');
    if (visited === null && navigation?.type !== 'back_forward') root.classList.add('first-view');
  } catch {
    // Storage is refused: show no loading screen rather than one on every page.
  }
}
