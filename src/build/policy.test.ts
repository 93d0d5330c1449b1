import { expect, it } from 'vitest';
import { parsedPage, withEdits } from '#build/parsed-page.ts';
import { contentSecurityPolicy, sitePolicy } from '#build/policy.ts';

const policy = contentSecurityPolicy({ scripts: ["'sha256-YQ=='"], styles: [] });

it('the policy forbids what it does not name', () => {
  expect(policy).toMatch(/^default-src 'none'; /);
  for (const directive of ["require-trusted-types-for 'script'", "base-uri 'none'", "form-action 'none'"]) {
    expect(policy).toContain(directive);
  }
});

it('the policy lets the site run its own files and the code it was built with, and nothing by a wildcard', () => {
  expect(policy).toContain("script-src 'self' 'sha256-YQ=='");
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
});

const page = (script: string) =>
  parsedPage(`<head><meta charset="utf-8"></head><p>Text</p><script>${script}</script>`, 'en/index.html');

it('a page is allowed the inline scripts of the site', () => {
  const { addTo, header } = sitePolicy(new Set(['show()']));
  // printf 'show()' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-bZcXq6A55386WOhnm+CkmXOdvD/gkjsQT5fkz6gxfg8='";
  const { html } = page('show()');
  expect(withEdits(html, addTo(page('show()')))).toContain(`script-src 'self' ${hash};`);
  expect(header()).toContain(hash);
});

it('a page with any other inline script is refused by its name', () => {
  const { addTo } = sitePolicy(new Set(['show()']));
  expect(() => addTo(page('alert(1)'))).toThrow(/^en\/index\.html: .*"alert\(1\)".*Take the HTML out/);
});
