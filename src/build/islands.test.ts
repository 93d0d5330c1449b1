import { expect, it } from 'vitest';
import { islandScriptFiles } from '#build/islands.ts';

it('the scripts of islands become one file for pages with the same ones, and no other script does', () => {
  const { takeFrom, files } = islandScriptFiles('/estate', new Set(['island()', 'near()']));
  const page = '<head></head><script>own()</script><script>near()</script><script>island()</script>';
  const other = page.replace('own()', 'self.Astro=1');
  const [name = ''] = (takeFrom(page), takeFrom(other), files.keys());
  expect([...files]).toEqual([[name, 'near()\nisland()']]);
  expect(takeFrom(page)).toBe(`<head><script defer src="/estate/${name}"></script></head><script>own()</script>`);
  expect(takeFrom(other)).toContain('<script>self.Astro=1</script>');
});
