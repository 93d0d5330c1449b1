import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compress } from '#build/compress.ts';
import { removeFolder, temporaryFolder } from '../../../tools/project-copy.ts';
import { siteFolder } from '../../support/built-site.ts';
import { BASE, secondSite } from '../../support/second-site.ts';

/** One build, laid out as on a server: the web root, with the site at its place inside. */
export interface HostedSite {
  readonly base: string;
  /** Folder that a server shows as `/`. */
  readonly webRoot: string;
  /** The built site: the web root itself, or the folder of the base inside it. */
  readonly dist: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: HostedSite[];
  }
}

/** Written beside the web root, where no visitor may reach. */
export const SECRET = 'This line lies outside the web root.';

/** Added to each site, to ask for a file in a folder with a leading dot. */
export const SECURITY_TXT = '.well-known/security.txt';

/** Files that the tests ask for compressed. The second site is built without such versions, which takes half the time. */
const COMPRESSED = [
  'en/index.html',
  'vineyard/musigny/en/index.html',
  'histoire/index.html',
  'sitemap.xml',
  'favicon.svg',
];

/** Lays out the built site at `/` and the second site below its base path; removes both afterwards. */
export default async function prepare({ provide }: TestProject): Promise<() => void> {
  const folder = temporaryFolder('hosts');
  // Apache's workers run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  const second = await secondSite();
  provide('sites', [
    await layOut(siteFolder, join(folder, 'top'), ''),
    await layOut(second.folder, join(folder, 'below'), BASE),
  ]);
  second.remove();
  return () => {
    removeFolder(folder);
  };
}

async function layOut(built: string, webRoot: string, base: string): Promise<HostedSite> {
  const dist = join(webRoot, base);
  cpSync(built, dist, { recursive: true });
  mkdirSync(join(dist, '.well-known'), { recursive: true });
  writeFileSync(join(dist, SECURITY_TXT), 'Contact: mailto:corrections@estate.example\n');
  for (const file of COMPRESSED) {
    for (const { ending, bytes } of await compress(readFileSync(join(dist, file)))) {
      writeFileSync(join(dist, `${file}.${ending}`), bytes);
    }
  }
  return { base, webRoot, dist };
}
