/** Scripts and style sheets are compiled for these (docs/browsers.md). */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
