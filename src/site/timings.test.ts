import { expect, it } from 'vitest';
import { MARGIN_FROM } from '#site/timings.ts';
import { minWidth } from '#site/theme.ts';

it('scripts ask for the breakpoint of the theme', () => {
  expect(MARGIN_FROM).toBe(minWidth('xl'));
});
