import { extname } from 'node:path';
import type { Deployment } from '#site/deployment.ts';
import { defaultLocale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { movedParts } from '#site/routes.ts';
import { href } from '#site/address.ts';
import { contentType } from '#site/mime-types.ts';
import { escapePattern } from '#text/strings.ts';

/** The rules for one build. Each module beside this one prints them in the dialect of one host; none adds a rule of its own. */
export type HostRules = ReturnType<typeof hostRules>;

/** Where rules are kept that a person includes in a server's own configuration. */
export const SNIPPET_FOLDER = '.hosts';

const CONTROL_FILES = ['_headers', '_redirects'];

/** Whether a file of the built site speaks to visitors rather than to hosts: `.htaccess` does not. */
export function isPublic(file: string): boolean {
  return !CONTROL_FILES.includes(file) && (!file.startsWith('.') || file.startsWith('.well-known/'));
}

/** Endings of text, and of all formats used here; the lists of some hosts are older than a few of them. */
const TEXT_ENDINGS = 'html css js json svg txt webmanifest xml csv geojson md atom bib'.split(' ');
const ENDINGS = [...TEXT_ENDINGS, 'avif', 'epub', 'ico', 'jpg', 'png', 'webp', 'woff2'];

/** Whether a file is a text for visitors, which is worth compressing. */
export const isPublicText = (file: string): boolean => isPublic(file) && TEXT_ENDINGS.includes(extname(file).slice(1));

/** Device access that no page needs (Permissions Policy, W3C). Writing to the clipboard stays allowed. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Two years. The header binds a whole host (RFC 6797), so a site under a base, which shares its host with
 * others, does not send it; subdomains are not named for the same reason.
 */
const STRICT_TRANSPORT_SECURITY = { name: 'Strict-Transport-Security', value: 'max-age=63072000' };

/** How the site wants to be served, said once. `folders` are the patterns of those that are no page. */
export function hostRules({ base }: Deployment, policy: string, folders: readonly string[]) {
  return {
    /** `` or `/estate/sub` */
    base,
    /** Where the root leads to, with base: `/estate/sub/en`. */
    home: href({ base }, pathTo({ id: 'home' }, defaultLocale)),
    /**
     * Addresses of former pages that are parts of others now: what stands before and after the fragment of the part, and
     * the page, all with base.
     */
    moved: movedParts.map(({ pattern, page, locale }) => {
      const [before = '', after = ''] = href({ base }, pattern).split('[fragment]');
      return { before, after, page: href({ base }, pathTo(page, locale)) };
    }),
    /** Sent with every answer, errors included. */
    headers: [
      { name: 'Content-Security-Policy', value: policy },
      { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
      { name: 'Permissions-Policy', value: DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
      { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ...(base === '' ? [STRICT_TRANSPORT_SECURITY] : []),
      { name: 'X-Content-Type-Options', value: 'nosniff' },
      // For browsers that do not know `frame-ancestors`.
      { name: 'X-Frame-Options', value: 'DENY' },
    ],
    /** How long pages, and everything below a folder, may be kept; a folder begins and ends with a slash, without base. */
    caching: {
      pages: 'public, max-age=300, must-revalidate',
      folders: [
        // Names carry a hash of the content: what has changed has another name.
        { folder: '/_astro/', value: 'public, max-age=31536000, immutable' },
        { folder: '/uploads/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
      ],
    },
    /** Content type per file ending, for hosts whose own list is older than the formats used here. */
    contentTypes: Object.fromEntries(ENDINGS.map((ending) => [ending, contentType(ending)])),
    /**
     * Folders that are no page, below the base, as a regular expression: `(?:vineyard|vineyard/[^/]+)`.
     * Hosts that can, answer them with status 404 rather than with the not-found page found inside.
     */
    deadFolders: oneOf(folders),
    /** Files at the top that speak to hosts, beside the dot files, as a regular expression. */
    controlFiles: oneOf(CONTROL_FILES.map(escapePattern)),
  };
}

/**
 * Folders as regular expressions, one for all Grands Crus, so that a server's configuration does not grow with them:
 * `vineyard/musigny` becomes `vineyard/[^/]+`.
 */
export function folderPatterns(folders: readonly string[], slugs: readonly string[]): string[] {
  const patternOf = (segment: string): string => (slugs.includes(segment) ? '[^/]+' : escapePattern(segment));
  return [...new Set(folders.map((folder) => folder.split('/').map(patternOf).join('/')))];
}

const oneOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;

/** Whether files of a content type are text, whose character set is named. */
export function isText(type: string): boolean {
  return /^text\/|javascript|json$|xml$/.test(type);
}

/** Any fragment of a moved part, in the regular expressions of nginx and Apache alike. */
export const FRAGMENT = '([a-z0-9-]+)';
