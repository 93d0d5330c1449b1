import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostFiles } from '#build/host-files/all.ts';
import { siteFiles } from '#build/site-files.ts';
import { deployment, readSite, siteFolder } from '../support/built-site.ts';
import { BASE } from '../support/second-site.ts';

const missing = (files: readonly string[]): string[] => files.filter((file) => !existsSync(join(siteFolder, file)));

/** The files that hosts read, held against the rules that each of them publishes. */
describe.each(['', BASE])('the files of a site at "%s"', (base) => {
  const below = hostFiles({ ...deployment, base }, "default-src 'none'", ['vineyard']);
  const text = (file: string): string => (base === '' ? readSite(file) : (below[file] ?? ''));
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

// docs.github.com, About GitHub Pages and Jekyll; firebase.google.com/docs/hosting/full-config, ignore
it('all files are published on GitHub Pages, and none with a leading dot is needed, which Firebase does not upload', async () => {
  expect(missing(['.nojekyll'])).toEqual([]);
  const documents = (await siteFiles(siteFolder)).filter((file) => file.endsWith('.html'));
  expect(documents.filter((file) => /(?:src|href)="[^"]*\/\.(?!well-known)/.test(readSite(file)))).toEqual([]);
});
