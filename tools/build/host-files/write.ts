import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Deployment } from '#config/deployment.ts';
import { htaccess } from './apache.ts';
import { staticWebAppConfig } from './azure.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConf } from './nginx.ts';
import { hostRules, SNIPPET_FOLDER } from './rules.ts';
import { vercelJson } from './vercel.ts';
import { robotsTxt, securityTxt, webManifest } from './visitors.ts';

/**
 * Writes the files that hosts and crawlers look for. What a person includes in nginx or Caddy lies in
 * `.hosts/`: it names the hashes of this build, so it travels with it. It holds nothing secret.
 */
export async function writeHostFiles(folder: string, deployment: Deployment, policy: string): Promise<void> {
  const rules = hostRules(deployment, policy, await foldersWithoutPage(folder));
  const files: Record<string, string | undefined> = {
    '.nojekyll': '',
    '.htaccess': htaccess(rules),
    [`${SNIPPET_FOLDER}/Caddyfile`]: caddyfile(rules),
    [`${SNIPPET_FOLDER}/nginx.conf`]: nginxConf(rules),
    '.well-known/security.txt': securityTxt(deployment),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'manifest.webmanifest': webManifest(deployment),
    'robots.txt': robotsTxt(deployment),
    'staticwebapp.config.json': staticWebAppConfig(rules),
    'vercel.json': vercelJson(rules),
  };
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Folders of the built site in which no page lies, as sorted paths: `_astro`, `uploads/plates`. */
async function foldersWithoutPage(root: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const deeper = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => foldersWithoutPage(root, join(below, entry.name))),
  );
  const own = below === '' || entries.some((entry) => entry.name === 'index.html') ? [] : [below.replaceAll('\\', '/')];
  return [...own, ...deeper.flat()].sort();
}
