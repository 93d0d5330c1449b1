import type { Deployment } from '#site/deployment.ts';
import { htaccess } from './apache.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConf } from './nginx.ts';
import { hostRules, SNIPPET_FOLDER } from './rules.ts';
import { robotsTxt, securityTxt, webManifest } from './visitors.ts';

/**
 * The files that hosts and crawlers look for, by name. What a person includes in nginx lies in
 * `.hosts/`: it names the hashes of this build, so it travels with it. It holds nothing secret.
 * `folders` are the patterns of those in which no page lies.
 */
export function hostFiles(
  deployment: Deployment,
  policy: string,
  folders: readonly string[],
): Readonly<Record<string, string>> {
  const rules = hostRules(deployment, policy, folders);
  const security = securityTxt(deployment);
  return {
    '.nojekyll': '',
    '.htaccess': htaccess(rules),
    [`${SNIPPET_FOLDER}/nginx.conf`]: nginxConf(rules),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'manifest.webmanifest': webManifest(deployment),
    'robots.txt': robotsTxt(deployment),
    ...(security !== undefined && { '.well-known/security.txt': security }),
  };
}
