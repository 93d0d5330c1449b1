import { describe, expect, it } from 'vitest';
import type { Deployment } from '#config/deployment.ts';
import { htaccess } from '../../../tools/builder/host-files/apache.ts';
import { staticWebAppConfig } from '../../../tools/builder/host-files/azure.ts';
import { caddyfile } from '../../../tools/builder/host-files/caddy.ts';
import { headersFile, redirectsFile } from '../../../tools/builder/host-files/netlify.ts';
import { nginxConf } from '../../../tools/builder/host-files/nginx.ts';
import { hostRules, isPublic } from '../../../tools/builder/host-files/rules.ts';
import { vercelJson } from '../../../tools/builder/host-files/vercel.ts';
import { robotsTxt, securityTxt, webManifest } from '../../../tools/builder/host-files/visitors.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-YWJj'; frame-ancestors 'none'";
const FOLDERS = ['_astro', 'uploads', 'uploads/plates', 'vineyard', 'vineyard/musigny', 'vignoble'];

function deployment(changes: Partial<Deployment> = {}): Deployment {
  return { origin: 'https://leroy.example', base: '', contact: undefined, buildDate: '2026-11-21', ...changes };
}

const rules = hostRules(deployment(), POLICY, FOLDERS);
const below = hostRules(deployment({ base: '/estate/sub' }), POLICY, FOLDERS);

describe('the rules for hosts', () => {
  it('cover the folders of all slugs with one pattern, and name the others', () => {
    const dead = rules.deadFolders;
    expect(dead).toEqual(
      expect.arrayContaining(['vineyard', 'vineyard/[^/]+', 'vignoble', '_astro', 'uploads/plates']),
    );
    expect(dead).not.toContain('vineyard/musigny');
  });

  it.each(['', 'en', 'fr', 'vineyards/en', 'vineyard/musigny/en', 'vignoble/musigny', 'histoire'])(
    'call no page a dead folder: "%s"',
    (page) => {
      expect(new RegExp(`^(?:${rules.deadFolders.join('|')})$`).test(page)).toBe(false);
    },
  );

  it.each([
    ['en/index.html', true],
    ['.well-known/security.txt', true],
    ['uploads/plates/bunch-480.avif', true],
    ['_headers', false],
    ['vercel.json', false],
    ['.htaccess', false],
    ['.hosts/nginx.conf', false],
  ])('tell whether %s is for visitors: %s', (file, expected) => {
    expect(isPublic(file)).toBe(expected);
  });

  it.each([
    ['_headers', headersFile(rules)],
    ['.htaccess', htaccess(rules)],
    ['nginx.conf', nginxConf(rules)],
    ['Caddyfile', caddyfile(rules)],
    ['vercel.json', vercelJson(rules)],
    ['staticwebapp.config.json', staticWebAppConfig(rules) ?? ''],
  ])('are all in %s', (_, text) => {
    for (const { name, value } of rules.headers) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    for (const { value } of rules.caching.folders) expect(text).toContain(value);
  });
});

describe('Strict-Transport-Security', () => {
  it('is sent where the site has the host for itself and not under a base path', () => {
    const names = ({ headers }: typeof rules): string[] => headers.map(({ name }) => name);
    expect(names(rules)).toContain('Strict-Transport-Security');
    expect(names(below)).not.toContain('Strict-Transport-Security');
  });
});

describe('_headers', () => {
  it('refuses a policy that Cloudflare would not read', () => {
    const long = hostRules(deployment(), `script-src ${"'sha256-YWJj' ".repeat(200)}`, []);
    expect(() => headersFile(long)).toThrow(/reads 2000.*fewer hashes/);
  });
});

describe('_redirects', () => {
  it('leads from the root to the home page, with and without force', () => {
    expect(redirectsFile(rules)).toBe('/ /en 301!\n/ /en 301\n');
    expect(redirectsFile(below)).toContain('\n/estate/sub /estate/sub/en 301\n');
  });
});

describe('the files for visitors', () => {
  it('robots.txt names the sitemap with its whole address', () => {
    expect(robotsTxt(deployment({ base: '/estate' }))).toContain(
      '\nSitemap: https://leroy.example/estate/sitemap.xml\n',
    );
  });

  it('manifest.webmanifest stays below the base', () => {
    const manifest: unknown = JSON.parse(webManifest(deployment({ base: '/estate' })));
    expect(manifest).toMatchObject({ start_url: '/estate/en', scope: '/estate/', lang: 'en' });
  });

  it('security.txt expires a year after the build day', () => {
    const text = securityTxt(deployment({ contact: 'mailto:a@leroy.example', buildDate: '2028-02-29' }));
    expect(text).toContain('Contact: mailto:a@leroy.example\n');
    expect(text).toContain('Expires: 2029-03-01T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://leroy.example/.well-known/security.txt\n');
  });

  it.each([
    ['nobody can be reached', deployment()],
    ['the site does not own the top of its domain', deployment({ contact: 'mailto:a@b.example', base: '/estate' })],
  ])('there is no security.txt where %s', (_, place) => {
    expect(securityTxt(place)).toBeUndefined();
  });

  it('there is no staticwebapp.config.json under a base, which that host cannot serve', () => {
    expect(staticWebAppConfig(below)).toBeUndefined();
  });
});
