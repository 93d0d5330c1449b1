import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFiles } from '#build/site-files.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { BASE, secondSite } from '../support/second-site.ts';

interface VercelConfig {
  readonly redirects: readonly { readonly destination: string; readonly statusCode: number }[];
  readonly rewrites?: readonly object[];
}

/** The files that hosts read, held against the rules that each of them publishes. */
describe.each(['', BASE])('the files of a site at "%s"', (base) => {
  let folder = siteFolder;
  let remove = (): void => undefined;
  beforeAll(async () => {
    if (base !== '') ({ folder, remove } = await secondSite());
  });
  afterAll(() => {
    remove();
  });

  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const lines = (file: string): string[] => text(file).split('\n').filter(Boolean);
  const missing = (files: readonly string[]): string[] => files.filter((file) => !existsSync(join(folder, file)));
  const redirects = () => lines('_redirects').map((line) => line.split(' '));

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
  it('let Apache and Caddy keep no answer that is an error', () => {
    expect(lines('.htaccess').map((line) => line.trim())).toContain(
      'Header always set Cache-Control "no-cache" "expr=%{REQUEST_STATUS} >= 400"',
    );
    expect(text('.hosts/Caddyfile')).toMatch(/handle_errors {[^]*?header Cache-Control no-cache/);
  });

  // caddyserver.com/docs/caddyfile/directives/handle: an answer carries only the headers of its own block.
  it('give the redirect of Caddy the policies', () => {
    const [redirect = ''] = /handle @estate_root {[^]*?\n}/.exec(text('.hosts/Caddyfile')) ?? [];
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'])
      expect(redirect).toContain(`header ${name} `);
    // Without `*` the address would be taken for a matcher.
    expect(redirect).toContain(`redir * ${base}/en 301`);
  });

  // github.com/slorber/trailing-slash-guide; docs.github.com, About GitHub Pages and Jekyll. S3
  // (docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html), Firebase and Vercel ask for the folders.
  it('answer on GitHub Pages with and without a slash, and are all published there', () => {
    expect(missing(builtPages.flatMap(({ path }) => [`${path}.html`, `${path}/index.html`]))).toEqual([]);
    expect(missing(['.nojekyll'])).toEqual([]);
  });

  // firebase.google.com/docs/hosting/full-config, ignore
  it('need none with a leading dot, which Firebase does not upload', async () => {
    const documents = (await siteFiles(folder)).filter((file) => file.endsWith('.html'));
    expect(documents.filter((file) => /(?:src|href)="[^"]*\/\.(?!well-known)/.test(text(file)))).toEqual([]);
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
    const all = redirects();
    expect(all[0]?.[2]).toBe('301!');
    const read = all.filter(([, , status = '']) => /^(200|30[12378])$/.test(status)).map(([from]) => from);
    expect(all.filter(([from]) => !read.includes(from))).toEqual([]);
    const rewrites = all.filter(([, , status]) => status === '200');
    expect(rewrites).toEqual(base === '' ? [] : [[`${base}/*`, '/:splat', '200']]);
  });

  // vercel.com/docs/project-configuration/vercel-json
  it('redirect on Vercel to pages that are there, and rewrite the base', () => {
    const { redirects: rows, rewrites = [] } = JSON.parse(text('vercel.json')) as VercelConfig;
    expect(rows.filter(({ statusCode }) => ![301, 302, 303, 307, 308].includes(statusCode))).toEqual([]);
    expect(
      missing(rows.map(({ destination }) => `${destination.slice(base.length).replace(/#.*/, '')}/index.html`)),
    ).toEqual([]);
    expect(rewrites).toEqual(
      base === '' ? [] : [expect.objectContaining({ source: `${base}/(.*)`, destination: '/$1' })],
    );
  });

  // learn.microsoft.com/azure/static-web-apps/configuration; it serves the top of a domain only.
  it.runIf(base === '')('have settings for Azure Static Web Apps of at most 20 kB, whose page for 404 is there', () => {
    const settings = text('staticwebapp.config.json');
    const { responseOverrides } = JSON.parse(settings) as { responseOverrides: { 404: { rewrite: string } } };
    expect(Buffer.byteLength(settings)).toBeLessThanOrEqual(20_000);
    expect(missing([responseOverrides[404].rewrite])).toEqual([]);
  });
});
