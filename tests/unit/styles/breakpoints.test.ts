import { describe, expect, it } from 'vitest';
import { minWidth } from '#styles/breakpoints.ts';

describe('media conditions for HTML', () => {
  it('have the width of the Tailwind breakpoint', () => {
    expect(minWidth('lg')).toMatch(/^\(min-width: \d+rem\)$/);
  });

  it('name the token to add when the theme has no such breakpoint', () => {
    expect(() => minWidth('5xl')).toThrow('src/styles/theme.css has no --breakpoint-5xl. Add it.');
  });
});
