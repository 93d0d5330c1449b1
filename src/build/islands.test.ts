import { expect, it } from 'vitest';
import { islandScriptFiles, numberIslands } from '#build/islands.ts';

it('islands are numbered in the order of the page', () => {
  const html = '<astro-island uid="Z1uHtzS" prefix="r7" a></astro-island><astro-island uid="2b"></astro-island>';
  expect(numberIslands(html)).toBe('<astro-island uid="1" a></astro-island><astro-island uid="2"></astro-island>');
});

it('the scripts of islands become one file for pages with the same ones, and no other script does', () => {
  const { takeFrom, files } = islandScriptFiles('/estate', new Set(['island()', 'near()']));
  const page = '<head></head><script>own()</script><script>near()</script><script>island()</script>';
  const other = page.replace('own()', 'self.Astro=1');
  const [name = ''] = (takeFrom(page), takeFrom(other), files.keys());
  expect([...files]).toEqual([[name, 'near()\nisland()']]);
  expect(takeFrom(page)).toBe(`<head><script defer src="/estate/${name}"></script></head><script>own()</script>`);
  expect(takeFrom(other)).toContain('<script>self.Astro=1</script>');
});
