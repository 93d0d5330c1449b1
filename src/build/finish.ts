import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeEpubs } from '#layouts/book/write-epubs.ts';
import { readOffline, readPrecompress, type Deployment } from '#site/deployment.ts';
import { formatMegabytes } from '#language/format.ts';
import { localeCodes } from '#language/locales.ts';
import { BOOK_SIZE } from '#site/book.ts';
import { absoluteUrl } from '#site/address.ts';
import { offlineFiles, withWholeSiteSizes } from '#offline/files.ts';
import type { PrecacheManifest } from '#offline/precache-manifest.ts';
import { selfDestroyingWorker, serviceWorker } from '#offline/build-worker.ts';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { withLimit } from '#build/with-limit.ts';
import { explainAbbreviations } from './abbreviations.ts';
import { parsedPage, withEdits, type ParsedPage, type Edit } from './parsed-page.ts';
import { citationFiles } from './citation-files.ts';
import { hostFiles } from './host-files/all.ts';
import { folderPatterns } from './host-files/rules.ts';
import { islandFiles, islandScripts } from './islands.ts';
import { raiseEndings } from './ordinals.ts';
import { output, type Output } from './output.ts';
import { inlineScripts, sitePolicy } from './policy.ts';
import { foldersWithoutPage, namesOf, siteFiles } from './site-files.ts';
import { publishSitemap } from './sitemap.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Astro leaves the manifest under the name that the list of files gets. */
const OFFLINE = 'offline.json';

/** How many files are held in memory at once: enough that none of the threads that compress them waits. */
const AT_ONCE = 2 * availableParallelism();

/**
 * Turns Astro's output into a site that any host can serve, step by step: sitemap and book first, then the pages, then
 * what depends on all of them. `plates` are those of the book, by file name. Returns the number of pages.
 */
export async function finish(
  folder: string,
  deployment: Deployment,
  plates: ReadonlyMap<string, Buffer>,
): Promise<number> {
  const address = absoluteUrl(deployment, '');
  await publishSitemap(folder, deployment);
  const bookSizes = writeEpubs(folder, deployment, plates, (html, name) =>
    withEdits(html, raiseEndings(parsedPage(html, name))),
  );
  const files = await siteFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !file.endsWith('.html') && file !== OFFLINE);

  const out = output(folder, readPrecompress(process.env));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const islands = islandFiles(deployment.base, await islandScripts(root));
  const policy = sitePolicy(inlineScripts(deployment));
  const sizes = localeCodes.map((locale) => [BOOK_SIZE[locale], formatMegabytes(bookSizes[locale], locale)] as const);
  /** The changes to each page, in order. */
  const steps: readonly ((page: ParsedPage) => Edit[])[] = [
    explainAbbreviations,
    raiseEndings,
    islands.settle,
    policy.addTo,
  ];

  /** A page is finished in memory and written under both its names, and beside it how it is cited. */
  const finishPage = async (name: string): Promise<void> => {
    const page = parsedPage(
      sizes.reduce((text, [place, size]) => text.replaceAll(place, size), read(name)),
      name,
    );
    const html = withEdits(
      page.html,
      steps.flatMap((step) => step(page)),
    );
    await out.write(namesOf(name), html);
    for (const [file, text] of Object.entries(citationFiles(page, address, deployment.buildDate)))
      await out.write([file], text);
  };

  await withLimit(pages, AT_ONCE, finishPage);
  await Promise.all([...islands.files].map(([name, code]) => out.write([name], code)));
  await withLimit(others, AT_ONCE, out.keep);
  const slugs = grandCruSlugs(join(root, 'content'));
  await finishOffline(folder, read, deployment, out);
  const folders = folderPatterns(foldersWithoutPage([...pages, ...others]), slugs);
  const rules = hostFiles(deployment, policy.header(), folders);
  await Promise.all(Object.entries(rules).map(([name, text]) => out.write([name], text)));
  await out.write(
    foldersWithoutPage(out.names()).map((name) => `${name}/index.html`),
    read('404.html'),
  );
  out.writeFingerprints();
  return pages.length;
}

/** The list of what can be kept, its size on the page that offers it, and the service worker. */
async function finishOffline(
  folder: string,
  read: (file: string) => string,
  deployment: Deployment,
  out: Output,
): Promise<void> {
  const manifest = JSON.parse(read(OFFLINE)) as PrecacheManifest;
  const kept = offlineFiles(folder, deployment, manifest, out.names());
  await out.write([OFFLINE], JSON.stringify(kept));
  for (const locale of localeCodes) {
    const page = `${manifest.offline[locale].slice(deployment.base.length + 1)}/index.html`;
    await out.write(namesOf(page), withWholeSiteSizes(read(page), kept, locale));
  }
  const offersCopies = readOffline(process.env);
  const worker = offersCopies ? serviceWorker(deployment, manifest, kept.version) : selfDestroyingWorker(deployment);
  await out.write(['service-worker.js'], await worker);
}
