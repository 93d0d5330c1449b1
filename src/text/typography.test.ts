import { describe, expect, it } from 'vitest';
import { raiseOrdinals, typeset } from '#text/typography.ts';
import { htmlOf } from '#text/tree.ts';
import { typographyCases, withSpaces } from './typography-cases.ts';

describe('typeset', () => {
  it.each(typographyCases)('sets in %s: %s', (locale, _, typed, printed) => {
    expect(typeset(typed, locale)).toBe(printed);
  });

  it.each(typographyCases)('leaves alone in %s what is set already: %s', (locale, _, __, printed) => {
    expect(typeset(printed, locale)).toBe(printed);
  });

  it.each([
    ['en', "'s slope", 'y', '’s slope'],
    ['en', '" he said', ',', '” he said'],
    ['en', '"so"', '', '“so”'],
    ['en', '"so"', ' ', '“so”'],
    ['fr', ' ; puis', 't', '~; puis'],
    ['fr', '? Là', 't', '~? Là'],
    ['fr', ' %', '5', '_%'],
    ['fr', '" enfin', 'i', '~» enfin'],
    ['fr', '"Ancien"', '’', '«~Ancien~»'],
  ] as const)('goes by what stands before the text (%s: %s after "%s")', (locale, typed, before, printed) => {
    expect(typeset(typed, locale, before)).toBe(withSpaces(printed));
  });
});

it.each([
  ['le 1er et la 1re', 'le 1<sup>er</sup> et la 1<sup>re</sup>'],
  ['le 2e et le 12e', 'le 2<sup>e</sup> et le 12<sup>e</sup>'],
  ['du XIe au XIXe', 'du XI<sup>e</sup> au XIX<sup>e</sup>'],
  ['au Ve siècle', 'au V<sup>e</sup> siècle'],
  ['Napoléon Ier', 'Napoléon I<sup>er</sup>'],
  ['la Vie et les Ier-cru', 'la Vie et les Ier-cru'],
  ['Louis XIV, 1936, Exe', 'Louis XIV, 1936, Exe'],
])('raiseOrdinals raises %s', (text, html) => {
  expect(htmlOf(raiseOrdinals(text, 'fr'))).toBe(html);
});
