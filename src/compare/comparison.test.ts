import { expect, it } from 'vitest';
import { chosenBy, fragmentOf } from '#compare/comparison.ts';

const known = ['musigny', 'richebourg', 'clos-de-vougeot', 'chambertin'];

it.each([[['musigny', 'richebourg']], [['clos-de-vougeot', 'musigny', 'chambertin']]])(
  'the fragment of compared crus holds %j',
  (slugs) => {
    expect(chosenBy(`#${fragmentOf(slugs)}`, known)).toEqual(slugs);
  },
);

it.each([
  ['one cru', '#musigny'],
  ['four crus', '#musigny--richebourg--clos-de-vougeot--chambertin'],
  ['the same cru twice', '#musigny--musigny'],
  ['an unknown cru', '#musigny--petrus'],
  ['nothing', ''],
])('the fragment is no choice when it names %s', (_, fragment) => {
  expect(chosenBy(fragment, known)).toBeUndefined();
});
