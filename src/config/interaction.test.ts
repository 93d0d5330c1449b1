import { expect, it } from 'vitest';
import { MARGIN_FROM } from '#config/interaction.ts';
import { minWidth } from '#config/theme.ts';

it('scripts ask for the breakpoint of the theme', () => {
  expect(MARGIN_FROM).toBe(minWidth('xl'));
});
