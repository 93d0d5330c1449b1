import { escapePattern } from '#text/strings.ts';
import { FRAGMENT, isText, type HostRules } from './rules.ts';

/**
 * `.htaccess` for Apache 2.4 (httpd.apache.org/docs/2.4). Without mod_rewrite or mod_headers the parts
 * that need them are passed over, and the pages still answer.
 */
export function htaccess(rules: HostRules): string {
  const { base, contentTypes } = rules;
  return [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    `ErrorDocument 404 ${base}/404.html`,
    `ErrorDocument 500 ${base}/500.html`,
    ...Object.entries(contentTypes).map(([ending, type]) => `AddType ${type} .${ending}`),
    ...ifModule('mod_mime.c', [`AddCharset utf-8 ${textEndings(contentTypes).join(' ')}`]),
    ...ifModule('mod_rewrite.c', rewriting(rules)),
    ...ifModule('mod_headers.c', headerLines(rules)),
    '',
  ].join('\n');
}

function rewriting({ base, home, moved, deadFolders, controlFiles }: HostRules): string[] {
  return [
    'DirectorySlash Off',
    'RewriteEngine On',
    `RewriteRule ^$ ${home} [R=301,L]`,
    ...moved.map(({ before, after, page }) => {
      const path = escapePattern(before.slice(base.length + 1)) + FRAGMENT + escapePattern(after);
      return `RewriteRule ^${path}/?$ ${page}#$1 [R=301,NE,L]`;
    }),
    `RewriteRule ^${deadFolders}/?$ - [R=404,L]`,
    `RewriteRule (?:^|/)(?:\\.(?!well-known/)|${controlFiles}$) - [R=404,L]`,
    '# A page answers with and without a slash.',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+?)/?$ $1/index.html',
    '# Compressed at build time, sent to those who accept it.',
    ...[
      ['br', 'br'],
      ['gz', 'gzip'],
    ].flatMap(([ending, coding]) => [
      // Not where it is refused: `br;q=0`.
      `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)"`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+)$ $1.${ending} [L]`,
    ]),
    // `.br` is Breton and `.gz` an archive in Apache's own lists.
    'RemoveLanguage .br',
    'RemoveType .br .gz',
    ...ifModule('mod_mime.c', ['AddEncoding br .br', 'AddEncoding gzip .gz']),
  ];
}

function headerLines({ base, headers, caching }: HostRules): string[] {
  const kept = 'expr=%{REQUEST_STATUS} < 400';
  return [
    'Header always set Cache-Control "no-cache" "expr=%{REQUEST_STATUS} >= 400"',
    ...headers.map(({ name, value }) => `Header always set ${name} "${value}"`),
    `Header set Cache-Control "${caching.pages}" "${kept}"`,
    ...caching.folders.map(
      ({ folder, value }) =>
        `Header set Cache-Control "${value}" "${kept} && %{REQUEST_URI} =~ m#^${escapePattern(base + folder)}#"`,
    ),
    'Header merge Vary Accept-Encoding "expr=%{CONTENT_TYPE} =~ m#^text/|javascript|json|xml#"',
  ];
}

/** Endings of text formats: `AddDefaultCharset` speaks of HTML and plain text only. */
function textEndings(contentTypes: HostRules['contentTypes']): string[] {
  return Object.entries(contentTypes).flatMap(([ending, type]) => (isText(type) ? [`.${ending}`] : []));
}

function ifModule(name: string, lines: readonly string[]): string[] {
  return [`<IfModule ${name}>`, ...lines.map((line) => `  ${line}`), '</IfModule>'];
}
