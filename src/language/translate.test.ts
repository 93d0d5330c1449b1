import { describe, expect, it } from 'vitest';
import { createTranslate, fill } from '#language/translate.ts';

describe('createTranslate', () => {
  const t = createTranslate({ 'nav.home': 'Accueil' });

  it.each(['absent', 'nav', 'toString', 'constructor'])('shows the key itself when "%s" is missing', (key) => {
    expect(t(key)).toBe(key);
  });
});

describe('fill', () => {
  it('puts values into their places and leaves unknown places alone', () => {
    expect(fill('No. {number} of {total}', { number: 4 })).toBe('No. 4 of {total}');
  });
});
