import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#build/policy.ts';

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
