// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { readDeployment } from './src/config/deployment.ts';
import { directives } from './src/directives/integration.ts';
import { gallery } from './src/gallery/integration.ts';
import { MARKDOWN_FEATURES } from './src/prose/markdown.ts';
import { siteEntries } from './tools/builder/sitemap.ts';

const deployment = readDeployment(process.env);
const entries = new Map(siteEntries(deployment).map((entry) => [entry.url, entry]));

/** Newer syntax is put into the words of these (docs/browsers.md). */
const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

export default defineConfig({
  site: deployment.origin,
  base: deployment.base === '' ? '/' : deployment.base,
  output: 'static',
  build: { format: 'directory', inlineStylesheets: 'always' },
  trailingSlash: 'ignore',
  markdown: { processor: satteri({ features: MARKDOWN_FEATURES }), syntaxHighlight: false },
  integrations: [
    react(),
    directives(),
    gallery(),
    // The entries come from the route table; the integration confirms that each page was written.
    sitemap({
      namespaces: { news: false, image: false, video: false },
      serialize: ({ url }) => {
        const entry = entries.get(url.replace(/\/$/, ''));
        if (!entry) return undefined;
        const links = entry.alternates.map((alternate) => ({ lang: alternate.hreflang, url: alternate.url }));
        return { url: entry.url, lastmod: entry.lastmod, links };
      },
    }),
  ],
  vite: { plugins: [tailwindcss()], build: { target: oldestBrowsers } },
});
