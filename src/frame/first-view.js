// Runs in the head, before the page is painted.
{
  const root = document.documentElement;

  // Under the loading screen the words wait for the faces of the site, so that nothing is set twice and nothing
  // moves. Faces that come later than that are left to the next page.
  const startFirstView = () => {
    const { classList } = root;
    classList.add('first-view', 'awaits-faces');
    const show = () => classList.remove('awaits-faces');
    const ask = () => {
      const { fonts } = document;
      // The faces are known once the style sheet is.
      if (fonts.size === 0) requestAnimationFrame(ask);
      else Promise.all(['', 'italic '].map((style) => fonts.load(`${style}1em Garamond First`))).then(show, show);
    };
    ask();
    setTimeout(() => {
      if (!classList.contains('awaits-faces')) return;
      classList.add('without-faces');
      show();
    }, FACES_WAIT_MS);
  };

  // Lazy pictures wait for the script of the islands, which brings each when it is near. Where that script did
  // not arrive, the browser's own lazy loading brings them.
  root.classList.add('awaits-islands');
  addEventListener('load', () => {
    if (!customElements.get('astro-island')) root.classList.remove('awaits-islands');
  });

  // Marks the first page view of a visit, on which the loading screen shows. Going back or forward is not an
  // initial load.
  const startVisit = () => {
    try {
      const [navigation] = performance.getEntriesByType('navigation');
      const visited = sessionStorage.getItem('visited');
      sessionStorage.setItem('visited', 'yes');
      if (navigation?.type !== 'back_forward') {
        if (visited === null) startFirstView();
        // Who reads both languages side by side goes on doing so (docs/behaviour.md 10.1).
        const { facing } = root.dataset;
        if (facing && sessionStorage.getItem('facing')) location.replace(facing + location.hash);
      }
    } catch {
      // Storage is refused: show no loading screen rather than one on every page.
    }
  };

  // A page that the browser rendered ahead is visited only when it is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', startVisit, { once: true });
  else startVisit();
}
