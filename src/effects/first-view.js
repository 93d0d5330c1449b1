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
    if (navigation?.type !== 'back_forward') {
      if (visited === null) root.classList.add('first-view');
      // Who reads both languages side by side goes on doing so (docs/behaviour.md 10.1).
      const { facing } = root.dataset;
      if (facing && sessionStorage.getItem('facing')) location.replace(facing + location.hash);
    }
  } catch {
    // Storage is refused: show no loading screen rather than one on every page.
  }
}
