import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployment } from '#config/deployment.ts';
import { localeCodes } from '#language/locales.ts';
import { absoluteUrl } from '#routes/address.ts';
import type { OfflineOutline } from '#offline/files.ts';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { inTurns } from '../../tools/in-turns.ts';
import { explainAbbreviations } from './abbreviations.ts';
import { bindBooks } from '#book/bind.ts';
import { citationFiles } from './citation-files.ts';
import { withBookSize } from '#book/size.ts';
import { takeFolderPage } from './folder-pages.ts';
import { hostFiles } from './host-files/all.ts';
import { llmsTxt } from './host-files/llms.ts';
import { inlineScripts, islandScripts } from './inline-scripts.ts';
import { islandScriptFiles, numberIslands, withoutIslandStyle } from './islands.ts';
import { offlineFiles, withWholeSiteSize } from './offline/files.ts';
import { farewellWorker, serviceWorker } from './offline/worker.ts';
import { output, type Output } from './output.ts';
import { pageMarkdown, type PageMarkdown } from './page-markdown.ts';
import { foldersWithoutPage, namesOf } from './pages.ts';
import { sitePolicy } from './policy.ts';
import { siteFiles } from './site-files.ts';
import { nameSitemap } from './sitemap.ts';
import { drawSocialCards } from './social/cards.ts';
import { WORK_FOLDER } from './staging.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Astro leaves the outline under the name that the list of files gets. */
const OFFLINE = 'offline.json';

/** How many files are held in memory at once: enough that none of the threads that compress them waits. */
const AT_ONCE = 2 * availableParallelism();

interface Options {
  /** Whether compressed versions are written beside the files. */
  readonly precompress: boolean;
  /** Whether visitors may keep pages. */
  readonly offersCopies: boolean;
}

/**
 * Turns Astro's output into a site that any host can serve, step by step: sitemap, book and social cards first, then the pages, then
 * what depends on all of them. `plates` are those of the book, by file name. Returns the number of pages.
 */
export async function finish(
  folder: string,
  deployment: Deployment,
  { precompress, offersCopies }: Options,
  plates: ReadonlyMap<string, Buffer>,
): Promise<number> {
  await nameSitemap(folder);
  const bookSizes = bindBooks(folder, deployment, plates);
  const folderPage = takeFolderPage(folder);
  await drawSocialCards(
    folder,
    (await siteFiles(folder)).filter((file) => file.endsWith('.html')),
    absoluteUrl(deployment, ''),
    join(root, 'public/uploads/plates'),
    join(root, WORK_FOLDER, 'social-cards'),
  );

  const files = await siteFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !file.endsWith('.html') && file !== OFFLINE);
  const out = output(folder, precompress);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  const islands = islandScriptFiles(deployment.base, await islandScripts(root));
  const policy = sitePolicy(inlineScripts(deployment));
  /** What becomes of the HTML of a page, in order; the policy is last, because it holds hashes of what the others leave. */
  const steps: readonly ((html: string, page: string) => string)[] = [
    withoutIslandStyle,
    (html) => withBookSize(html, bookSizes),
    explainAbbreviations,
    numberIslands,
    islands.takeFrom,
    policy.addTo,
  ];
  const finished = (html: string, page: string): string => steps.reduce((text, step) => step(text, page), html);

  const texts = await finishPages(pages, read, finished, deployment, out);
  await Promise.all([...islands.files].map(([name, code]) => out.write([name], code)));
  await inTurns(others, AT_ONCE, out.keep);
  const downloads = others.filter((file) => file.startsWith('data/') || file.endsWith('.atom'));
  await out.write(['llms.txt'], llmsTxt(deployment, texts, grandCruSlugs(join(root, 'content')), downloads));
  await finishOffline(folder, read, deployment, offersCopies, out);
  const folderIndex = finished(folderPage, 'frame/FolderPage.astro');
  const rules = hostFiles(deployment, policy.header(), foldersWithoutPage(files));
  await Promise.all(Object.entries(rules).map(([name, text]) => out.write([name], text)));
  await out.write(
    foldersWithoutPage(out.names()).map((name) => `${name}/index.html`),
    folderIndex,
  );
  out.writeFingerprints();
  return pages.length;
}

/** Each page is finished in memory and written with its twin, and beside it how it is cited and its text as Markdown. Returns those texts. */
async function finishPages(
  pages: readonly string[],
  read: (file: string) => string,
  finished: (html: string, page: string) => string,
  deployment: Deployment,
  out: Output,
): Promise<PageMarkdown[]> {
  const { base, buildDate } = deployment;
  const texts = await inTurns(pages, AT_ONCE, async (page) => {
    const html = finished(read(page), page);
    const citation = citationFiles(html, absoluteUrl(deployment, ''));
    if (citation) {
      await out.write([`${citation.path}.bib`], citation.bibtex);
      await out.write([`${citation.path}.csl.json`], citation.csl);
    }
    const markdown = pageMarkdown(html, buildDate);
    if (markdown) await out.write([markdown.address.slice(base.length + 1)], markdown.text);
    await out.write(namesOf(page), html);
    return markdown ?? [];
  });
  return texts.flat();
}

/** The list of what can be kept, its size on the page that offers it, and the service worker. */
async function finishOffline(
  folder: string,
  read: (file: string) => string,
  deployment: Deployment,
  offersCopies: boolean,
  out: Output,
): Promise<void> {
  const outline = JSON.parse(read(OFFLINE)) as OfflineOutline;
  const kept = offlineFiles(folder, deployment, outline, out.names());
  await out.write([OFFLINE], JSON.stringify(kept));
  for (const locale of localeCodes) {
    const page = `${outline.offline[locale].slice(deployment.base.length + 1)}/index.html`;
    await out.write(namesOf(page), withWholeSiteSize(read(page), kept, locale));
  }
  const worker = offersCopies ? serviceWorker(deployment, outline, kept.version) : farewellWorker(deployment);
  await out.write(['service-worker.js'], await worker);
}
