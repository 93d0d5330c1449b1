// @ts-check
import { availableParallelism } from 'node:os';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { oldestBrowsers } from './src/site/browsers.ts';
import { readDeployment } from './src/site/deployment.ts';
import { siteIntegration } from './src/build/integration.ts';
import { sitemapOptions } from './src/build/sitemap.ts';
import { contentCheck } from './tools/content/integration.ts';

const deployment = readDeployment(process.env);

/** The script of every page is one file, which other scripts import what they share with it from. */
const pageCode = {
  name: 'page',
  test: /layouts\/BaseLayout\.astro|src\/island\/(?:address|dialog-address|motion)\.client\.ts/,
};
/** What islands share with each other is one file, too: each of these modules is smaller than a request. */
const islandCode = { name: 'island', minShareCount: 2, test: /src\/(?:island\/(?!dialog\.)|language\/)|\.tsx/ };

/**
 * Vite wraps every import on demand in 1.5 kB of code that brings its style sheets and preloads what it imports, and names
 * that. Ours need neither: their styles stand in the page, and each is one file.
 * @type {import('vite').Plugin}
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  // Astro hands no such setting of the environment on.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
  site: deployment.origin,
  base: deployment.base === '' ? '/' : deployment.base,
  output: 'static',
  // Social cards are drawn beside the pages.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: availableParallelism() },
  trailingSlash: 'ignore',
  // The site makes trees of its texts itself (src/text/markdown.ts).
  markdown: { syntaxHighlight: false },
  integrations: [react(), sitemap(sitemapOptions(deployment)), siteIntegration(), contentCheck()],
  vite: {
    plugins: [tailwindcss(), plainImports],
    // Every script is a file: the policy of the site names each inline one (src/build/policy.ts).
    build: { target: oldestBrowsers, assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [pageCode, islandCode] } } } } },
    },
  },
});
