import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { oldestBrowsers } from '#config/browsers.ts';
import type { Deployment } from '#config/deployment.ts';
import type { OfflineOutline } from '#offline/files.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

/** The service worker as browsers run it, with what it is told of the site (`SITE`). */
export function serviceWorker(
  { base, origin }: Deployment,
  { offline, pages, line }: OfflineOutline,
  version: string,
): Promise<string> {
  return withSite('service-worker', { version, base, origin, offline, pages, style: `${base}/kept-copy.css`, line });
}

/** The worker of a site that offers no copies: it removes all of them and itself. */
export function farewellWorker({ base }: Deployment): Promise<string> {
  return withSite('farewell', { base });
}

async function withSite(name: string, site: unknown): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${source}/${name}.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: oldestBrowsers,
  });
  return `const SITE = ${JSON.stringify(site)};\n${outputFiles[0]?.text ?? ''}`;
}
