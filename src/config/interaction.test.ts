import { expect, it } from 'vitest';
import { LEVEL_FROM, MARGIN_FROM } from '#config/interaction.ts';
import { minWidth } from '#config/theme.ts';

it('scripts ask for the breakpoints of the theme', () => {
  expect([MARGIN_FROM, LEVEL_FROM]).toEqual([minWidth('xl'), minWidth('lg')]);
});
