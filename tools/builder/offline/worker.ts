import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readOffline, type Deployment } from '#config/deployment.ts';
import type { OfflineOutline } from '#model/offline.ts';

const source = fileURLToPath(new URL('../../../src/offline', import.meta.url));

/**
 * The service worker as browsers run it, with what it is told of the site (`SITE`); with `SITE_OFFLINE=no` the one that
 * removes all copies and itself.
 */
export async function serviceWorker(
  { base }: Deployment,
  { offline, pages, line }: OfflineOutline,
  version: string,
): Promise<string> {
  if (!readOffline(process.env)) return withSite('farewell', { base });
  return withSite('service-worker', { version, base, offline, pages, style: `${base}/kept-copy.css`, line });
}

async function withSite(name: string, site: unknown): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${source}/${name}.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['chrome111', 'firefox114', 'safari16.4'],
  });
  return `const SITE = ${JSON.stringify(site)};\n${outputFiles[0]?.text ?? ''}`;
}
