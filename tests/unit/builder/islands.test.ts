import { describe, expect, it } from 'vitest';
import { extractIslandScripts, numberIslands, withoutIslandStyle } from '../../../tools/builder/islands.ts';

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

describe('extractIslandScripts', () => {
  const directive = '(self.Astro||(self.Astro={})).near=n;';
  const element = 'customElements.define("astro-island",f);';
  const page = (own: string) =>
    `<html><head><script>${own}</script></head><body><script>${directive}</script><p>text</p><script>${element}</script></body></html>`;

  it('moves the scripts of islands to a file that pages share, and leaves others where they are', () => {
    const one = extractIslandScripts(page('first()'), '/estate');
    const other = extractIslandScripts(page('second()'), '/estate');
    expect(one.file?.code).toBe(`${directive}\n${element}`);
    expect(other.file).toEqual(one.file);
    expect(one.html).toBe(
      `<html><head><script>first()</script><script defer src="/estate/${one.file?.name ?? ''}"></script></head><body><p>text</p></body></html>`,
    );
  });

  it('leaves a page without islands as it is', () => {
    const html = '<html><head><script>first()</script></head></html>';
    expect(extractIslandScripts(html, '')).toEqual({ html, file: undefined });
  });
});
