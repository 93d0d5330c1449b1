import { describe, expect, it } from 'vitest';
import type { Deployment } from '#site/deployment.ts';
import { hostFiles } from '#build/host-files/all.ts';
import { headersFile } from '#build/host-files/netlify.ts';
import { hostRules } from '#build/host-files/rules.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-YWJj'; frame-ancestors 'none'";
const FOLDERS = ['_astro', 'uploads', 'vineyard', 'vineyard/musigny'];

function deployment(changes: Partial<Deployment> = {}): Deployment {
  return { origin: 'https://leroy.example', base: '', contact: undefined, buildDate: '2028-02-29', ...changes };
}

const contact = 'mailto:a@leroy.example';
const top = hostFiles(deployment({ contact }), POLICY, FOLDERS);
const below = hostFiles(deployment({ contact, base: '/estate' }), POLICY, FOLDERS);

it.each(['_headers', '.htaccess', '.hosts/nginx.conf'])('%s has every header and every time of caching', (file) => {
  const { headers, caching } = hostRules(deployment(), POLICY, FOLDERS);
  for (const { name, value } of headers) {
    expect(top[file]).toContain(name);
    expect(top[file]).toContain(value);
  }
  for (const { value } of caching.folders) expect(top[file]).toContain(value);
});

it('a site under a base does not bind the host that it shares, and leaves the top of the domain alone', () => {
  expect(top._headers).toContain('Strict-Transport-Security');
  expect(below._headers).not.toContain('Strict-Transport-Security');
  expect(top).toHaveProperty(['.well-known/security.txt']);
  expect(below).not.toHaveProperty(['.well-known/security.txt']);
  expect(JSON.parse(below['manifest.webmanifest'] ?? '')).toMatchObject({ start_url: '/estate/en', scope: '/estate/' });
});

it('GitHub Pages is told to publish all files', () => {
  expect(top).toHaveProperty(['.nojekyll']);
});

it('_headers refuses a policy that Cloudflare would not read', () => {
  const long = hostRules(deployment(), `script-src ${"'sha256-YWJj' ".repeat(200)}`, []);
  expect(() => headersFile(long)).toThrow(/reads 2000.*fewer hashes/);
});

it('security.txt names a contact and expires a year after the build day', () => {
  expect(top['.well-known/security.txt']).toContain(`Contact: ${contact}\nExpires: 2029-03-01T00:00:00.000Z\n`);
  expect(hostFiles(deployment(), POLICY, FOLDERS)).not.toHaveProperty(['.well-known/security.txt']);
});

describe.each([
  ['', top],
  ['/estate', below],
])('the files of a site at "%s", held against the rules that each host publishes,', (base, files) => {
  const text = (file: string): string => files[file] ?? '';
  const lines = (file: string): string[] => text(file).split('\n').filter(Boolean);

  // httpd.apache.org/docs/2.4/mod/core.html: AddDefaultCharset speaks of HTML and plain text only.
  it('tell Apache the character set of every text format', () => {
    const [, endings = ''] = /AddCharset utf-8 (.*)/.exec(text('.htaccess')) ?? [];
    const due = ['.md', '.csv', '.css', '.js', '.json', '.xml', '.svg', '.geojson'];
    expect(endings.split(' ')).toEqual(expect.arrayContaining(due));
  });

  // RFC 9110, 12.5.3; httpd.apache.org/docs/2.4/mod/mod_rewrite.html
  it.each(['br', 'gzip'])('let Apache send %s to those who accept it, and not where it is refused', (coding) => {
    const [, pattern = ''] = new RegExp(`HTTP:Accept-Encoding} "(.*${coding}.*)"`).exec(text('.htaccess')) ?? [];
    expect(coding).toMatch(new RegExp(pattern));
    expect(`zstd, ${coding};q=0.5`).toMatch(new RegExp(pattern));
    for (const refusal of [`${coding};q=0`, `${coding};q=0.0, zstd`]) expect(refusal).not.toMatch(new RegExp(pattern));
  });

  // RFC 9111, 4.2.2
  it('let Apache keep no answer that is an error', () => {
    expect(lines('.htaccess').map((line) => line.trim())).toContain(
      'Header always set Cache-Control "no-cache" "expr=%{REQUEST_STATUS} >= 400"',
    );
  });

  // docs.netlify.com/manage/routing/headers; developers.cloudflare.com/pages/configuration/headers. The values of all
  // rules that match an address are joined, so no header may be named by two of them.
  it('are headers for Netlify and Cloudflare Pages that never meet for one address', () => {
    expect(lines('_headers').filter((line) => !/^(\/\S*|\s+[A-Za-z-]+: \S.*)$/.test(line))).toEqual([]);
    const [everywhere = '', ...folders] = text('_headers').split(/\n(?=\/)/);
    const names = (block: string): string[] => [...block.matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name);
    expect(everywhere).toMatch(/^\/\*/);
    expect(folders.flatMap(names).filter((name) => names(everywhere).includes(name))).toEqual([]);
  });

  // docs.netlify.com/routing/redirects/rewrites-proxies, Shadowing: "!" forces a redirect of what is a file.
  // developers.cloudflare.com/pages/configuration/redirects: a line with a status it does not know is passed over.
  it('redirect the root on Netlify and on Cloudflare Pages, and rewrite the base', () => {
    const all = lines('_redirects').map((line) => line.split(' '));
    expect(all[0]?.[2]).toBe('301!');
    const read = all.filter(([, , status = '']) => /^(200|30[12378])$/.test(status)).map(([from]) => from);
    expect(all.filter(([from]) => !read.includes(from))).toEqual([]);
    const rewrites = all.filter(([, , status]) => status === '200');
    expect(rewrites).toEqual(base === '' ? [] : [[`${base}/*`, '/:splat', '200']]);
  });
});
