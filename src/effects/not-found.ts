/** Logs the attempted path, once (specification 2). */
console.error('Page not found:', window.location.pathname);
