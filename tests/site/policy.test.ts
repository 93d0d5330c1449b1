import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { builtPages, documentAt, readSite } from '../support/built-site.ts';

/**
 * What Google's CSP Evaluator holds against a policy. Left out is the advice it calls possible and of
 * medium weight: that `'self'` is not for hosts of other people's files, of which this site has none.
 */
function findings(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

describe('the Content-Security-Policy', () => {
  it('sent by hosts has no finding of the CSP Evaluator', () => {
    const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readSite('_headers')) ?? [];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(findings(policy)).toEqual([]);
  });

  it.each(builtPages.map(({ path }) => path))('in %s has none either', (path) => {
    const policy = documentAt(path)('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    expect(policy).toContain('script-src');
    expect(findings(policy)).toEqual([]);
  });
});
