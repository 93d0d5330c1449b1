import { describe, expect, it } from 'vitest';
import { linkCitations, numberSources } from '#prose/citations.ts';

describe('citations', () => {
  const sources = [{ id: 'lavalle' }, { id: 'decree-2009' }];

  it('become numbers that lead to the sources in their order', () => {
    const html = linkCitations('<p>Third in 1855.[^lavalle] Today 37.[^decree-2009]</p>', numberSources(sources));
    expect(html).toMatch(
      /1855\.<sup class="citation"><a href="#source-1"[^>]*>1<\/a><\/sup> Today 37\.<sup[^>]*><a href="#source-2"/,
    );
  });

  it('say to a screen reader what the number is', () => {
    expect(linkCitations('[^lavalle]', numberSources(sources))).toContain('role="doc-noteref" aria-label="Source 1"');
  });

  it('are counted on when other sources precede them on the page', () => {
    expect(linkCitations('[^lavalle]', numberSources(sources, 5))).toContain('href="#source-6"');
  });

  it('of no source are an error that names the mark', () => {
    expect(() => linkCitations('[^rodier]', numberSources(sources))).toThrow(/\[\^rodier\] names no source/);
  });
});
