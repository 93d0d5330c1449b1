import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '#config/deployment.ts';
import { inTurns } from '../in-turns.ts';
import { isText, type Effort } from './compress.ts';
import { hostFiles } from './host-files/all.ts';
import { numberIslands, withoutIslandStyle } from './islands.ts';
import { output } from './output.ts';
import { foldersWithoutPage, namesOf } from './pages.ts';
import { sitePolicy } from './policy.ts';
import { siteFiles } from './site-files.ts';
import { settleSitemap } from './sitemap.ts';

/**
 * Up to here every file is compressed as hard as possible. A site of hundreds of vineyards is compressed
 * as a server would on the fly, or that would outlast the build.
 */
const THOROUGH_UP_TO_BYTES = 4_000_000;

/** Files in memory at once; more would not be faster, because zlib has four threads. */
const AT_ONCE = 4;

const NOT_FOUND = '404.html';

/**
 * Turns Astro's output into a site that any host can serve. Each page is read once, finished in memory and
 * written with its twin and its compressed versions. What speaks of all pages follows: the rules for hosts,
 * the not-found page in every folder that is no page, so that no host lists its files, and the
 * fingerprints. Returns the number of pages.
 */
export async function finish(folder: string, deployment: Deployment, precompress: boolean): Promise<number> {
  await settleSitemap(folder, deployment);
  const files = await siteFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !file.endsWith('.html'));
  const out = output(folder, precompress ? effortFor(folder, files) : 'none');
  const policy = sitePolicy();
  const read = (page: string): string => readFileSync(join(folder, page), 'utf8');

  await inTurns(pages, AT_ONCE, (page) =>
    out.write(namesOf(page), policy.addTo(numberIslands(withoutIslandStyle(read(page))))),
  );
  await inTurns(others, AT_ONCE, out.keep);
  const rules = hostFiles(deployment, policy.header(), foldersWithoutPage(files));
  await inTurns(Object.entries(rules), AT_ONCE, ([name, text]) => out.write([name], text));
  const indexes = foldersWithoutPage(out.names()).map((name) => `${name}/index.html`);
  await out.write(indexes, read(NOT_FOUND));
  out.writeFingerprints();
  return pages.length;
}

function effortFor(folder: string, files: readonly string[]): Effort {
  const sizes = files.filter(isText).map((file) => statSync(join(folder, file)).size);
  return sizes.reduce((sum, size) => sum + size, 0) <= THOROUGH_UP_TO_BYTES ? 'thorough' : 'quick';
}
