import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../../tools/project-copy.ts';
import { siteFolder } from '../../support/built-site.ts';
import { copyProject } from '../../support/project-copy.ts';

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

const BASE = '/estate/sub';

/** Lays out the built site at `/`, and a build made for a base path below it; removes both afterwards. */
export default async function prepare({ provide }: TestProject): Promise<() => void> {
  const folder = temporaryFolder('hosts');
  // Apache's workers run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  const copy = copyProject();
  try {
    const { exitCode, output } = await copy.build({ SITE_BASE: BASE, SITE_PRECOMPRESS: 'yes' });
    if (exitCode !== 0) throw new Error(`The site for "${BASE}" could not be built:\n${output}`);
    provide('sites', [
      layOut(siteFolder, join(folder, 'top'), ''),
      layOut(join(copy.folder, 'dist'), join(folder, 'below'), BASE),
    ]);
  } finally {
    copy.remove();
  }
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

function layOut(built: string, webRoot: string, base: string): HostedSite {
  const dist = join(webRoot, base);
  cpSync(built, dist, { recursive: true });
  mkdirSync(join(dist, '.well-known'), { recursive: true });
  writeFileSync(join(dist, SECURITY_TXT), 'Contact: mailto:corrections@estate.example\n');
  return { base, webRoot, dist };
}
