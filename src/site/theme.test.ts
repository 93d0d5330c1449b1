import { describe, expect, it } from 'vitest';
import { themeColour } from '#site/theme.ts';
import { contrast } from '../../tools/contrast.ts';

const AAA_TEXT = 7;
const AA_INTERFACE = 3;

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
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

  it('parts the grounds of the map from paper and from one another', () => {
    const [paper, ...grounds] = (['paper', 'land', 'premier', 'grand'] as const).map((name) =>
      themeColour(name, scheme),
    );
    const channels = (colour = ''): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    for (const [index, ground] of grounds.entries())
      for (const other of [paper, ...grounds.slice(index + 1)]) {
        const apart = channels(ground).map((channel, n) => Math.abs(channel - (channels(other)[n] ?? 0)));
        expect(Math.max(...apart), `${ground} ${other}`).toBeGreaterThan(17);
      }
  });
});
