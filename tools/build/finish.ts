import type { Deployment } from '#config/deployment.ts';
import { stampIslands } from './islands.ts';
import { settleSitemap } from './sitemap.ts';
import { writePolicies } from './policy.ts';
import { fillFolders, writeTwins } from './pages.ts';
import { compressTexts } from './compress.ts';
import { writeFingerprints } from './fingerprints.ts';
import { isPublic } from './host-files/rules.ts';
import { writeHostFiles } from './host-files/write.ts';
import { siteFiles } from './site-files.ts';

/**
 * Turns Astro's output into a site that any host can serve. The order matters: rewriting comes first,
 * hashing after it, then copies of finished pages, and last what is made of all files: compressed
 * versions and fingerprints. Returns the number of pages.
 */
export async function finish(folder: string, deployment: Deployment): Promise<number> {
  const files = await siteFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  await stampIslands(folder, pages);
  await settleSitemap(folder, deployment);
  const policy = await writePolicies(folder, pages);
  await writeTwins(folder, pages);
  await writeHostFiles(folder, deployment, policy);
  await fillFolders(folder);
  await compressTexts(folder, (await siteFiles(folder)).filter(isPublic));
  await writeFingerprints(folder);
  return pages.length;
}
