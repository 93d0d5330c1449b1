import { describe, expect, it } from 'vitest';
import { numberIslands, withoutIslandStyle } from '../../../tools/builder/islands.ts';

describe('numberIslands', () => {
  it('numbers the islands of a page, so that folders leave no trace in it', () => {
    const html = '<astro-island uid="Z1uHtzS" ssr></astro-island><astro-island uid="2ow5FG"></astro-island>';
    expect(numberIslands(html)).toBe('<astro-island uid="1" ssr></astro-island><astro-island uid="2"></astro-island>');
  });
});

describe('withoutIslandStyle', () => {
  it('takes the style element out of the body and leaves the head alone', () => {
    const head = '<head><style>a{color:red}</style></head>';
    const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
    expect(withoutIslandStyle(`${head}<body>${style}<p>text</p></body>`)).toBe(`${head}<body><p>text</p></body>`);
  });
});
