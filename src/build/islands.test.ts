import { expect, it } from 'vitest';
import { parsedPage, withEdits } from '#build/parsed-page.ts';
import { islandFiles } from '#build/islands.ts';

const { settle, files } = islandFiles('/estate', new Set(['island()', 'near()']));
const settled = (html: string): string => withEdits(html, settle(parsedPage(html, 'x.html')));

it('the scripts of islands become one file for pages with the same ones, and no other script does', () => {
  const page = '<head></head><body><script>own()</script><script>near()</script><script>island()</script></body>';
  const other = page.replace('own()', 'self.Astro=1');
  const [name = ''] = (settled(page), settled(other), files.keys());
  expect([...files]).toEqual([[name, 'near()\nisland()']]);
  expect(settled(page)).toBe(
    `<head><script defer src="/estate/${name}"></script></head><body><script>own()</script></body>`,
  );
  expect(settled(other)).toContain('<script>self.Astro=1</script>');
});

it('islands are numbered, whatever their props say', () => {
  const island = (attributes: string): string =>
    `<astro-island ${attributes} props="{&quot;uid=&quot;}"></astro-island>`;
  expect(settled(`<head></head>${island('uid="Zx" prefix="r7"')}${island('uid="Zy"')}`)).toBe(
    `<head></head>${island('uid="1"')}${island('uid="2"')}`,
  );
});
