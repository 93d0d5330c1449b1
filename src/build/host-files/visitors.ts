import type { Deployment } from '#site/deployment.ts';
import { site } from '#site/site.ts';
import { themeColour } from '#site/theme.ts';
import { defaultLocale, localeCodes, locales } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { absoluteUrl, href } from '#site/address.ts';

/** `robots.txt`: everything may be read; the sitemap's address is absolute (sitemaps.org, RFC 9309). */
export function robotsTxt(deployment: Deployment): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(deployment, '/sitemap.xml')}\n`;
}

/** The site's mark as a picture (src/layouts/logo.ts), in `public`. */
const ICONS = [
  { file: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { file: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { file: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { file: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** `manifest.webmanifest` (W3C Web Application Manifest): name and mark for a phone's home screen. */
export function webManifest(deployment: Deployment): string {
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    lang: locales[defaultLocale].hreflang,
    start_url: href(deployment, pathTo({ id: 'home' }, defaultLocale)),
    scope: href(deployment, '/'),
    display: 'browser',
    background_color: themeColour('paper'),
    theme_color: themeColour('paper'),
    icons: ICONS.map(({ file, ...icon }) => ({ src: href(deployment, file), ...icon })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * `security.txt` (RFC 9116) where somebody can be reached. It must stand at the top of a domain, so
 * a site under a base has none. It expires a year after the build day, as the RFC advises at most.
 */
export function securityTxt(deployment: Deployment): string | undefined {
  const { contact, base, buildDate } = deployment;
  if (contact === undefined || base !== '') return undefined;
  const expires = new Date(`${buildDate}T00:00:00.000Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${absoluteUrl(deployment, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
