// Runs in the head, before the page is painted: marks the first page view of a visit, on which the
// loading screen shows. Going back or forward is not an initial load.
try {
  const [navigation] = performance.getEntriesByType('navigation');
  const visited = sessionStorage.getItem('visited');
  sessionStorage.setItem('visited', 'yes');
  if (visited === null && navigation?.type !== 'back_forward') document.documentElement.classList.add('first-view');
} catch {
  // Storage is refused: show no loading screen rather than one on every page.
}
