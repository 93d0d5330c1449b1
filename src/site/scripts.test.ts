import { expect, it } from 'vitest';
import { scriptJson } from '#site/scripts.ts';

it('the JSON of a script element lets no text end the script element', () => {
  const json = scriptJson({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
