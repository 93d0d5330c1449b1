import { describe, expect, it } from 'vitest';
import { themeColour } from '../../tools/theme.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const AAA_TEXT = 7;
const AA_INTERFACE = 3;

describe.each(['paper', 'cellar'] as const)('the %s scheme', (scheme) => {
  it.each(['ink', 'ink-soft', 'wine'])('sets %s legibly on both grounds', (text) => {
    for (const ground of ['paper', 'limestone']) {
      expect(contrast(themeColour(text, scheme), themeColour(ground, scheme)), ground).toBeGreaterThanOrEqual(AAA_TEXT);
    }
  });

  it('draws the edges of controls so that they can be seen', () => {
    for (const ground of ['paper', 'limestone']) {
      expect(contrast(themeColour('edge', scheme), themeColour(ground, scheme)), ground).toBeGreaterThanOrEqual(
        AA_INTERFACE,
      );
    }
  });
});
