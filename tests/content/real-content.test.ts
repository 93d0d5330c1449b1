import { expect, it } from 'vitest';
import { checkContent } from '../../tools/content/check.ts';

it('the content of the site has no mistakes', async () => {
  expect(await checkContent('.')).toEqual([]);
});
