import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyProject } from '../../support/project-copy.ts';
import { findServers, type Servers } from './install.ts';
import { freePort } from './program.ts';

/** One build, laid out as on a server: the web root, with the site at its place inside. */
export interface BuiltSite {
  readonly base: string;
  /** Port of this machine the site was built for, kept free for the tests of the verifier. */
  readonly port: number;
  readonly origin: string;
  /** Folder that a server shows as `/`. */
  readonly webRoot: string;
  /** The built site: the web root itself, or the folder of the base inside it. */
  readonly dist: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: BuiltSite[];
    servers: Servers;
  }
}

/** Beside the web root, where no visitor may reach. */
export const SECRET = 'This line lies outside the web root.';

/** Builds the site for `/` and for `/estate/sub`, and finds the servers; removes the builds afterwards. */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  const servers = findServers();
  const folder = await mkdtemp(join(tmpdir(), 'estate-hosts-'));
  // Apache's workers run as another user.
  await chmod(folder, 0o755);
  const sites: BuiltSite[] = [];
  for (const base of ['', '/estate/sub']) sites.push(await buildSite(join(folder, `site${sites.length}`), base));
  provide('servers', servers);
  provide('sites', sites);
  return () => rm(folder, { recursive: true, force: true });
}

async function buildSite(folder: string, base: string): Promise<BuiltSite> {
  const webRoot = join(folder, 'www');
  const dist = join(webRoot, base);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(dirname(dist), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), SECRET);
  const copy = copyProject();
  try {
    const environment = { SITE_ORIGIN: origin, SITE_BASE: base, SITE_CONTACT: 'mailto:corrections@estate.example' };
    const { exitCode, output } = await copy.build(environment);
    if (exitCode !== 0) throw new Error(`The site for "${base}" could not be built:\n${output}`);
    await rename(join(copy.folder, 'dist'), dist);
  } finally {
    copy.remove();
  }
  return { base, port, origin, webRoot, dist };
}
