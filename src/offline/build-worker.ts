import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { oldestBrowsers } from '#site/browsers.ts';
import type { Deployment } from '#site/deployment.ts';
import type { PrecacheManifest } from '#offline/precache-manifest.ts';
import { cacheNames } from '#offline/store.ts';

/** The service worker as browsers run it, with what it is told of the site (`SITE`). */
export async function serviceWorker(
  { base, origin }: Deployment,
  manifest: PrecacheManifest,
  version: string,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('service-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: oldestBrowsers,
  });
  return `const SITE = ${JSON.stringify({ version, base, origin, ...manifest })};\n${outputFiles[0]?.text ?? ''}`;
}

/**
 * The worker of a site that offers no copies any more: it removes them and itself (docs/deploy.md). Itself last, because
 * an open page takes the end of this worker for the end of its work.
 */
export function selfDestroyingWorker({ base }: Deployment): string {
  return `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(removeAll()));
async function removeAll() {
  await Promise.all(${JSON.stringify(Object.values(cacheNames(base)))}.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
}
