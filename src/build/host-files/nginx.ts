import { escapePattern } from '#text/strings.ts';
import { FRAGMENT, isText, type HostRules } from './rules.ts';

/**
 * Rules for nginx, to be included in a `server` block (nginx.org/en/docs). A location that adds one
 * header drops those of the locations around it, so each one states them all.
 */
export function nginxConf(rules: HostRules): string {
  const { base, home, moved, caching, contentTypes, deadFolders, controlFiles } = rules;
  const at = escapePattern(base);
  const roots = base === '' ? ['/'] : [base, `${base}/`];
  return [
    ...heading(base),
    ...roots.flatMap((root) =>
      block(`location = ${root}`, ['absolute_redirect off;', ...addHeaders(rules.headers), `return 301 ${home};`]),
    ),
    ...block(`location ^~ ${base}/`, [
      'absolute_redirect off;',
      'charset utf-8;',
      `charset_types ${charsetTypes(contentTypes)};`,
      'default_type application/octet-stream;',
      ...block(
        'types',
        Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`),
      ),
      'gzip_static on;',
      'gzip_vary on;',
      '# With ngx_brotli: brotli_static on;',
      `error_page 404 ${base}/404.html;`,
      `error_page 500 502 503 504 ${base}/500.html;`,
      ...addHeaders(rules.headers, caching.pages),
      'try_files $uri $uri/index.html =404;',
      ...caching.folders.flatMap(({ folder, value }) =>
        block(`location ^~ ${base}${folder}`, [...addHeaders(rules.headers, value), 'try_files $uri =404;']),
      ),
      ...['404', '500'].flatMap((page) =>
        block(`location = ${base}/${page}.html`, [
          'internal;',
          ...addHeaders(rules.headers),
          'add_header Cache-Control no-cache always;',
        ]),
      ),
      ...moved.flatMap(({ before, after, page }) =>
        block(`location ~ ^${escapePattern(before)}${FRAGMENT}${escapePattern(after)}/?$`, [
          `return 301 "${page}#$1";`,
        ]),
      ),
      ...block(`location ~ ^${at}/${deadFolders}/?$`, ['return 404;']),
      ...block(`location ~ ^${at}/(?:.*/)?(?:\\.(?!well-known/)|${controlFiles}$)`, ['return 404;']),
    ]),
    '',
  ].join('\n');
}

function heading(base: string): string[] {
  return [
    '# Include this file in a server block whose root is the folder of the whole web site:',
    '#   server { listen 80; root /var/www/html; include /etc/nginx/estate.conf; }',
    `# The built site lies in the root${base === '' ? '' : `, in its folder ${base.slice(1)}`}.`,
    '# Written by the build, because the policy names the inline code of this very build.',
  ];
}

/** nginx adds `charset` to text/html by itself and refuses to be told so twice. */
function charsetTypes(contentTypes: HostRules['contentTypes']): string {
  const types = Object.values(contentTypes).filter(isText);
  return types.filter((type) => type !== 'text/html').join(' ');
}

/** Policies go with errors too (`always`); an answer that failed must not be kept for a year. */
function addHeaders(headers: HostRules['headers'], cacheControl?: string): string[] {
  return [
    ...headers.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    ...(cacheControl === undefined ? [] : [`add_header Cache-Control "${cacheControl}";`]),
  ];
}

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'];
}
