/** Logs the attempted path, once (docs/behaviour.md 6.1). */
console.error('Page not found:', window.location.pathname);
