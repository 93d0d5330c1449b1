import { describe, expect, it } from 'vitest';
import { typeset } from '#text/typography.ts';
import { typographyCases, withSpaces } from '../../tests/support/typography-cases.ts';

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
