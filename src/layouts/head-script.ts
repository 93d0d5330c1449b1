import { buildSync } from 'esbuild';
import { oldestBrowsers } from '#site/browsers.ts';
import { scriptJson } from '#site/scripts.ts';

const { outputFiles } = buildSync({
  // Programs of this project run in its folder; the place of this module is not that of its source in a build of Astro.
  entryPoints: ['src/layouts/head.client.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: oldestBrowsers,
});

/** The script in the head of every page, made of head.client.ts: as short as can be. Made once for all pages. */
export const headScript = (outputFiles[0]?.text ?? '').trim();

const ahead = [{ where: { selector_matches: '.prerender' }, eagerness: 'immediate' }];

/** The browser renders the page of the link that the script marks, or at least fetches it (prerender.client.ts). */
export const speculationRules = scriptJson({ prerender: ahead, prefetch: ahead });
