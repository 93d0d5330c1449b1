import type { HostRules } from './rules.ts';

/**
 * `vercel.json` (vercel.com/docs/project-configuration/vercel-json). `cleanUrls` and `trailingSlash` stay
 * unset: then an address answers with and without a slash, from the folder's `index.html`.
 */
export function vercelJson({ base, home, moved, headers, caching }: HostRules): string {
  const config = {
    redirects: [
      ...(base === '' ? ['/'] : ['/', base]).map((source) => ({ source, destination: home, statusCode: 301 })),
      ...moved.map(({ before, after, page }) => ({
        source: `${before}:fragment${after}`,
        destination: `${page}#:fragment`,
        statusCode: 301,
      })),
    ],
    ...(base === '' ? {} : { rewrites: [{ source: `${base}/(.*)`, destination: '/$1' }] }),
    headers: [
      { source: '/(.*)', headers: headers.map(({ name, value }) => ({ key: name, value })) },
      ...caching.folders.map(({ folder, value }) => ({
        source: `${base}${folder}(.*)`,
        headers: [{ key: 'Cache-Control', value }],
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
