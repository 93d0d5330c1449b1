import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import type { Deployment } from '#config/deployment.ts';
import { localeCodes } from '#language/locales.ts';
import type { OfflineOutline } from '#offline/files.ts';
import { bindBooks } from './book/bind.ts';
import { withBookSize } from './book/size.ts';
import { hostFiles } from './host-files/all.ts';
import { llmsTxt } from './host-files/llms.ts';
import { extractIslandScripts, numberIslands, withoutIslandStyle } from './islands.ts';
import { offlineFiles, withWholeSiteSize } from './offline/files.ts';
import { farewellWorker, serviceWorker } from './offline/worker.ts';
import { output } from './output.ts';
import { pageMarkdown, type PageMarkdown } from './page-markdown.ts';
import { foldersWithoutPage, namesOf } from './pages.ts';
import { sitePolicy } from './policy.ts';
import { siteFiles } from './site-files.ts';
import { nameSitemap } from './sitemap.ts';
import { pageStyles } from './page-styles.ts';

const NOT_FOUND = '404.html';

/** Astro leaves the outline under the name that the list of files gets. */
const OFFLINE = 'offline.json';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/**
 * Turns Astro's output into a site that any host can serve. Each page is finished in memory and
 * written with its twin, its text as Markdown and its compressed versions. What depends on all pages follows: the rules for hosts,
 * the not-found page in every folder that is no page, so that no host lists its files, and the
 * fingerprints. `plates` are those of the book, by file name. Returns the number of pages.
 */
export async function finish(
  folder: string,
  deployment: Deployment,
  { precompress, offersCopies }: { readonly precompress: boolean; readonly offersCopies: boolean },
  plates: ReadonlyMap<string, Buffer>,
): Promise<number> {
  await nameSitemap(folder);
  const bookSizes = bindBooks(folder, deployment, plates);
  const files = await siteFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !file.endsWith('.html') && file !== OFFLINE);
  const out = output(folder, precompress);
  const policy = sitePolicy();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  const codes = others.filter((file) => file.endsWith('.js')).map((file) => [basename(file), read(file)] as const);
  const styles = pageStyles(pages.values().map(read), new Map(codes), deployment.base);
  const islandScripts = new Map<string, string>();
  const texts: PageMarkdown[] = [];
  await Promise.all(
    pages.map(async (page) => {
      const printed = withBookSize(withoutIslandStyle(read(page)), bookSizes);
      const { html, file } = extractIslandScripts(numberIslands(printed), deployment.base);
      if (file) islandScripts.set(file.name, file.code);
      const markdown = pageMarkdown(html, deployment.buildDate);
      if (markdown) {
        texts.push(markdown);
        await out.write([markdown.address.slice(deployment.base.length + 1)], markdown.text);
      }
      await out.write(namesOf(page), policy.addTo(styles.addTo(html)));
    }),
  );
  await Promise.all([...islandScripts, ...styles.files].map(([name, code]) => out.write([name], code)));
  await Promise.all(others.map(out.keep));
  const downloads = others.filter((file) => file.startsWith('data/'));
  await out.write(['llms.txt'], llmsTxt(deployment, texts, grandCruSlugs(contentFolder), downloads));
  const outline = JSON.parse(read(OFFLINE)) as OfflineOutline;
  const kept = offlineFiles(folder, deployment, outline, out.names());
  await out.write([OFFLINE], JSON.stringify(kept));
  for (const locale of localeCodes) {
    const page = `${outline.offline[locale].slice(deployment.base.length + 1)}/index.html`;
    await out.write(namesOf(page), withWholeSiteSize(read(page), kept, locale));
  }
  const worker = offersCopies ? serviceWorker(deployment, outline, kept.version) : farewellWorker(deployment);
  await out.write(['service-worker.js'], await worker);
  const rules = hostFiles(deployment, policy.header(), foldersWithoutPage(files));
  await Promise.all(Object.entries(rules).map(([name, text]) => out.write([name], text)));
  const indexes = foldersWithoutPage(out.names()).map((name) => `${name}/index.html`);
  await out.write(indexes, read(NOT_FOUND));
  out.writeFingerprints();
  return pages.length;
}
