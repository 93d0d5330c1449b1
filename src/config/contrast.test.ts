import { describe, expect, it } from 'vitest';
import { themeColour } from '#config/theme.ts';
import { contrast } from '../../tools/contrast.ts';

const AAA_TEXT = 7;
const AA_INTERFACE = 3;

describe.each(['paper', 'cellar'] as const)('the %s scheme', (scheme) => {
  it.each(['ink', 'ink-soft', 'wine'] as const)('sets %s legibly on both grounds', (text) => {
    for (const ground of ['paper', 'limestone'] as const) {
      expect(contrast(themeColour(text, scheme), themeColour(ground, scheme)), ground).toBeGreaterThanOrEqual(AAA_TEXT);
    }
  });

  it('draws the edges of controls so that they can be seen', () => {
    for (const ground of ['paper', 'limestone'] as const) {
      expect(contrast(themeColour('edge', scheme), themeColour(ground, scheme)), ground).toBeGreaterThanOrEqual(
        AA_INTERFACE,
      );
    }
  });
});
