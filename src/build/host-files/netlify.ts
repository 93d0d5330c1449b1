import type { HostRules } from './rules.ts';

/** Cloudflare ignores longer lines (developers.cloudflare.com/pages/configuration/headers). */
const MAX_LINE = 2000;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match, so no header
 * is named twice for one address; pages keep the hosts' own `max-age=0, must-revalidate`.
 * The deployment holds this site only, so its rules start at `/` even under a base.
 */
export function headersFile({ base, headers, caching }: HostRules): string {
  const prefixes = base === '' ? [''] : ['', base];
  const blocks = [
    ['/*', ...headers.map(({ name, value }) => `  ${name}: ${value}`)],
    ...caching.folders.flatMap(({ folder, value }) =>
      prefixes.map((prefix) => [`${prefix}${folder}*`, `  Cache-Control: ${value}`]),
    ),
  ];
  const lines = blocks.flat();
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined) {
    throw new Error(
      `A header line has ${long.length} characters, and Cloudflare Pages reads ${MAX_LINE}: ${long.slice(0, 60)}… Share inline scripts and styles between pages, so that the policy needs fewer hashes.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: the root leads home, parts of pages that were pages to their place, and under a base the addresses
 * are answered from the files at the top (a 200 rule changes the file, not the address).
 *
 * The root is a file too, so Netlify has to be told with `!` that the rule wins
 * (docs.netlify.com/routing/redirects/rewrites-proxies, "Shadowing"). Cloudflare passes over that line as
 * one it does not know and takes the plain one after it.
 */
export function redirectsFile({ base, home, moved }: HostRules): string {
  const roots = base === '' ? ['/'] : ['/', base, `${base}/`];
  const rules = roots.flatMap((root) => [`${root} ${home} 301!`, `${root} ${home} 301`]);
  rules.push(...moved.map(({ before, after, page }) => `${before}:fragment${after} ${page}#:fragment 301`));
  if (base !== '') rules.push(`${base}/* /:splat 200`);
  return `${rules.join('\n')}\n`;
}
