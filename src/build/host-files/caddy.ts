import { escapeRegExp, FRAGMENT, isText, type HostRules } from './rules.ts';

/**
 * Rules for Caddy 2, to be imported into a site block (caddyserver.com/docs/caddyfile). `route` keeps
 * the order written here; Caddy would sort the directives otherwise.
 */
export function caddyfile({
  base,
  home,
  moved,
  headers,
  caching,
  contentTypes,
  deadFolders,
  controlFiles,
}: HostRules): string {
  const at = escapeRegExp(base);
  const security = headers.map(({ name, value }) => `header ${name} "${value}"`);
  return [
    '# Import this file into a site block whose root is the folder of the whole web site:',
    '#   example.org { root * /var/www/html',
    '#     import /etc/caddy/estate.caddy }',
    '# Written by the build, because the policy names the inline code of this very build.',
    `@estate_root path ${base === '' ? '/' : `${base} ${base}/`}`,
    'handle @estate_root {',
    ...indent([...security, `redir * ${home} 301`]),
    '}',
    ...moved.map(
      ({ before, after }, index) =>
        `@estate_moved_${index} path_regexp moved_${index} ^${escapeRegExp(before)}${FRAGMENT}${escapeRegExp(after)}/?$`,
    ),
    `@estate_dead path_regexp ^${at}/${deadFolders}/?$`,
    `@estate_hidden path_regexp ^${at}/(?:.*/)?(?:\\.(?:[^w]|w[^e])|${controlFiles}$)`,
    ...Object.entries(contentTypes).map(([ending]) => `@estate_${ending} path *.${ending}`),
    `route ${base}/* {`,
    ...indent([
      ...security,
      ...moved.map(({ page }, index) => `redir @estate_moved_${index} ${page}#{re.moved_${index}.1} 301`),
      'error @estate_hidden 404',
      'error @estate_dead 404',
      `header Cache-Control "${caching.pages}"`,
      ...caching.folders.map(({ folder, value }) => `header ${base}${folder}* Cache-Control "${value}"`),
      'try_files {path} {path}/index.html',
      ...Object.entries(contentTypes).map(
        ([ending, type]) => `header @estate_${ending} Content-Type "${withCharset(type)}"`,
      ),
      'file_server {',
      '  precompressed br gzip',
      '}',
    ]),
    '}',
    'handle_errors {',
    ...indent([
      `@estate_gone expression \`{http.request.orig_uri.path}.startsWith("${base}/") && {http.error.status_code} < 500\``,
      `@estate_failed expression \`{http.request.orig_uri.path}.startsWith("${base}/") && {http.error.status_code} >= 500\``,
      'header Cache-Control no-cache',
      'header Content-Type "text/html; charset=utf-8"',
      `rewrite @estate_gone ${base}/404.html`,
      `rewrite @estate_failed ${base}/500.html`,
      'file_server',
    ]),
    '}',
    '',
  ].join('\n');
}

function withCharset(type: string): string {
  return isText(type) ? `${type}; charset=utf-8` : type;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
