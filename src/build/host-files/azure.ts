import type { HostRules } from './rules.ts';

/** `staticwebapp.config.json` (learn.microsoft.com/azure/static-web-apps/configuration). */
export function staticWebAppConfig({ home, moved, headers, caching, contentTypes }: HostRules): string {
  const config = {
    routes: [
      { route: '/', redirect: home, statusCode: 301 },
      // It has no placeholders: the page, without the part.
      ...moved.map(({ before, page }) => ({ route: `${before}*`, redirect: page, statusCode: 301 })),
      ...caching.folders.map(({ folder, value }) => ({ route: `${folder}*`, headers: { 'Cache-Control': value } })),
    ],
    globalHeaders: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    responseOverrides: { 404: { rewrite: '/404.html' } },
    mimeTypes: Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [`.${ending}`, type])),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
