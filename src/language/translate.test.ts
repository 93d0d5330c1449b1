import { expect, it } from 'vitest';
import { createTranslate, fill } from '#language/translate.ts';

const t = createTranslate({ 'nav.home': 'Accueil' });

it.each(['absent', 'nav', 'toString', 'constructor'])(
  'a translation shows the key itself when "%s" is missing',
  (key) => {
    expect(t(key as WordKey)).toBe(key);
  },
);

it('fill puts values into their places and leaves unknown places alone', () => {
  expect(fill('No. {number} of {total}', { number: 4 })).toBe('No. 4 of {total}');
});
