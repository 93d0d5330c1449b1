import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from '../../../tools/builder/policy.ts';

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

describe('the hashes of a page', () => {
  it.each([
    ['an inline script', '<script>let a</script>', { scripts: ['let a'], styles: [] }],
    ['a module', '<script type="module">let b</script>', { scripts: ['let b'], styles: [] }],
    [
      'speculation rules',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      { scripts: ['{"prefetch":[]}'], styles: [] },
    ],
    ['an inline style', '<style>p{color:red}</style>', { scripts: [], styles: ['p{color:red}'] }],
    ['the same twice', '<script>a</script><script>a</script>', { scripts: ['a'], styles: [] }],
    ['a script with an address', '<script src="/a.js"></script>', { scripts: [], styles: [] }],
    ['structured data', '<script type="application/ld+json">{}</script>', { scripts: [], styles: [] }],
  ])('hold %s', (_, html, { scripts, styles }) => {
    expect(inlineHashes(html)).toEqual({ scripts: scripts.map(hash), styles: styles.map(hash) });
  });
});

describe('the policy', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-YQ=='"], styles: [] });

  it('forbids what it does not name', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'none'");
  });

  it('lets the site run its own files and the code it was built with, and nothing by a wildcard', () => {
    expect(policy).toContain("script-src 'self' 'sha256-YQ=='");
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  });
});
