/** Newer syntax of scripts and style sheets is put into the words of these (docs/browsers.md). */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
