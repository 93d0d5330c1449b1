import { expect, it } from 'vitest';
import type { Deployment } from '#config/deployment.ts';
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

it('_headers refuses a policy that Cloudflare would not read', () => {
  const long = hostRules(deployment(), `script-src ${"'sha256-YWJj' ".repeat(200)}`, []);
  expect(() => headersFile(long)).toThrow(/reads 2000.*fewer hashes/);
});

it('security.txt names a contact and expires a year after the build day', () => {
  expect(top['.well-known/security.txt']).toContain(`Contact: ${contact}\nExpires: 2029-03-01T00:00:00.000Z\n`);
  expect(hostFiles(deployment(), POLICY, FOLDERS)).not.toHaveProperty(['.well-known/security.txt']);
});
