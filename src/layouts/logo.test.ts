import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logoShapes } from '#layouts/logo.ts';
import { themeColour } from '#site/theme.ts';

it('the icon of the browser is the mark of the header, in the colours of the page', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  expect(icon).toContain(logoShapes());
  expect(icon).toContain(`stroke="${themeColour('wine')}"`);
  expect(icon).toContain(`(prefers-color-scheme:dark){svg{stroke:${themeColour('wine', 'dark')}}}`);
});
